import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Stat } from '#ui/text/Stat';
import { detailMessages } from './detailMessages';
import { BulkEditCounts } from '#entities/job/changes/BulkEditCounts';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { planMessages } from '#entities/job/planMessages';

const useStyles = makeStyles({
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}` },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

const counted = {
  IMPORT: ['created', 'updated', 'skipped', 'failed', 'warnings', 'blocked'],
  VALIDATE: ['updated', 'skipped', 'warnings', 'blocked'],
  PUBLISH: ['updated'],
  EXPORT: [],
  BULK_EDIT: ['updated', 'deleted', 'skipped', 'failed'],
  ROLLBACK: ['created', 'updated', 'deleted', 'skipped'],
  CLONE: ['created'],
} as const;

/** The results of a job so far as numbers of products. */
export function JobCounts({ job }: { job: Pick<JobStateFragment, 'type' | 'mode' | 'counts' | 'restores'> }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  if (job.type === 'BULK_EDIT' && job.mode === 'DRY_RUN') return <BulkEditCounts counts={job.counts} />;
  // Products created by an undo or a restore existed before.
  const isRestoring = job.type === 'ROLLBACK' || job.restores !== null;
  const names = job.restores ? counted.ROLLBACK : counted[job.type];
  const isBare = names.length === 0 || (job.type === 'PUBLISH' && job.counts.updated === 0);
  if (isBare) return null;
  const labels = {
    ...detailMessages,
    ...(job.mode === 'DRY_RUN' && planMessages),
    ...(isRestoring && { created: detailMessages.restored }),
  };
  return (
    <>
      <div className={styles.stats}>
        {names.map((name) => (
          <Stat key={name} label={formatMessage(labels[name])} value={formatNumber(job.counts[name])} />
        ))}
      </div>
      <p className={styles.note}>{formatMessage(detailMessages.countsNote)}</p>
    </>
  );
}
