import { noCategory } from '../../../entities/catalog/noCategory';
import { severities } from '../../../entities/issue/severities';
import { grades } from '../../../entities/product/grades';
import type {
  IssueSeverity,
  ProductFilter,
  ProductSort,
  ProductStatus,
  QualityGrade,
  SortDirection,
} from '../../../graphql/types.generated';
import { urlChoice, urlNumber, urlLongPage, urlText } from '../../../routing/urlParams';
import type { UrlParams } from '../../../routing/useUrlState';

/** The state of the product list in the URL. Empty strings and null mean no filter. */
export interface ProductListState {
  page: number;
  perPage: number;
  q: string;
  status: ProductStatus | null;
  /** A path, or `noCategory`. */
  category: string;
  brand: string;
  priceMin: number | null;
  priceMax: number | null;
  /** Minimum severity of the issues. */
  issues: IssueSeverity | null;
  grade: QualityGrade | null;
  sort: ProductSort;
  direction: SortDirection;
}

const sorts: readonly ProductSort[] = [
  'NAME',
  'SKU',
  'BRAND',
  'STATUS',
  'PRICE',
  'COMPLETENESS',
  'QUALITY',
  'UPDATED_AT',
];

/** All statuses, in lifecycle order. */
export const statuses: readonly ProductStatus[] = ['DRAFT', 'ACTIVE', 'ARCHIVED'];

/** How the state is stored in the URL. */
export const productListParams: UrlParams<ProductListState> = {
  ...urlLongPage,
  q: urlText(),
  status: urlChoice(statuses),
  category: urlText(),
  brand: urlText(),
  priceMin: urlNumber(),
  priceMax: urlNumber(),
  issues: urlChoice(severities),
  grade: urlChoice(grades),
  sort: urlChoice(sorts, 'NAME'),
  direction: urlChoice<SortDirection>(['ASC', 'DESC'], 'ASC'),
};

/** Clears all filters and keeps the sort order. */
export const noFilters = {
  q: '',
  status: null,
  category: '',
  brand: '',
  priceMin: null,
  priceMax: null,
  issues: null,
  grade: null,
  page: 1,
} satisfies Partial<ProductListState>;

/** The ID of a sortable column is the name of its sort order. */
export function getSort(columnId: string): ProductSort {
  return sorts.find((sort) => sort === columnId) ?? 'NAME';
}

/** Returns the filter for the server. Inactive filters are absent. */
export function getProductFilter(state: ProductListState): ProductFilter {
  const { q, status, category, brand, priceMin, priceMax, issues, grade } = state;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status }),
    ...(category && (category === noCategory ? { hasCategory: false } : { category })),
    ...(brand && { brand }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(issues && { issues }),
    ...(grade && { grade }),
  };
}

/**
 * Returns the category paths with their ancestors, without duplicates, A to Z: `Outdoor/Tents` is nested in `Outdoor`,
 * which can be selected too.
 */
export function withAncestors(categories: readonly string[]): string[] {
  const all = new Set<string>();
  for (const path of categories) {
    const levels = path.split('/');
    levels.forEach((_, depth) => all.add(levels.slice(0, depth + 1).join('/')));
  }
  return [...all].sort((a, b) => a.localeCompare(b));
}
