import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { titles } from '../titles';
import { useUserColumns } from './useUserColumns';
import { UserDialogs } from '../form/UserDialogs';
import { UserStatFilters } from './UserStatFilters';
import { UserFilters } from './UserFilters';
import { useUserListQuery } from './UserList.generated';
import { noFilters, getSort, userListParams } from './userListParams';

/** The user list, with actions to find, create, view, edit, and delete users. */
export function UserList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const client = useApolloClient();
  const [state, setState] = useUrlState(userListParams);
  const { page, perPage, q, role, plan, status, sort, direction } = state;
  const result = useUserListQuery({
    variables: { input: { page, perPage, q, role, currentPlan: plan, status, sort, direction } },
  });
  const { data, table } = tableQuery(result);
  const found = data?.users;
  const onDelete = useCallback((user: string) => setState({ dialog: 'delete', user }, { push: true }), [setState]);
  const columns = useUserColumns(onDelete);
  const isFiltered = q !== '' || role !== null || plan !== null || status !== null;
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
      <UserStatFilters status={status} onChange={(value) => setState({ status: value, page: 1 })} />
      <DataTable
        {...table}
        id="users"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.users}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.userView, { userId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) => setState({ sort: getSort(column), direction: to, page: 1 })}
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        toolbar={
          <UserFilters q={q} role={role} plan={plan} status={status} isFiltered={isFiltered} onChange={setState} />
        }
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={isFiltered}
            nothing={{ title: formatMessage(listMessages.nothingTitle), text: formatMessage(listMessages.nothingText) }}
            none={{
              title: formatMessage(listMessages.emptyTitle),
              text: formatMessage(listMessages.emptyText),
              actions: newButton,
            }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={() => setState(noFilters)}
          />
        }
      />
      <UserDialogs
        dialog={state.dialog}
        user={found?.users.find(({ id }) => id === state.user)}
        onDeleted={showRest}
        onClose={() => setState({ dialog: null, user: '' })}
      />
    </Page>
  );
}
