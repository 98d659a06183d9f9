import { useIntl } from 'react-intl';
import { MessagePage } from '../../ui/MessagePage';
import { Scene } from '../../ui/Scene';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { titles } from './titles';

/** Says that nothing stands at the address. */
export function NotFound() {
  const { formatMessage } = useIntl();
  return (
    <MessagePage
      picture={<Scene name="gap" />}
      title={formatMessage(titles.notFound)}
      text={formatMessage(messages.notFoundText)}
      actions={<HomeButton />}
    />
  );
}
