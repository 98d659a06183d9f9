import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle';
import { Info16Regular } from '@fluentui/react-icons/svg/info';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { useIntl } from 'react-intl';
import { commonMessages } from '#ui/commonMessages';
import { messages } from '../../messages';

const useStyles = makeStyles({
  list: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    verticalAlign: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
  item: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXXS },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  info: { color: tokens.colorNeutralForeground3 },
});

export interface IssueSummaryProps {
  counts: { error: number; warning: number; info: number };
}

/** The number of issues by severity. Renders nothing if there are none. */
export function IssueSummary({ counts }: IssueSummaryProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const items = [
    { count: counts.error, label: commonMessages.errorCount, Icon: ErrorCircle16Regular, look: styles.error },
    { count: counts.warning, label: commonMessages.warningCount, Icon: Warning16Regular, look: styles.warning },
    { count: counts.info, label: messages.infoCount, Icon: Info16Regular, look: styles.info },
  ].filter(({ count }) => count > 0);
  if (items.length === 0) return null;
  return (
    <span className={styles.list}>
      {items.map(({ count, label, Icon, look }) => (
        <span key={label.id} className={styles.item} title={formatMessage(label, { count })}>
          <Icon className={look} aria-label={formatMessage(label, { count })} />
          <span aria-hidden="true">{count}</span>
        </span>
      ))}
    </span>
  );
}
