import { useIntl } from 'react-intl';
import { Panel } from '../../ui/Panel';
import { detailMessages } from './detailMessages';
import { JobCounts } from './JobCounts';
import type { JobDetailQuery } from './JobDetail.generated';
import { JobFacts } from './JobFacts';
import { JobNotices } from './JobNotices';
import { JobProgress } from './JobProgress';
import { isSettled } from '../../ui/jobState';
import { JobSteps } from './JobSteps';

/** How a job stands: what must be seen first, its steps and numbers, its facts. */
export function JobOverview({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <JobNotices job={job} />
      <Panel heading={formatMessage(detailMessages.progress)}>
        <JobSteps job={job} />
        {!isSettled(job.status) && <JobProgress job={job} />}
        <JobCounts job={job} />
      </Panel>
      <JobFacts job={job} />
    </>
  );
}
