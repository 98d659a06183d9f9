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
  // Takes no room, not even a gap, while there is nothing in it.
  first: { gridArea: 'first', '& > *': { marginBlockEnd: tokens.spacingHorizontalL } },
  main: { gridArea: 'main' },
  side: { gridArea: 'side', '@media (max-width: 1099.98px)': { marginBlockStart: tokens.spacingHorizontalL } },
});

/** Props of `ProductSections`. */
export interface ProductSectionsProps {
  /** What to see before all else; above the rest where there is one column. */
  first?: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

/** The parts of a product in two columns, or in one where there is little room. */
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
