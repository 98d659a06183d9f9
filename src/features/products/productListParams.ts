import type {
  IssueSeverity,
  ProductFilter,
  ProductSort,
  ProductStatus,
  SortDirection,
} from '../../graphql/types.generated';
import { urlChoice, urlNumber, urlLongPage, urlText } from '../../routing/urlParams';
import type { UrlParams } from '../../routing/useUrlState';

/** What the address of the product list says. Empty texts and null stand for no filter. */
export interface ProductListState {
  page: number;
  perPage: number;
  q: string;
  status: ProductStatus | null;
  category: string;
  brand: string;
  priceMin: number | null;
  priceMax: number | null;
  /** Issues of at least this severity. */
  issues: IssueSeverity | null;
  sort: ProductSort;
  direction: SortDirection;
}

const sorts: readonly ProductSort[] = ['NAME', 'SKU', 'BRAND', 'STATUS', 'PRICE', 'COMPLETENESS', 'UPDATED_AT'];

/** All statuses, in the order of a product's life. */
export const statuses: readonly ProductStatus[] = ['DRAFT', 'ACTIVE', 'ARCHIVED'];

/** All severities, the worst first. */
export const severities: readonly IssueSeverity[] = ['ERROR', 'WARNING', 'INFO'];

/** How the address says it. */
export const productListParams: UrlParams<ProductListState> = {
  ...urlLongPage,
  q: urlText(),
  status: urlChoice(statuses),
  category: urlText(),
  brand: urlText(),
  priceMin: urlNumber(),
  priceMax: urlNumber(),
  issues: urlChoice(severities),
  sort: urlChoice(sorts, 'NAME'),
  direction: urlChoice<SortDirection>(['ASC', 'DESC'], 'ASC'),
};

/** Shows all products again, with the order kept. */
export const noFilters = {
  q: '',
  status: null,
  category: '',
  brand: '',
  priceMin: null,
  priceMax: null,
  issues: null,
  page: 1,
} satisfies Partial<ProductListState>;

/** A column that one can sort by has the name of its order as its id. */
export const sortOf = (columnId: string): ProductSort => sorts.find((sort) => sort === columnId) ?? 'NAME';

/** The filter that the server is asked with; what does not filter is absent. */
export function productFilterOf(state: ProductListState): ProductFilter {
  const { q, status, category, brand, priceMin, priceMax, issues } = state;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status }),
    ...(category && { category }),
    ...(brand && { brand }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(issues && { issues }),
  };
}

/** Category paths with those above them, each once, A to Z: `Outdoor/Tents` stands below `Outdoor`, which can be chosen too. */
export function withAncestors(categories: readonly string[]): string[] {
  const all = new Set<string>();
  for (const path of categories) {
    const levels = path.split('/');
    levels.forEach((_, depth) => all.add(levels.slice(0, depth + 1).join('/')));
  }
  return [...all].sort((a, b) => a.localeCompare(b));
}
