import { useIntl } from 'react-intl';
import type { UserStatus } from '../../graphql/types.generated';
import { FigureFilter } from '../../ui/FigureFilter';
import { listMessages } from './listMessages';
import { useUserFiguresQuery } from './UserList.generated';
import { userStatuses } from './userListParams';
import { useUserWord } from './useUserWord';

/** Props of `UserFigures`. */
export interface UserFiguresProps {
  status: UserStatus | null;
  onChange(status: UserStatus | null): void;
}

/** The number of users in total and for each status. Selecting a figure filters the list by status. */
export function UserFigures({ status, onChange }: UserFiguresProps) {
  const { formatMessage } = useIntl();
  const wordOf = useUserWord();
  const stats = useUserFiguresQuery().data?.userStats;
  const countOf = (wanted: UserStatus) => stats?.byStatus.find((each) => each.status === wanted)?.count ?? null;
  return (
    <FigureFilter
      label={formatMessage(listMessages.figures)}
      figures={[
        { value: null, label: formatMessage(listMessages.all), figure: stats?.total ?? null },
        ...userStatuses.map((value) => ({ value, label: wordOf(value), figure: countOf(value) })),
      ]}
      value={status}
      onChange={onChange}
    />
  );
}
