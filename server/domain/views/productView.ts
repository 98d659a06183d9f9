import { DomainError } from '../../errors';
import { GRADES } from '../../records/grades';
import { say, type Sentence } from '../../records/sentence';
import type { ViewRecord } from '../../records/views';
import type {
  IssueSeverity,
  ProductFilter,
  ProductListInput,
  ProductSort,
  ProductStatus,
  QualityGrade,
} from '../../types.generated';
import { isInBranch } from '#shared/branch';
import { parseFilterText } from '#shared/parseFilterText';
import { readCategoryRecords } from '../categories/categoryTree';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import { getProductSelection } from '../products/productList';
import { assertCodeKnown, listKnownCodes } from '../products/readAttribute';
import type { FilterKind, ListOfViews } from './listOfViews';

type Reads = Pick<DomainContext, 'store' | 'now'>;

const ATTRIBUTE = 'attribute:';

/** The filter by category for products without one. No path is a slash. */
const NO_CATEGORY = '/';

const isDecimal = (text: string) => /^\d{1,12}(\.\d{1,12})?$/.test(text);

/** Returns why the text is no conditions; null if it is. */
const findTextFault = (text: string): Sentence | null => {
  const parsed = parseFilterText(text);
  if ('filter' in parsed) return null;
  return say`The conditions can’t be read at character ${parsed.error.position + 1}.`;
};

const FILTERS: Readonly<Record<string, FilterKind>> = {
  q: {},
  status: { values: ['DRAFT', 'ACTIVE', 'ARCHIVED'] },
  category: {},
  brand: {},
  priceMin: { isValid: isDecimal },
  priceMax: { isValid: isDecimal },
  issues: { values: ['ERROR', 'WARNING', 'INFO'] },
  issue: {},
  untranslated: {},
  grade: { values: GRADES },
  family: {},
  complete: { values: ['yes', 'no'] },
  where: { findFault: findTextFault },
};

const SORTS: readonly ProductSort[] = [
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

/** Returns the filter of the list. Conditions that can’t be read are left out. */
const toProductFilter = ({ filters, locale, channel }: ViewRecord['settings']): ProductFilter => {
  const given = new Map(filters.map(({ name, value }) => [name, value]));
  const category = given.get('category');
  const parsed = parseFilterText(given.get('where') ?? '');
  const [priceMin, priceMax] = [given.get('priceMin'), given.get('priceMax')];
  const complete = given.get('complete');
  return {
    q: given.get('q'),
    status: given.get('status') as ProductStatus | undefined,
    ...(category === NO_CATEGORY ? { hasCategory: false } : { category }),
    brand: given.get('brand'),
    ...(priceMin !== undefined && { priceMin: Number(priceMin) }),
    ...(priceMax !== undefined && { priceMax: Number(priceMax) }),
    ...((priceMin ?? priceMax) !== undefined && { priceChannel: channel }),
    issues: given.get('issues') as IssueSeverity | undefined,
    issueCode: given.get('issue'),
    untranslatedIn: given.get('untranslated'),
    grade: given.get('grade') as QualityGrade | undefined,
    family: given.get('family'),
    ...(complete !== undefined && { completeness: { isComplete: complete === 'yes', locale, channel } }),
    ...('filter' in parsed ? parsed.filter : {}),
  };
};

const toListInput = (view: ViewRecord): ProductListInput => {
  const { sort, locale, channel } = view.settings;
  const attribute = sort?.startsWith(ATTRIBUTE) ? sort.slice(ATTRIBUTE.length) : null;
  const filter = toProductFilter(view.settings);
  return {
    catalogId: view.catalogId ?? '',
    filter,
    ...(attribute !== null && { sortBy: { attribute, locale, channel } }),
  };
};

/** Returns the codes of the attributes that are columns. */
const getColumnCodes = ({ columns }: ViewRecord['settings']) =>
  (columns ?? []).flatMap(({ id }) => (id.startsWith(ATTRIBUTE) ? [id.slice(ATTRIBUTE.length)] : []));

/**
 * Throws INVALID for a language, a channel, a category, or a column that no longer exists. What the filter names is
 * checked by the list.
 */
const assertKnown = async (ctx: Reads, { catalogId, settings }: ViewRecord): Promise<void> => {
  assertScope(await getCatalog(ctx, catalogId ?? ''), settings);
  const category = settings.filters.find(({ name }) => name === 'category')?.value;
  if (category !== undefined && category !== NO_CATEGORY) {
    const used = await ctx.store.products.categories(catalogId ?? '');
    const stored = await readCategoryRecords(ctx, catalogId ?? '');
    if (![...used, ...stored.keys()].some((path) => isInBranch(path, category)))
      throw new DomainError('INVALID', say`The category ${category} no longer exists.`);
  }
  const codes = getColumnCodes(settings);
  if (!codes.length) return;
  const known = await listKnownCodes(ctx.store, catalogId ?? '');
  for (const code of codes) assertCodeKnown(code, known);
};

/** The products of a catalog. */
export const PRODUCTS: ListOfViews = {
  subject: 'Product',
  filters: FILTERS,
  sorts: SORTS,
  count: async (ctx, view) => {
    const selection = await getProductSelection(ctx, toListInput(view));
    return (await ctx.store.products.find({ ...selection, offset: 0, limit: 0 })).total;
  },
  assertKnown,
};
