import { useIntl } from 'react-intl';
import { MessagePage } from '#ui/state/MessagePage';
import { Illustration } from '#ui/illustration/Illustration';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { titles } from './titles';

/** The target of links for errors outside the app. */
export function ErrorPage() {
  const { formatMessage } = useIntl();
  return (
    <MessagePage
      picture={<Illustration name="tornBelt" />}
      title={formatMessage(titles.error)}
      text={formatMessage(messages.errorText)}
      actions={<HomeButton />}
    />
  );
}
