import { useIntl } from 'react-intl';
import type { UserStatus } from '#graphql/types.generated';
import { StatFilter } from '#ui/filter/StatFilter';
import { QueryView } from '#ui/state/QueryView';
import { listMessages } from './listMessages';
import { useUserFiguresQuery, type UserFiguresQuery } from './UserList.generated';
import { userStatuses } from './userListParams';
import { useUserLabel } from '../useUserLabel';

export interface UserStatFiltersProps {
  status: UserStatus | null;
  onChange: (status: UserStatus | null) => void;
}

/** The number of users in total and for each status. Selecting a figure filters the list by status. */
export function UserStatFilters({ status, onChange }: UserStatFiltersProps) {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const result = useUserFiguresQuery();
  const draw = (stats: UserFiguresQuery['userStats'] | undefined) => (
    <StatFilter
      label={formatMessage(listMessages.figures)}
      figures={[
        { value: null, label: formatMessage(listMessages.all), figure: stats?.total ?? null },
        ...userStatuses.map((value) => ({
          value,
          label: getLabel(value),
          figure: stats?.byStatus.find((each) => each.status === value)?.count ?? null,
        })),
      ]}
      value={status}
      onChange={onChange}
    />
  );
  return (
    <QueryView result={result} skeleton={draw(undefined)}>
      {({ userStats }) => draw(userStats)}
    </QueryView>
  );
}
