import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Record20Regular } from '@fluentui/react-icons/svg/record';
import { useIntl } from 'react-intl';
import { detailMessages } from './detailMessages';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { isSettled } from '#entities/job/jobState';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: { display: 'flex', columnGap: tokens.spacingHorizontalS, alignItems: 'flex-start' },
  words: { display: 'flex', flexDirection: 'column' },
  name: { ...typographyStyles.body1Strong },
  status: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  PENDING: { color: tokens.colorNeutralForeground3 },
  RUNNING: { color: tokens.colorBrandForeground1 },
  PAUSED: { color: tokens.colorStatusWarningForeground3 },
  DONE: { color: tokens.colorStatusSuccessForeground1 },
  FAILED: { color: tokens.colorStatusDangerForeground1 },
});

const icons = {
  PENDING: Circle20Regular,
  RUNNING: Record20Regular,
  PAUSED: Record20Regular,
  DONE: CheckmarkCircle20Filled,
  FAILED: ErrorCircle20Filled,
};

/** The steps of a job with their status. */
export function JobSteps({ job }: { job: Pick<JobStateFragment, 'steps' | 'status'> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <ol className={styles.steps} aria-label={formatMessage(detailMessages.steps)}>
      {job.steps.map(({ step, status }) => {
        const isStopped = status === 'RUNNING' && (job.status === 'PAUSED' || isSettled(job.status));
        const isLeft = status === 'PENDING' && isSettled(job.status);
        const shown = isStopped ? 'PAUSED' : status;
        const Icon = icons[shown];
        return (
          <li key={step} className={styles.step} aria-current={status === 'RUNNING' ? 'step' : undefined}>
            <Icon aria-hidden="true" className={styles[shown]} />
            <span className={styles.words}>
              <span className={mergeClasses(styles.name, shown === 'PENDING' && styles.PENDING)}>
                {formatMessage(detailMessages[`step${step}`])}
              </span>
              <span className={styles.status}>
                {formatMessage(detailMessages[isLeft ? 'stepUNDONE' : (`step${shown}` as const)])}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
