import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Stat } from '#ui/text/Stat';
import type { JobStateFragment } from '../JobState.generated';
import { planMessages } from '../planMessages';

const useStyles = makeStyles({
  stats: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}` },
});

const labels = {
  updated: planMessages.changed,
  skipped: planMessages.unchanged,
  failed: planMessages.failed,
  warnings: planMessages.newIssues,
  solved: planMessages.solved,
} as const;

const counted = ['updated', 'skipped', 'failed', 'warnings', 'solved'] as const;

/** The number of products that a bulk edit would change according to its dry run, and of issues that it would solve. */
export function BulkEditCounts({ counts }: Pick<JobStateFragment, 'counts'>) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.stats}>
      {counted.map((name) => (
        <Stat key={name} label={formatMessage(labels[name])} value={formatNumber(counts[name])} />
      ))}
    </div>
  );
}
