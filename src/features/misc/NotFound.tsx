import { useIntl } from 'react-intl';
import { MessagePage } from '../../ui/MessagePage';
import { Illustration } from '../../ui/Scene';
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
