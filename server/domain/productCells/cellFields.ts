import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord } from '../../records/products';
import { joinSentences, say, type Sentence } from '../../records/sentence';
import type {
  Availability,
  ProductCellFieldInput,
  ProductInput,
  ProductStatus,
  ProductVariantInput,
} from '../../types.generated';
import { DomainError } from '../../errors';
import { assertNoFieldErrors } from '../errors';
import { getCatalog } from '../catalogs/catalogList';
import { createFieldReader } from '../bulkEdits/readFields';
import type { DomainContext } from '../context';
import { assertKnown } from '../productValues/assertScope';
import { isTranslatable, toCode } from '../productValues/values';
import { createAttributeField } from './attributeField';
import type { ContentDraft, VariantDraft } from '../products/contentDraft';
import type { CellField } from './cellField';
import { changePrice, findPriceAt, readPrice } from './priceField';
import { bindToVariant, createVariantPrice, OPTIONS, VARIANT_IMAGE } from './variantField';

const STATUSES: readonly ProductStatus[] = ['DRAFT', 'ACTIVE', 'ARCHIVED'];
const AVAILABILITIES: readonly Availability[] = ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'];

const ATTRIBUTE = 'attribute:';

const refuse = (sentence: Sentence) => new DomainError('INVALID', sentence);

/** Returns the choice. Throws INVALID for a text that is none. */
const choose = <Choice extends string>(choices: readonly Choice[], text: string): Choice => {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw refuse(say`Select one of these: ${choices.join(', ')}.`);
  return found;
};

const nothing = () => '';
const never = () => false;
const hasVariants = ({ variants }: ProductContent) => variants.length > 0;

const own = (field: Pick<CellField, 'read' | 'toInput'> & Partial<CellField>, path: string): CellField => ({
  readInherited: nothing,
  isReadOnly: never,
  getPath: () => path,
  ...field,
});

/** A field that products and variants have in the same way. */
const shared = (
  field: {
    read: (content: Pick<ContentDraft | VariantDraft, 'sku' | 'status' | 'stock' | 'availability'>) => string;
    toChange: (
      text: string,
    ) => Partial<Pick<ProductInput & ProductVariantInput, 'sku' | 'status' | 'stock' | 'availability'>>;
  },
  path: string,
  isReadOnly: CellField['isReadOnly'] = never,
): CellField => {
  const { read, toChange } = field;
  const change = (_: unknown, text: string) => toChange(text);
  return {
    ...own({ read, toInput: change, isReadOnly }, path),
    variant: { read, getPath: () => path, toChange: change },
  };
};

const toUnits = (text: string): number | null => {
  if (text === '') return null;
  if (!/^\d{1,9}$/.test(text)) throw refuse(say`Enter a whole number, or leave it blank.`);
  return Number(text);
};

/** The first image of a product. */
const IMAGE: CellField = {
  read: ({ media }) => media[0]?.url ?? '',
  readInherited: nothing,
  getPath: () => 'media',
  isReadOnly: () => true,
  toInput: () => ({}),
  variant: VARIANT_IMAGE,
};

/** An attribute that no definition and no product has any more, such as a column that a user added long ago. */
const GONE: CellField = {
  read: nothing,
  readInherited: nothing,
  getPath: () => null,
  isReadOnly: () => true,
  toInput: () => ({}),
};

/** The fields that are no attributes, except the price. */
const FIELDS: Readonly<Record<string, CellField>> = {
  sku: shared({ read: ({ sku }) => sku, toChange: (sku) => ({ sku }) }, 'sku'),
  status: shared({ read: ({ status }) => status, toChange: (text) => ({ status: choose(STATUSES, text) }) }, 'status'),
  family: own({ read: ({ family = '' }) => family, toInput: (_, family) => ({ family }) }, 'family'),
  category: own(
    {
      read: ({ categories }) => categories.join('\n'),
      toInput: (_, text) => ({ categories: text.split('\n') }),
    },
    'categories',
  ),
  stock: shared(
    {
      read: ({ stock = null }) => (stock === null ? '' : String(stock)),
      toChange: (text) => ({ stock: toUnits(text) }),
    },
    'stock',
    hasVariants,
  ),
  availability: shared(
    {
      read: ({ availability = '' }) => availability,
      toChange: (text) => ({ availability: text === '' ? null : choose(AVAILABILITIES, text) }),
    },
    'availability',
    hasVariants,
  ),
  options: { ...GONE, variant: OPTIONS },
};

const createPriceField = (
  catalog: CatalogRecord,
  { currency: wanted, channel: given }: ProductCellFieldInput,
): CellField => {
  const channel = given || null;
  const currency = wanted ?? catalog.currencies[0] ?? '';
  assertKnown(currency, catalog.currencies, { field: 'currency', owner: 'catalog', what: 'currency' });
  assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  const place = { currency, channel };
  return {
    read: (product) => readPrice(product, place),
    readInherited: (product) => (channel === null ? '' : readPrice(product, { currency, channel: null })),
    isReadOnly: never,
    getPath: (product) => {
      const price = findPriceAt(product, place);
      return price ? `prices[${product.prices.indexOf(price)}]` : null;
    },
    toInput: (product, text) => changePrice(product, place, text),
    variant: createVariantPrice(place),
  };
};

/**
 * Returns a function that reads a field. It throws INVALID for an unknown field, attribute, language, channel, or
 * currency, each with the nearest known one. If `isLenient`, unknown attributes are empty instead.
 */
export async function createCellFieldReader(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  isLenient = false,
): Promise<(input: ProductCellFieldInput) => CellField> {
  const readField = await createFieldReader(ctx, catalog, new Set());
  const read = (input: ProductCellFieldInput): CellField => {
    const { field, locale, channel } = input;
    const known = FIELDS[field];
    if (known) return known;
    if (field === 'price') return createPriceField(catalog, input);
    if (!field.startsWith(ATTRIBUTE)) {
      throw refuse(say`Select one of these: ${[...Object.keys(FIELDS), 'price', `${ATTRIBUTE}…`].join(', ')}.`);
    }
    const attribute = toCode(field.slice(ATTRIBUTE.length));
    if (attribute === 'media') return IMAGE;
    const faults: Record<string, Sentence> = {};
    const scope = isTranslatable(attribute) ? { locale, channel } : {};
    const found = readField({ attribute, ...scope }, 'field', (path, message) => (faults[path] ??= message));
    if (isLenient && faults['field.attribute']) return GONE;
    assertNoFieldErrors(faults);
    return createAttributeField(ctx, catalog, found);
  };
  const fields = new Map<string, CellField>();
  return (input) => {
    const key = JSON.stringify([input.field, input.locale, input.channel, input.currency]);
    const field = fields.get(key) ?? read(input);
    fields.set(key, field);
    return field;
  };
}

/** Whether the field of an issue is the one at the path, or a part of it. */
const isAbout = (field: string | null, path: string) =>
  field === path || (field !== null && /^[.[]/.test(field.slice(path.length)) && field.startsWith(path));

const readers = new WeakMap<object, Map<string, ReturnType<typeof createCellFieldReader>>>();

const findReader = async (ctx: Pick<DomainContext, 'store'>, catalogId: string) => {
  const known = readers.get(ctx) ?? new Map<string, ReturnType<typeof createCellFieldReader>>();
  readers.set(ctx, known);
  const reader = known.get(catalogId) ?? createCellFieldReader(ctx, await getCatalog(ctx, catalogId), true);
  known.set(catalogId, reader);
  return reader;
};

/** Fields of a product that can be requested at once. */
const MAX_FIELDS = 50;

/** What a product has in one field. */
export interface ProductCellRecord {
  value: string;
  inherited: string;
  issue: Sentence | null;
  isReadOnly: boolean;
}

/**
 * Returns what a stored product, or one of its variants, has in the fields, in their order. Throws INVALID for too many
 * fields, and for those that its catalog doesn't have. The products of a request share what they are read by.
 */
export async function readCells(
  ctx: Pick<DomainContext, 'store'>,
  { product, variantId }: { product: ProductRecord; variantId?: string },
  fields: readonly ProductCellFieldInput[],
): Promise<ProductCellRecord[]> {
  if (fields.length > MAX_FIELDS) throw refuse(say`Request at most ${MAX_FIELDS} fields.`);
  const readField = await findReader(ctx, product.catalogId);
  return fields.map((field) => {
    const ofProduct = readField(field);
    return readCell(variantId === undefined ? ofProduct : bindToVariant(ofProduct, variantId), product);
  });
}

function readCell(field: CellField, product: ProductRecord): ProductCellRecord {
  const value = field.read(product);
  const path = field.getPath(product);
  const issue = path === null ? undefined : product.issues.find((one) => isAbout(one.field, path));
  return {
    value,
    inherited: value === '' ? field.readInherited(product) : '',
    issue: issue ? joinSentences([issue.message, issue.suggestedFix ?? '']) : null,
    isReadOnly: field.isReadOnly(product),
  };
}
