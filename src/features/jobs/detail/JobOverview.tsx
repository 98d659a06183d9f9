import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { disclosure } from '#ui/layout/disclosure';
import { Panel } from '#ui/layout/Panel';
import { detailMessages } from './detailMessages';
import { JobCounts } from './JobCounts';
import type { JobDetailQuery } from './JobDetail.generated';
import { JobNotices } from './JobNotices';
import { JobProgress } from '#entities/job/JobProgress';
import { isDone, isSettled } from '#entities/job/jobState';
import { JobSteps } from './JobSteps';

const useStyles = makeStyles({
  summary: {
    ...typographyStyles.body1,
    ...disclosure,
    marginBlockEnd: tokens.spacingVerticalS,
  },
});

/** The overview of a job: notices, steps, and counts. The steps of a finished job are collapsed. */
export function JobOverview({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <>
      <JobNotices job={job} />
      <Panel heading={formatMessage(detailMessages.progress)}>
        {isDone(job.status) ? (
          <details>
            <summary className={styles.summary}>
              {formatMessage(detailMessages.stepsDone, { count: job.steps.length })}
            </summary>
            <JobSteps job={job} />
          </details>
        ) : (
          <JobSteps job={job} />
        )}
        {!isSettled(job.status) && <JobProgress job={job} />}
        <JobCounts job={job} />
      </Panel>
    </>
  );
}
