import { attributeCode, getOwnedAttributes } from '../../records/attributeCode';
import { getPriceChannels, getPriceKey } from '../../records/prices';
import { toAuthors } from '../../records/authors';
import { getAllPricesIn, getSkus, type PriceRangeRecord } from '../../records/productFacts';
import type { ProductContent, ProductRecord } from '../../records/products';
import { getPriceAt } from '../../records/sale';
import { hashKey } from './keyTable';

export const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

/** What the index has of a product. */
export interface ProductRow {
  /** Empty for a removed product. */
  id: string;
  /** Number of the stored segment that has the record. */
  segment: number;
  catalogId: string;
  brand: string;
  categories: readonly string[];
  /** See `getAttributeNames`. */
  attributes: readonly string[];
  /** Position in STATUSES. */
  status: number;
  completeness: number;
  /** Score from 0 to 100. */
  quality: number;
  /** Its completeness by channel and language as text; empty if it was never measured. */
  cells: string;
  /** Who created and changed it, see `toAuthors`. */
  authors: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  variants: number;
  errors: number;
  warnings: number;
  infos: number;
  /**
   * Lowest and highest price per currency, in the order of the prices, followed by those that apply in each channel
   * with prices of its own, with `getPriceKey` as their currency. Sale prices are evaluated as of the product's last
   * change, so the start or end of a sale needs no job.
   */
  prices: readonly PriceRangeRecord[];
  /** Hashes of SKUs, slug, external references, and the SKUs of the products that it is a part of. */
  keys: readonly number[];
  /** See `createRowText`. */
  text: string;
  /** Where the name, the SKU, and the slug end in the text. */
  nameEnd: number;
  skuEnd: number;
  slugEnd: number;
}

/** Returns the lowest and highest price per currency, in the order in which the currencies occur. */
const getPriceRanges = (record: ProductRecord, now: Date): PriceRangeRecord[] => {
  const ranges = new Map<string, PriceRangeRecord>();
  for (const channel of [undefined, ...getPriceChannels(record)]) {
    for (const price of getAllPricesIn(record, channel ?? null)) {
      const key = channel === undefined ? price.currency : getPriceKey({ currency: price.currency, channel });
      const { amount } = getPriceAt(price, now);
      const range = ranges.get(key);
      if (!range) ranges.set(key, { currency: key, min: amount, max: amount });
      else {
        range.min = Math.min(range.min, amount);
        range.max = Math.max(range.max, amount);
      }
    }
  }
  return [...ranges.values()];
};

/** Precedes the code of a family among the names of attributes, which do not start with a line break. */
export const FAMILY_PREFIX = '\nfamily:';

/** Precedes the code of an attribute that a product only has for a language or a sales channel. */
export const SCOPED_PREFIX = '\nscoped:';

/** Among the names of attributes: the product is a group, which has the prices of its parts if it has none. */
export const GROUPED_MARK = '\ngrouped';

/** Precedes the severity and the code of an issue among the names of attributes: `\nissue:ERROR PRICE_MISSING`. */
export const ISSUE_PREFIX = '\nissue:';

/** Precedes a category that a product has by its rule among the names of attributes. */
export const RULE_PREFIX = '\nrule:';

/** Precedes the code of a channel that a product is not in among the names of attributes. */
export const NOT_IN_PREFIX = '\nnot-in:';

/** Precedes the code of an attribute that variants have, and that the product has without its options, too. */
export const VARIANT_PREFIX = '\nvariant:';

/** Precedes the code of an attribute that a product only has as options of its variants. */
export const OPTION_PREFIX = '\noption:';

/** Whether one of `ProductRow.attributes` says that products or their variants have the attribute with the code. */
export function hasAttribute(text: string, code: string): boolean {
  if (text.startsWith('\n')) return text === SCOPED_PREFIX + code || text === OPTION_PREFIX + code;
  return attributeCode(text) === code;
}

/**
 * Returns the names of the attributes of the product and its variants, one for each code, its family with
 * `FAMILY_PREFIX`, `GROUPED_MARK` for a group, with `SCOPED_PREFIX` the codes of the attributes that it only has for a
 * language or a sales channel, with `VARIANT_PREFIX` and `OPTION_PREFIX` those of its variants, with `ISSUE_PREFIX` the
 * kinds of its issues, with `RULE_PREFIX` the categories that it has by rules, and with `NOT_IN_PREFIX` the channels that
 * it is not in.
 */
function getAttributeNames({
  attributes,
  family,
  issues,
  kind,
  notInChannels = [],
  ruleCategories = [],
  values = [],
  variants,
}: Pick<
  ProductRecord,
  'attributes' | 'family' | 'issues' | 'kind' | 'notInChannels' | 'ruleCategories' | 'values' | 'variants'
>): string[] {
  const owned = getOwnedAttributes({ attributes, values, variants });
  const marks = new Set<string>();
  for (const code of owned.scoped) marks.add(SCOPED_PREFIX + code);
  for (const code of owned.ofVariants) marks.add((owned.options.has(code) ? OPTION_PREFIX : VARIANT_PREFIX) + code);
  if (family !== undefined) marks.add(FAMILY_PREFIX + family);
  if (kind === 'GROUPED') marks.add(GROUPED_MARK);
  for (const { severity, code } of issues) marks.add(`${ISSUE_PREFIX}${severity} ${code}`);
  for (const path of ruleCategories) marks.add(RULE_PREFIX + path);
  for (const channel of notInChannels) marks.add(NOT_IN_PREFIX + channel);
  return [...owned.names, ...marks];
}

const SEARCHED: ReadonlySet<string> = new Set(['name', 'slug', 'brand']);

/**
 * Returns what is searched: name, SKU, slug, brand, SKUs of the variants, and the other texts that name, slug, and
 * brand have for languages and channels, each followed by a line break.
 */
function createRowText(record: ProductContent, skus = getSkus(record)): string {
  const { name, sku, slug, brand, values = [] } = record;
  const own = [name, sku, slug, brand];
  const others = new Set(values.flatMap(({ attribute, text }) => (SEARCHED.has(attribute) ? text : [])));
  for (const text of own) others.delete(text);
  return `${[...own, ...skus.slice(1), ...others].join('\n')}\n`;
}

/** Returns the hashes by which the product is found: see `ProductRow`. */
function createRowKeys(record: ProductContent, skus = getSkus(record)): number[] {
  const { slug, externalReference, associations = [], variants } = record;
  return [
    ...skus.map((sku) => hashKey('sku', sku)),
    hashKey('slug', slug),
    ...(externalReference === null ? [] : [hashKey('reference', externalReference)]),
    ...variants.flatMap((one) => (one.externalReference ? hashKey('variantReference', one.externalReference) : [])),
    ...associations.flatMap(({ type, sku }) => (type === 'PART_OF' ? hashKey('part', sku) : [])),
  ];
}

/** Returns the row of a record. Throws if the record is malformed. */
export function createProductRow(record: ProductRecord): ProductRow {
  const { id, catalogId, brand, categories, name, sku, slug, issueCounts } = record;
  const skus = getSkus(record);
  const at = new Date(record.updatedAt);
  return {
    id,
    segment: 0,
    catalogId,
    brand,
    categories,
    attributes: getAttributeNames(record),
    status: STATUSES.indexOf(record.status),
    completeness: record.completeness,
    quality: record.qualityScore,
    cells: record.completenessCells,
    authors: toAuthors(record),
    updatedAt: at.getTime(),
    variants: record.variants.length,
    errors: issueCounts.error,
    warnings: issueCounts.warning,
    infos: issueCounts.info,
    prices: getPriceRanges(record, at),
    keys: createRowKeys(record, skus),
    text: createRowText(record, skus),
    nameEnd: name.length,
    skuEnd: name.length + 1 + sku.length,
    slugEnd: name.length + sku.length + slug.length + 2,
  };
}

/** Returns the row that a removed product leaves, so that the others keep their places. */
export function createRemovedRow(segment: number): ProductRow {
  const none = { status: 0, completeness: 0, updatedAt: 0, variants: 0, errors: 0, warnings: 0, infos: 0 };
  const text = { text: '', nameEnd: 0, skuEnd: 0, slugEnd: 0 };
  return {
    id: '',
    segment,
    catalogId: '',
    brand: '',
    categories: [],
    attributes: [],
    prices: [],
    keys: [],
    quality: 0,
    cells: '',
    authors: '',
    ...none,
    ...text,
  };
}
