import type { ProductRow } from './productRow';
import { createTextColumn, getText, type TextColumn } from './textColumn';

/** Rows per block: small enough to be written after an edit, large enough for a few hundred reads at startup. */
export const BLOCK_ROWS = 512;

/** The values of consecutive rows that can have any number of them: `ends` says where those of each row end. */
interface ListColumn<Values> {
  readonly ends: Uint32Array;
  readonly values: Values;
}

/** The distinct texts of the block, and for each row (or list value) the position of its text in them. */
interface Dictionary {
  readonly texts: readonly string[];
  readonly codes: Uint32Array;
}

/** Consecutive rows of the index as columns, in the form in which they are stored. Never changed in place. */
export interface ProductBlock {
  /** Empty for a removed product. */
  readonly ids: readonly string[];
  readonly segment: Uint32Array;
  readonly catalog: Dictionary;
  readonly brand: Dictionary;
  readonly category: Dictionary;
  readonly categoryEnds: Uint32Array;
  readonly attribute: Dictionary;
  readonly attributeEnds: Uint32Array;
  readonly status: Uint8Array;
  readonly completeness: Float64Array;
  /** Scores from 0 to 100. */
  readonly quality: Uint8Array;
  /** Completeness by channel and language, see `ProductRow`. */
  readonly cells: Dictionary;
  readonly updatedAt: Float64Array;
  readonly variants: Uint32Array;
  readonly errors: Uint32Array;
  readonly warnings: Uint32Array;
  readonly infos: Uint32Array;
  readonly currency: Dictionary;
  readonly priceEnds: Uint32Array;
  readonly priceMin: Float64Array;
  readonly priceMax: Float64Array;
  readonly keys: ListColumn<Uint32Array>;
  readonly text: TextColumn;
  readonly nameEnd: Uint32Array;
  readonly skuEnd: Uint32Array;
  readonly slugEnd: Uint32Array;
}

const createDictionary = (values: readonly string[]): Dictionary => {
  const codeOf = new Map<string, number>();
  const codes = values.map((text) => {
    const code = codeOf.get(text) ?? codeOf.size;
    codeOf.set(text, code);
    return code;
  });
  return { texts: [...codeOf.keys()], codes: new Uint32Array(codes) };
};

const getEnds = (lists: readonly (readonly unknown[])[]) => {
  let end = 0;
  return new Uint32Array(lists.map(({ length }) => (end += length)));
};

/** Returns the rows as columns. Reading the block back gives the same rows. */
export function packBlock(rows: readonly ProductRow[]): ProductBlock {
  // Mapping an array is several times as fast as the `from` of typed arrays.
  const integers = (get: (row: ProductRow) => number) => new Uint32Array(rows.map(get));
  const floats = (get: (row: ProductRow) => number) => new Float64Array(rows.map(get));
  const prices = rows.flatMap((row) => row.prices);
  return {
    ids: rows.map(({ id }) => id),
    segment: integers(({ segment }) => segment),
    catalog: createDictionary(rows.map(({ catalogId }) => catalogId)),
    brand: createDictionary(rows.map(({ brand }) => brand)),
    category: createDictionary(rows.flatMap(({ categories }) => categories)),
    categoryEnds: getEnds(rows.map(({ categories }) => categories)),
    attribute: createDictionary(rows.flatMap(({ attributes }) => attributes)),
    attributeEnds: getEnds(rows.map(({ attributes }) => attributes)),
    status: new Uint8Array(rows.map(({ status }) => status)),
    completeness: floats(({ completeness }) => completeness),
    quality: new Uint8Array(rows.map(({ quality }) => quality)),
    cells: createDictionary(rows.map(({ cells }) => cells)),
    updatedAt: floats(({ updatedAt }) => updatedAt),
    variants: integers(({ variants }) => variants),
    errors: integers(({ errors }) => errors),
    warnings: integers(({ warnings }) => warnings),
    infos: integers(({ infos }) => infos),
    currency: createDictionary(prices.map(({ currency }) => currency)),
    priceEnds: getEnds(rows.map((row) => row.prices)),
    priceMin: new Float64Array(prices.map(({ min }) => min)),
    priceMax: new Float64Array(prices.map(({ max }) => max)),
    keys: { ends: getEnds(rows.map(({ keys }) => keys)), values: new Uint32Array(rows.flatMap(({ keys }) => keys)) },
    text: createTextColumn(rows.map(({ text }) => text)),
    nameEnd: integers(({ nameEnd }) => nameEnd),
    skuEnd: integers(({ skuEnd }) => skuEnd),
    slugEnd: integers(({ slugEnd }) => slugEnd),
  };
}

/** Returns where the values of the row start in a list column. */
export function getStart(ends: Uint32Array, row: number): number {
  return row ? ends[row - 1]! : 0;
}

const getSlice = ({ texts, codes }: Dictionary, ends: Uint32Array, row: number) =>
  Array.from(codes.subarray(getStart(ends, row), ends[row]), (code) => texts[code]!);

/** Returns the hashes by which the row is found: see `ProductRow`. */
export function getKeys({ keys }: Pick<ProductBlock, 'keys'>, row: number): Uint32Array {
  return keys.values.subarray(getStart(keys.ends, row), keys.ends[row]);
}

/** Returns the name, the SKU, or the slug of the row. */
export function getField(block: ProductBlock, row: number, field: 'name' | 'sku' | 'slug'): string {
  const { text, nameEnd, skuEnd, slugEnd } = block;
  if (field === 'name') return getText(text, row, 0, nameEnd[row]);
  if (field === 'sku') return getText(text, row, nameEnd[row]! + 1, skuEnd[row]);
  return getText(text, row, skuEnd[row]! + 1, slugEnd[row]);
}

const unpackRow = (block: ProductBlock, row: number): ProductRow => {
  const first = getStart(block.priceEnds, row);
  const currencies = getSlice(block.currency, block.priceEnds, row);
  return {
    id: block.ids[row]!,
    segment: block.segment[row]!,
    catalogId: block.catalog.texts[block.catalog.codes[row]!]!,
    brand: block.brand.texts[block.brand.codes[row]!]!,
    categories: getSlice(block.category, block.categoryEnds, row),
    attributes: getSlice(block.attribute, block.attributeEnds, row),
    status: block.status[row]!,
    completeness: block.completeness[row]!,
    quality: block.quality[row]!,
    cells: block.cells.texts[block.cells.codes[row]!]!,
    updatedAt: block.updatedAt[row]!,
    variants: block.variants[row]!,
    errors: block.errors[row]!,
    warnings: block.warnings[row]!,
    infos: block.infos[row]!,
    prices: currencies.map((currency, at) => ({
      currency,
      min: block.priceMin[first + at]!,
      max: block.priceMax[first + at]!,
    })),
    keys: [...getKeys(block, row)],
    text: getText(block.text, row),
    nameEnd: block.nameEnd[row]!,
    skuEnd: block.skuEnd[row]!,
    slugEnd: block.slugEnd[row]!,
  };
};

/** Returns the rows of a block, in their order. */
export function unpackBlock(block: ProductBlock): ProductRow[] {
  return block.ids.map((_, row) => unpackRow(block, row));
}
