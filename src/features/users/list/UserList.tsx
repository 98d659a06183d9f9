import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { titles } from '../titles';
import { useUserColumns } from './useUserColumns';
import { UserDialogs } from '../form/UserDialogs';
import type { UserAccessDialog } from '../invitation/useUserAccess';
import { UserStatFilters } from './UserStatFilters';
import { UserFilters } from './UserFilters';
import { useUserListQuery } from './UserList.generated';
import { filterNames, userListParams } from './userListParams';

/** The user list, with actions to find, create, view, edit, and delete users. */
export function UserList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const client = useApolloClient();
  const list = useListPage(userListParams, filterNames);
  const { state, setState } = list;
  const { page, perPage, q, role, plan, status, sort, direction } = state;
  const result = useUserListQuery({
    variables: { input: { page, perPage, q, role, currentPlan: plan, status, sort, direction } },
  });
  const query = tableQuery(result);
  const { data, table } = query;
  const found = data?.users;
  const onOpen = useCallback(
    (opened: UserAccessDialog | 'delete', user: string) => setState({ dialog: opened, user }, { push: true }),
    [setState],
  );
  const columns = useUserColumns(onOpen);
  const showRest = () => {
    setState({ dialog: null, user: '', page: pageAfterDelete(page, found?.users) });
    void client.refetchQueries({ include: ['UserList', 'UserFigures'] });
  };
  const newButton = can('create', 'User') && (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => setState({ dialog: 'create' }, { push: true })}>
      {formatMessage(messages.newUser)}
    </Button>
  );

  return (
    <Page
      heading={formatMessage(titles.list)}
      description={formatMessage(listMessages.description)}
      actions={newButton}
    >
      <UserStatFilters status={status} onChange={(value) => list.filter({ status: value })} />
      <ListViews
        viewable={toViewableList({ list: 'USERS', tableId: 'users' }, userListParams, filterNames)}
        query={query}
        total={found?.totalDocs}
      >
        <ListTable
          {...table}
          list={list}
          id="users"
          label={formatMessage(titles.list)}
          columns={columns}
          rows={found?.users}
          rowHref={({ id }) => href(paths.userView, { userId: id })}
          total={found?.totalDocs}
          toolbar={<UserFilters list={list} />}
          nothing={{ title: listMessages.nothingTitle, text: listMessages.nothingText }}
          none={{ title: listMessages.emptyTitle, text: listMessages.emptyText, actions: newButton }}
        />
      </ListViews>
      <UserDialogs
        dialog={state.dialog}
        user={found?.users.find(({ id }) => id === state.user)}
        onDeleted={showRest}
        onClose={() => setState({ dialog: null, user: '' })}
      />
    </Page>
  );
}
