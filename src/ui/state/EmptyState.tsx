import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { SpotIllustration, type SpotIllustrationName } from '../illustration/SpotIllustration';

const useStyles = makeStyles({
  state: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, maxWidth: '48ch' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

export interface EmptyStateProps {
  title: string;
  /** What the user can do next. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  drawing?: SpotIllustrationName;
}

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ title, description, actions, drawing = 'shelf' }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.state}>
      <SpotIllustration name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.text}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
