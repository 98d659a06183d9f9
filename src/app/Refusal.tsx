import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from '../routing/headingFocus';
import { Drawing, type DrawingName } from '../ui/Drawing';

const useStyles = makeStyles({
  refusal: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: tokens.spacingVerticalM,
    minHeight: '70dvh',
    padding: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  heading: { ...typographyStyles.subtitle1, margin: 0, ':focus': { outlineStyle: 'none' } },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, maxWidth: '52ch' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
});

/** Props of `Refusal`. */
export interface RefusalProps {
  drawing: DrawingName;
  title: string;
  text: string;
  /** Ways out. */
  children: ReactNode;
}

/** A whole page that says why there is nothing else on it, and where to go. */
export function Refusal({ drawing, title, text, children }: RefusalProps) {
  const styles = useStyles();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  return (
    <div className={styles.refusal}>
      <Drawing name={drawing} />
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
