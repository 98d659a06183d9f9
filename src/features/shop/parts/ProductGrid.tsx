import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Placeholder } from '../../../ui/state/Placeholder';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    // Two columns on a phone, three or more beside the filters, and never more than five.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(148px, 18%), 1fr))',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(208px, 18%), 1fr))' },
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  list: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  loading: { opacity: 0.6 },
  blank: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  square: { aspectRatio: '1' },
});

/** Props of `ProductGrid`. */
export interface ProductGridProps {
  /** What the list contains, for screen readers. */
  label: string;
  /** Whether the products are rows of a list. */
  isList?: boolean;
  /** Whether newer products are loading. */
  isLoading?: boolean;
  /** `ProductCard` elements. */
  children: ReactNode;
}

/** Products as a grid of cards or as rows. */
export function ProductGrid({ label, isList = false, isLoading = false, children }: ProductGridProps) {
  const styles = useStyles();
  return (
    <ul
      aria-label={label}
      aria-busy={isLoading}
      className={mergeClasses(styles.grid, isList && styles.list, isLoading && styles.loading)}
    >
      {children}
    </ul>
  );
}

/** The placeholder of a grid while its products load. */
export function ProductGridSkeleton({ count, isList = false }: { count: number; isList?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.grid, isList && styles.list)}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.blank}>
          {isList ? (
            <Placeholder height={152} />
          ) : (
            <>
              <div className={styles.square}>
                <Placeholder height="100%" />
              </div>
              <Placeholder width="40%" />
              <Placeholder width="80%" height={20} />
              <Placeholder width="60%" />
              <Placeholder width="30%" height={22} />
              <Placeholder height={32} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
