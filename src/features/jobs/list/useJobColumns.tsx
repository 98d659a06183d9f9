import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { Column } from '#ui/table/tableTypes';
import { JobDuration } from '../JobDuration';
import type { JobRowFragment } from '#entities/job/JobState.generated';
import { JobName } from './JobName';
import { JobResult } from '../detail/JobResult';
import { JobStatusBadge } from '#entities/job/JobStatusBadge';
import { messages } from '../messages';

/** Returns the columns of the job list. The ids of sortable columns are the server's sort values. */
export function useJobColumns(): readonly Column<JobRowFragment>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'TYPE',
        header: formatMessage(messages.job),
        cell: (job) => <JobName job={job} />,
        isSortable: true,
      },
      {
        id: 'STATUS',
        header: formatMessage(messages.status),
        cell: ({ status }) => <JobStatusBadge status={status} />,
        width: 148,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'result',
        header: formatMessage(messages.result),
        cell: (job) => <JobResult job={job} />,
        width: 264,
        isWide: true,
        isHideable: true,
      },
      {
        id: 'catalog',
        header: formatMessage(messages.catalog),
        cell: ({ catalog }) => catalog?.name ?? null,
        isHideable: true,
      },
      {
        id: 'user',
        header: formatMessage(messages.user),
        cell: ({ user }) => user,
        width: 128,
        isHideable: true,
      },
      {
        id: 'CREATED_AT',
        header: formatMessage(messages.created),
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
        width: 136,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'duration',
        header: formatMessage(messages.duration),
        cell: ({ startedAt, settledAt }) => <JobDuration startedAt={startedAt} settledAt={settledAt} />,
        width: 128,
        align: 'end',
        isHideable: true,
      },
      {
        id: 'id',
        header: formatMessage(messages.id),
        cell: ({ id }) => id,
        width: 88,
        align: 'end',
        isHideable: true,
        isHiddenAtFirst: true,
      },
    ],
    [formatMessage],
  );
}
