import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useJobLogQuery } from './JobLog.generated';
import { isSettled } from '#entities/job/jobState';
import type { JobTabProps } from './jobTab';
import { issueMessages } from '#entities/job/issues/issueMessages';
import { tabMessages as messages } from './tabMessages';

const useStyles = makeStyles({
  list: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  time: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  text: { margin: 0, overflowWrap: 'anywhere' },
  WARNING: { color: tokens.colorStatusWarningForeground1 },
  ERROR: { color: tokens.colorStatusDangerForeground1 },
  INFO: {},
});

/** Polling interval for the log of a running job, in milliseconds. */
const pollMs = 2000;

/** The last lines of a job’s log, read again while the job runs. */
export function JobLog({ job }: Pick<JobTabProps, 'job'>) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useStyles();
  const result = useJobLogQuery({ variables: { id: job.id }, pollInterval: isSettled(job.status) ? 0 : pollMs });
  return (
    <QueryView result={result} skeleton={<Placeholder height={160} />}>
      {({ job: { log } }) =>
        log.length === 0 ? (
          <EmptyState title={formatMessage(messages.noLog)} />
        ) : (
          <Panel>
            <dl className={styles.list}>
              {log.map(({ at, level, message }, place) => [
                <dt key={`${place} time`} className={styles.time}>
                  <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
                </dt>,
                <dd key={`${place} text`} className={mergeClasses(styles.text, styles[level])}>
                  {level === 'INFO' ? message : `${formatMessage(issueMessages[level])}: ${message}`}
                </dd>,
              ])}
            </dl>
          </Panel>
        )
      }
    </QueryView>
  );
}
