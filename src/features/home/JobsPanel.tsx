import { useIntl } from 'react-intl';
import { JobStatusBadge } from '#entities/job/JobStatusBadge';
import { getJobSubject } from '#entities/job/jobSource';
import { useJobType } from '#entities/job/useJobType';
import { href, paths } from '#routing/paths';
import { useHomeJobsQuery } from './Home.generated';
import { messages } from './messages';
import { SummaryPanel } from './SummaryPanel';

/** The jobs that are running, and those that failed. */
export function JobsPanel() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toType = useJobType();
  return (
    <SummaryPanel
      heading={formatMessage(messages.jobs)}
      to={paths.jobList}
      result={useHomeJobsQuery()}
      empty={formatMessage(messages.noJobs)}
      getRows={({ running, failed }) =>
        [...running.jobs, ...failed.jobs].map((job) => ({
          id: job.id,
          to: href(paths.jobDetail, { jobId: job.id }),
          name: toType(job),
          note: getJobSubject(job, intl) ?? job.catalog?.name,
          end: <JobStatusBadge status={job.status} />,
        }))
      }
    />
  );
}
