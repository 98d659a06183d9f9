import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info16Filled } from '@fluentui/react-icons/svg/info';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import type { IssueSeverity } from '#graphql/types.generated';

const useStyles = makeStyles({
  icon: { flexShrink: 0 },
  ERROR: { color: tokens.colorStatusDangerForeground1 },
  WARNING: { color: tokens.colorStatusWarningForeground3 },
  INFO: { color: tokens.colorNeutralForeground3 },
});

const icons = { ERROR: ErrorCircle16Filled, WARNING: Warning16Filled, INFO: Info16Filled } as const;

/** Icon for a severity. The text next to it describes the issue. */
export function IssueIcon({ severity }: { severity: IssueSeverity }) {
  const styles = useStyles();
  const Icon = icons[severity];
  return <Icon className={mergeClasses(styles.icon, styles[severity])} />;
}
