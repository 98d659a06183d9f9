import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from '#routing/headingFocus';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    rowGap: tokens.spacingVerticalM,
    minHeight: '70dvh',
    padding: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  heading: { ...typographyStyles.title3, margin: 0, ':focus': { outlineStyle: 'none' } },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, maxWidth: '52ch' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

export interface MessagePageProps {
  /** An illustration. */
  picture: ReactNode;
  /** The only h1 of the page. */
  title: string;
  text: ReactNode;
  /** Content below the text, such as a countdown. */
  children?: ReactNode;
  /** Buttons that lead to other pages. */
  actions?: ReactNode;
}

/** A full page for status messages, with links to other pages. */
export function MessagePage({ picture, title, text, children, actions }: MessagePageProps) {
  const styles = useStyles();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  return (
    <div className={styles.page}>
      {picture}
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
