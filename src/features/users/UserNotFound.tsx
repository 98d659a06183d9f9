import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { LinkButton } from '#ui/control/LinkButton';
import { titles } from './titles';
import { viewMessages as messages } from './view/viewMessages';

/** Shown when a user does not exist. */
export function UserNotFound() {
  const { formatMessage } = useIntl();
  return (
    <RecordNotFound
      heading={formatMessage(titles.view)}
      title={formatMessage(messages.goneTitle)}
      description={formatMessage(messages.goneText)}
      actions={<LinkButton to={paths.userList}>{formatMessage(messages.toUsers)}</LinkButton>}
    />
  );
}
