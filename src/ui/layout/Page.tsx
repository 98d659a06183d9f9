import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from '#routing/headingFocus';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  // Centered in a wide window.
  narrow: { width: '100%', maxWidth: '960px', marginInline: 'auto' },
  // Two columns with forms stay readable in a very wide window.
  form: { width: '100%', maxWidth: '1760px', marginInline: 'auto' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  // What stands beside the heading can take all the room that the actions leave.
  words: { minWidth: 0, flexGrow: 1 },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  heading: {
    ...typographyStyles.subtitle1,
    margin: 0,
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { outlineStyle: 'none' },
  },
  description: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, marginBlock: 0, maxWidth: '72ch' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export interface PageProps {
  /** The only h1 of the page. */
  heading: ReactNode;
  /** Content beside the heading, such as a status badge. */
  badge?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  /** Whether to limit text lines and forms to a readable width. */
  isNarrow?: boolean;
  /** Whether to limit a form with two columns to a usable width. */
  isForm?: boolean;
  children?: ReactNode;
}

/** The frame of every screen: heading, actions, and content. Render it while loading too, so that nothing shifts. */
export function Page({ heading, badge, description, actions, isNarrow = false, isForm = false, children }: PageProps) {
  const styles = useStyles();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  return (
    <div className={mergeClasses(styles.page, isNarrow && styles.narrow, isForm && styles.form)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
              {heading}
            </h1>
            {badge}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && (
          <div data-unprinted="" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
