import { useIntl } from 'react-intl';
import { paths } from '#routing/paths';
import { EmptyState } from '#ui/state/EmptyState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { titles } from './titles';
import { viewMessages as messages } from './view/viewMessages';

/** Shown when a user does not exist. */
export function UserNotFound() {
  const { formatMessage } = useIntl();
  return (
    <Page heading={formatMessage(titles.view)}>
      <EmptyState
        drawing="search"
        title={formatMessage(messages.goneTitle)}
        description={formatMessage(messages.goneText)}
        actions={<LinkButton to={paths.userList}>{formatMessage(messages.toUsers)}</LinkButton>}
      />
    </Page>
  );
}
