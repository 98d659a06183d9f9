import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Info20Filled } from '@fluentui/react-icons/svg/info';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    '& svg': { flexShrink: 0 },
  },
  // If there is no room beside the text, the buttons wrap below it.
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    flexGrow: 1,
    minWidth: 0,
  },
  words: { flexGrow: 1, flexBasis: '24ch', minWidth: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  info: { '& > svg': { color: tokens.colorBrandForeground1 } },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
    '& > svg': { color: tokens.colorStatusSuccessForeground1 },
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    '& > svg': { color: tokens.colorStatusWarningForeground3 },
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    '& > svg': { color: tokens.colorStatusDangerForeground1 },
  },
});

const icons = {
  info: Info20Filled,
  success: CheckmarkCircle20Filled,
  warning: Warning20Filled,
  danger: ErrorCircle20Filled,
};

export interface NoticeProps {
  /** `danger` is announced immediately; the others are announced politely. */
  tone: keyof typeof icons;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** A message about the part of the page that contains it, such as why a form was rejected. */
export function Notice({ tone, children, actions }: NoticeProps) {
  const styles = useStyles();
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={mergeClasses(styles.notice, styles[tone])}>
      <Icon aria-hidden="true" />
      <div className={styles.content}>
        <div className={styles.words}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
