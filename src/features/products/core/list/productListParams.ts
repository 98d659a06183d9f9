import { noCategory } from '#entities/catalog/noCategory';
import { severities } from '#entities/issue/severities';
import { grades } from '#entities/product/grades';
import type {
  ProductListInput,
  IssueSeverity,
  ProductFilter,
  ProductSort,
  ProductStatus,
  QualityGrade,
  SortDirection,
} from '#graphql/types.generated';
import { urlChoice, urlNumber, urlLongPage, urlText } from '#routing/urlParams';
import type { UrlParams } from '#routing/useUrlState';
import { statuses } from '../productStatuses';
import type { Where } from './where/where';

/** The state of the product list in the URL. Empty strings and null mean no filter. */
export interface ProductListState {
  /** Whether the products are shown as a spreadsheet; null for the list. */
  mode: 'sheet' | null;
  /** Whether the spreadsheet has variants as rows below their products. */
  variants: 'rows' | null;
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
  /** Code of a kind of issue. */
  issue: string;
  /** Only products that are not translated into this language. */
  untranslated: string;
  grade: QualityGrade | null;
  /** Code of a family. */
  family: string;
  /** Whether products are complete in the language and the channel. */
  complete: 'yes' | 'no' | null;
  /** Conditions as a text, see `loadWhere`. */
  where: string;
  /** The language and the sales channel that values are shown in. Empty for the default language and all channels. */
  locale: string;
  channel: string;
  sort: ListSort;
  direction: SortDirection;
}

/** A sort order: one of the product's own, or that of an attribute. */
type ListSort = ProductSort | `attribute:${string}`;

const sorts: readonly ProductSort[] = [
  'NAME',
  'SKU',
  'BRAND',
  'STATUS',
  'PRICE',
  'COMPLETENESS',
  'QUALITY',
  'CREATED_AT',
  'UPDATED_AT',
];

const toSort = (text: string): ListSort | undefined => {
  const code = /^attribute:(.+)$/.exec(text)?.[1];
  return code === undefined ? sorts.find((sort) => sort === text) : `attribute:${code}`;
};

/** How the state is stored in the URL. */
export const productListParams: UrlParams<ProductListState> = {
  mode: urlChoice(['sheet']),
  variants: urlChoice(['rows']),
  ...urlLongPage,
  q: urlText(),
  status: urlChoice(statuses),
  category: urlText(),
  brand: urlText(),
  priceMin: urlNumber(),
  priceMax: urlNumber(),
  issues: urlChoice(severities),
  issue: urlText(),
  untranslated: urlText(),
  grade: urlChoice(grades),
  family: urlText(),
  complete: urlChoice(['yes', 'no']),
  where: urlText(),
  locale: urlText(),
  channel: urlText(),
  sort: { initial: 'NAME', parse: toSort, format: String },
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
  issue: '',
  untranslated: '',
  grade: null,
  family: '',
  complete: null,
  where: '',
  page: 1,
} satisfies Partial<ProductListState>;

/** The names of the search and all filters. */
export const filterNames = (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => name !== 'page');

/** The ID of a sortable column is the name of its sort order. */
export function getSort(columnId: string): ListSort {
  return toSort(columnId) ?? 'NAME';
}

/** The language and the channel that values are shown in; null for the default language and all channels. */
export function getScope({ locale, channel }: Pick<ProductListState, 'locale' | 'channel'>) {
  return { locale: locale || null, channel: channel || null };
}

/**
 * Returns the order for the server. Names and completeness are sorted in the language and channel that they are shown
 * in.
 */
function getOrder(state: ProductListState): Partial<Pick<ProductListInput, 'sort' | 'sortBy' | 'sortByCompleteness'>> {
  const { sort, locale, channel } = state;
  const code = sort === 'NAME' && (locale || channel) ? 'name' : /^attribute:(.+)/.exec(sort)?.[1];
  if (code !== undefined) return { sortBy: { attribute: code, ...getScope(state) } };
  if (sort === 'COMPLETENESS' && (locale || channel)) return { sortByCompleteness: getScope(state) };
  return { sort: sort as ProductSort };
}

/**
 * Returns the channel whose prices the server sorts by; nothing for other orders and for the prices for all channels.
 */
function getPriceOrder({ sort, channel }: ProductListState): Pick<ProductFilter, 'priceChannel'> {
  return sort === 'PRICE' && channel ? { priceChannel: channel } : {};
}

/** Returns the filter for the server without the conditions. Inactive filters are absent. */
export function getQuickFilter(state: ProductListState): ProductFilter {
  const { q, status, category, brand, priceMin, priceMax, issues, issue } = state;
  const { untranslated, grade, family, complete } = state;
  const scope = getScope(state);
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status && { status }),
    ...(category && (category === noCategory ? { hasCategory: false } : { category })),
    ...(brand && { brand }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(scope.channel && (priceMin !== null || priceMax !== null) && { priceChannel: scope.channel }),
    ...(issues && { issues }),
    ...(issue && { issueCode: issue }),
    ...(untranslated && { untranslatedIn: untranslated }),
    ...(grade && { grade }),
    ...(family && { family }),
    ...(complete && { completeness: { isComplete: complete === 'yes', ...scope } }),
  };
}

/** Whether the list shows only some of the products. */
export function isFiltered(state: ProductListState): boolean {
  return state.where !== '' || Object.keys(getQuickFilter(state)).length > 0;
}

/** Returns the filter for the server, with the conditions of `where` as they were read. */
export function getProductFilter(state: ProductListState, where: Where): ProductFilter {
  return { ...getQuickFilter(state), ...where.filter };
}

/** Returns the order and the filter of the list for the server, without its page. */
export function toListInput(catalogId: string, state: ProductListState, where: Where): ProductListInput {
  const filter = { ...getProductFilter(state, where), ...getPriceOrder(state) };
  return { catalogId, filter, ...getOrder(state), direction: state.direction };
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
