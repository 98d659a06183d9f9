import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    width: '100%',
    maxWidth: '1280px',
    '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  gallery: { maxWidth: '520px', width: '100%', marginInline: 'auto' },
  facts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

/** The page of a product: the gallery beside what is known about it, or above it in a narrow window. */
export function ProductLayout({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.facts}>{children}</div>
    </div>
  );
}
