import { useIntl } from 'react-intl';
import { SelectFilter } from '#ui/filter/SelectFilter';
import type { ListPage } from '#ui/table/useListPage';
import { ListFilters } from '#ui/filter/ListFilters';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { userPlans, userRoles, userStatuses, type UserListState } from './userListParams';
import { useUserLabel, type UserValue } from '../useUserLabel';

/** Search field and filters of the list. */
export function UserFilters({ list }: { list: ListPage<UserListState> }) {
  const { role, plan, status } = list.state;
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const getOptions = <Value extends UserValue>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: getLabel(value) }));
  return (
    <ListFilters list={list} label={formatMessage(listMessages.search)}>
      <SelectFilter
        label={formatMessage(messages.role)}
        anyLabel={formatMessage(listMessages.anyRole)}
        value={role}
        options={getOptions(userRoles)}
        onChange={(value) => list.filter({ role: value })}
      />
      <SelectFilter
        label={formatMessage(messages.plan)}
        anyLabel={formatMessage(listMessages.anyPlan)}
        value={plan}
        options={getOptions(userPlans)}
        onChange={(value) => list.filter({ plan: value })}
      />
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(listMessages.anyStatus)}
        value={status}
        options={getOptions(userStatuses)}
        onChange={(value) => list.filter({ status: value })}
      />
    </ListFilters>
  );
}
