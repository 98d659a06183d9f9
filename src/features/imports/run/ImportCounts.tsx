import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { NewAttributes } from '#entities/attribute/NewAttributes';
import { Stat } from '#ui/text/Stat';
import { checkMessages as messages } from './checkMessages';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { isDone } from '#entities/job/jobState';
import { NotApplied } from '#entities/job/NotApplied';
import { notAppliedMessages } from '#entities/job/notAppliedMessages';
import { modeMessages } from '#entities/job/modeMessages';
import { planMessages } from '#entities/job/planMessages';

const useStyles = makeStyles({
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}` },
  label: { ...typographyStyles.body1Strong },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** The number of products that an import has changed so far, or would change according to a dry run. */
export function ImportCounts({ job }: { job: JobStateFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { counts, importSummary } = job;
  const {
    newAttributes = [],
    notApplied = [],
    missingCount = 0,
    missingProducts = 'LEAVE',
    rows,
    products,
    variants,
    categories,
  } = importSummary ?? {};
  const listLabel = useId();
  const notAppliedLabel = useId();
  const isDryRun = job.mode === 'DRY_RUN';
  const stats = [
    [isDryRun ? planMessages.created : messages.created, counts.created],
    [isDryRun ? planMessages.updated : messages.updated, counts.updated - missingCount],
    [isDryRun ? planMessages.skipped : messages.skipped, counts.skipped, messages.toSkipNote],
    [isDryRun ? planMessages.failed : messages.failed, counts.failed],
    [isDryRun ? planMessages.blocked : messages.blocked, counts.blocked, messages.blockedNote],
    ...(missingCount > 0 ? [[modeMessages.missingProducts, missingCount, modeMessages[missingProducts]] as const] : []),
  ] as const;
  return (
    <>
      <div className={styles.stats}>
        {stats.map(([label, count, note]) => (
          <Stat
            key={label.id}
            label={formatMessage(label)}
            value={formatNumber(count)}
            note={note && formatMessage(note)}
          />
        ))}
      </div>
      {importSummary && (
        <p className={styles.note}>
          {formatMessage(isDone(job.status) ? messages.fileNote : messages.readSoFar, {
            rows,
            products,
            variants,
            categories,
          })}
        </p>
      )}
      {notApplied.length > 0 && (
        <div>
          <div id={notAppliedLabel} className={styles.label}>
            {formatMessage(notAppliedMessages.notApplied)}
          </div>
          <NotApplied columns={notApplied} labelledBy={notAppliedLabel} />
        </div>
      )}
      {newAttributes.length > 0 && (
        <div>
          <div id={listLabel} className={styles.label}>
            {formatMessage(messages.newAttributes)}
          </div>
          <NewAttributes attributes={newAttributes} labelledBy={listLabel} />
        </div>
      )}
    </>
  );
}
