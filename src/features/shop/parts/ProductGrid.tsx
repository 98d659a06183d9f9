import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    // Two columns on a phone, and never more than three, so that a page of nine products is full.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(148px, 30%), 1fr))',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(208px, 30%), 1fr))' },
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  list: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Across the whole page, up to six columns.
  wide: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(176px, 14%), 1fr))' },
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

export interface ProductGridProps {
  /** What the list contains, for screen readers. */
  label: string;
  /** Whether the products are rows of a list. */
  isList?: boolean;
  /** Whether the products have the whole page, without filters beside them. */
  isWide?: boolean;
  /** Whether newer products are loading. */
  isLoading?: boolean;
  /** `ProductCard` elements. */
  children: ReactNode;
}

/** Products as a grid of cards or as rows. */
export function ProductGrid({ label, isList = false, isWide = false, isLoading = false, children }: ProductGridProps) {
  const styles = useStyles();
  return (
    <ul
      aria-label={label}
      aria-busy={isLoading}
      className={mergeClasses(styles.grid, isWide && styles.wide, isList && styles.list, isLoading && styles.loading)}
    >
      {children}
    </ul>
  );
}

export interface ProductGridSkeletonProps extends Pick<ProductGridProps, 'isList' | 'isWide'> {
  /** The number of products. */
  count: number;
}

/** The placeholder of a grid while its products load. */
export function ProductGridSkeleton({ count, isList = false, isWide = false }: ProductGridSkeletonProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.grid, isWide && styles.wide, isList && styles.list)}>
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
