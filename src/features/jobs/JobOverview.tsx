import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Panel } from '../../ui/Panel';
import { detailMessages } from './detailMessages';
import { JobCounts } from './JobCounts';
import type { JobDetailQuery } from './JobDetail.generated';
import { JobFacts } from './JobFacts';
import { JobNotices } from './JobNotices';
import { JobProgress } from './JobProgress';
import { isSettled } from './jobState';
import { JobSteps } from './JobSteps';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
  },
});

/** How a job stands: what must be seen first, its steps and numbers, its facts. */
export function JobOverview({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <JobNotices job={job} />
      <div className={useStyles().columns}>
        <Panel heading={formatMessage(detailMessages.progress)}>
          <JobSteps job={job} />
          {!isSettled(job.status) && <JobProgress job={job} />}
          <JobCounts job={job} />
        </Panel>
        <JobFacts job={job} />
      </div>
    </>
  );
}
