import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"main first" "main side"',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    '@media (max-width: 1099.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"first" "main" "side"',
    },
  },
  column: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalL, minWidth: 0 },
  // Takes no space, not even a gap, while it is empty.
  first: { gridArea: 'first', '& > *': { marginBlockEnd: tokens.spacingHorizontalL } },
  main: { gridArea: 'main' },
  side: { gridArea: 'side', '@media (max-width: 1099.98px)': { marginBlockStart: tokens.spacingHorizontalL } },
});

export interface ProductSectionsProps {
  /** Content to show first. It is above the rest in a single-column layout. */
  first?: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

/** The sections of a product in two columns, or in one on narrow screens. */
export function ProductSections({ first, main, side }: ProductSectionsProps) {
  const styles = useStyles();
  return (
    <div className={styles.grid}>
      {first && <div className={mergeClasses(styles.column, styles.first)}>{first}</div>}
      <div className={mergeClasses(styles.column, styles.main)}>{main}</div>
      <div className={mergeClasses(styles.column, styles.side)}>{side}</div>
    </div>
  );
}
