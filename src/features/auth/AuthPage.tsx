import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useHeadingFocus } from '#routing/headingFocus';
import { LanguageSelect } from '#ui/control/LanguageSelect';
import { Logo } from '#ui/illustration/Logo';
import { useAuthPaths } from './authPaths';

const CatalogIllustration = lazy(() =>
  import('./CatalogIllustration').then((module) => ({ default: module.CatalogIllustration })),
);

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(440px, 1fr)',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (max-width: 899.98px)': { display: 'none' },
  },
  side: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
  },
  card: {
    padding: '36px 32px',
    '@media (max-width: 399.98px)': { paddingInline: '24px' },
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
  },
  words: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  heading: { ...typographyStyles.title3, margin: `${tokens.spacingVerticalS} 0 0`, ':focus': { outlineStyle: 'none' } },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0, overflowWrap: 'anywhere' },
});

export interface AuthPageProps {
  heading: string;
  /** The purpose of the page, shown below the heading. */
  text: string;
  children: ReactNode;
}

/** The layout of the sign-in pages: a card, or a picture with the form beside it, depending on the URL. */
export function AuthPage({ heading, text, children }: AuthPageProps) {
  const styles = useStyles();
  const { layout } = useAuthPaths();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  const content = (
    <div className={mergeClasses(styles.content, layout === 'card' && styles.card)}>
      <div className={styles.words}>
        <Logo size={40} />
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  );
  if (layout === 'card') {
    return (
      <main className={styles.page}>
        {content}
        <LanguageSelect />
      </main>
    );
  }
  return (
    <main className={styles.halves}>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <CatalogIllustration />
        </Suspense>
      </div>
      <div className={styles.side}>
        {content}
        <LanguageSelect />
      </div>
    </main>
  );
}
