import { useIntl } from 'react-intl';
import { MessagePage } from '#ui/state/MessagePage';
import { Illustration } from '#ui/illustration/Illustration';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { titles } from './titles';

/** The page for unknown URLs. */
export function NotFound() {
  const { formatMessage } = useIntl();
  return (
    <MessagePage
      picture={<Illustration name="gap" />}
      title={formatMessage(titles.notFound)}
      text={formatMessage(messages.notFoundText)}
      actions={<HomeButton />}
    />
  );
}
