import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { UserPlan, UserRole, UserStatus } from '#graphql/types.generated';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { noFilters, userPlans, userRoles, userStatuses } from './userListParams';
import { useUserLabel } from '../useUserLabel';

/** The filters of the list. */
interface UserFilter {
  q: string;
  role: UserRole | null;
  plan: UserPlan | null;
  status: UserStatus | null;
}

export interface UserFiltersProps extends UserFilter {
  isFiltered: boolean;
  onChange: (changes: Partial<UserFilter> & { page: 1 }) => void;
}

/** Search field and filters of the list. */
export function UserFilters({ q, role, plan, status, isFiltered, onChange }: UserFiltersProps) {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const search = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  const getOptions = <Value extends UserRole | UserPlan | UserStatus>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: getLabel(value) }));
  return (
    <FilterBar onClear={isFiltered ? () => onChange(noFilters) : undefined}>
      <SearchField label={formatMessage(listMessages.search)} value={q} onChange={search} />
      <SelectFilter
        label={formatMessage(messages.role)}
        anyLabel={formatMessage(listMessages.anyRole)}
        value={role}
        options={getOptions(userRoles)}
        onChange={(value) => onChange({ role: value, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(messages.plan)}
        anyLabel={formatMessage(listMessages.anyPlan)}
        value={plan}
        options={getOptions(userPlans)}
        onChange={(value) => onChange({ plan: value, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(listMessages.anyStatus)}
        value={status}
        options={getOptions(userStatuses)}
        onChange={(value) => onChange({ status: value, page: 1 })}
      />
    </FilterBar>
  );
}
