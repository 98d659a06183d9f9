import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

/** The meaning of a status. The text is always shown along with the color. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const useStyles = makeStyles({
  badge: {
    ...typographyStyles.caption1Strong,
    display: 'inline-block',
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: '1px',
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    // Forced-colors mode removes the background; the border keeps the badge recognizable.
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  neutral: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
  info: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground2 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
});

/** A status as a short text: `<StatusBadge tone="success" label="Active" />`. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.badge, styles[tone])}>{label}</span>;
}
