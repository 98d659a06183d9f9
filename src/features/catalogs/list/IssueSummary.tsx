import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

const useStyles = makeStyles({
  counts: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    columnGap: tokens.spacingHorizontalM,
    fontVariantNumeric: 'tabular-nums',
  },
  count: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Error and warning counts of a catalog's products, each with its icon. */
export function IssueSummary({ counts }: { counts: { error: number; warning: number } }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { error, warning } = counts;
  if (error + warning === 0) return <span className={styles.none}>{formatMessage(messages.noIssues)}</span>;
  return (
    <span className={styles.counts}>
      {error > 0 && (
        <span role="img" aria-label={formatMessage(messages.errors, { count: error })} className={styles.count}>
          <ErrorCircle16Regular className={styles.error} />
          {formatNumber(error)}
        </span>
      )}
      {warning > 0 && (
        <span role="img" aria-label={formatMessage(messages.warnings, { count: warning })} className={styles.count}>
          <Warning16Regular className={styles.warning} />
          {formatNumber(warning)}
        </span>
      )}
    </span>
  );
}
