import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
  },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export interface PanelProps {
  heading?: string;
  /** Whether screen readers announce changes of the heading, such as a new count. */
  isHeadingLive?: boolean;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A framed section of a page with its own h2. */
export function Panel({ heading, isHeadingLive = false, actions, children }: PanelProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading === undefined ? undefined : id}>
      {(heading !== undefined || actions) && (
        <div className={styles.head}>
          {heading !== undefined && (
            <h2 id={id} className={styles.heading} aria-live={isHeadingLive ? 'polite' : undefined}>
              {heading}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
