import { useIntl } from 'react-intl';
import { MessagePage } from '../../ui/MessagePage';
import { Scene } from '../../ui/Scene';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { titles } from './titles';

/** Where a link leads when something outside of the app went wrong. */
export function ErrorPage() {
  const { formatMessage } = useIntl();
  return (
    <MessagePage
      picture={<Scene name="tornBelt" />}
      title={formatMessage(titles.error)}
      text={formatMessage(messages.errorText)}
      actions={<HomeButton />}
    />
  );
}
