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
  /** Who created and changed it, see `toAuthors`. */
  readonly authors: Dictionary;
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
  const codes = new Uint32Array(values.length);
  let last: string | undefined;
  let code = 0;
  values.forEach((text, at) => {
    // Most products have the same as the one before.
    if (text !== last) {
      code = codeOf.get(text) ?? codeOf.size;
      codeOf.set(text, code);
      last = text;
    }
    codes[at] = code;
  });
  return { texts: [...codeOf.keys()], codes };
};

const getEnds = (lists: readonly (readonly unknown[])[]) => {
  let end = 0;
  return new Uint32Array(lists.map(({ length }) => (end += length)));
};

/** Returns where the values of the row start in a list column. */
export function getStart(ends: Uint32Array, row: number): number {
  return row ? ends[row - 1]! : 0;
}

/** Returns the hashes by which the row is found: see `ProductRow`. */
export function getKeys({ keys }: Pick<ProductBlock, 'keys'>, row: number): Uint32Array {
  return keys.values.subarray(getStart(keys.ends, row), keys.ends[row]);
}

/** Whether the row has the hash among its keys. */
export function hasKey({ keys }: Pick<ProductBlock, 'keys'>, row: number, hash: number): boolean {
  for (let at = getStart(keys.ends, row); at < keys.ends[row]!; at++) if (keys.values[at] === hash) return true;
  return false;
}

/** Returns the name, the SKU, or the slug of the row. */
export function getField(block: ProductBlock, row: number, field: 'name' | 'sku' | 'slug'): string {
  const { text, nameEnd, skuEnd, slugEnd } = block;
  if (field === 'name') return getText(text, row, 0, nameEnd[row]);
  if (field === 'sku') return getText(text, row, nameEnd[row]! + 1, skuEnd[row]);
  return getText(text, row, skuEnd[row]! + 1, slugEnd[row]);
}

const getSlice = ({ texts, codes }: Dictionary, ends: Uint32Array, row: number): string[] => {
  const slice: string[] = [];
  for (let at = getStart(ends, row); at < ends[row]!; at++) slice.push(texts[codes[at]!]!);
  return slice;
};

/** Whether two values of a column, which have the same type, are equal. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || !a || !b) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)));
};

/** Returns a column of the block with changed rows; nothing if they have the same values in it. */
type PatchColumn = (
  block: ProductBlock | undefined,
  changed: ReadonlyMap<number, ProductRow>,
  size: number,
) => Partial<ProductBlock> | undefined;

const createColumn =
  <Field extends keyof ProductRow>(
    field: Field,
    read: (block: ProductBlock, row: number) => ProductRow[Field],
    pack: (values: readonly ProductRow[Field][]) => Partial<ProductBlock>,
  ): PatchColumn =>
  (block, changed, size) => {
    if (block?.ids.length === size) {
      let isKept = true;
      for (const [row, next] of changed) isKept &&= isSame(read(block, row), next[field]);
      if (isKept) return undefined;
    }
    const values: ProductRow[Field][] = [];
    for (let row = 0; row < size; row++) values.push(changed.get(row)?.[field] ?? read(block!, row));
    return pack(values);
  };

type Numbers =
  | 'segment'
  | 'status'
  | 'completeness'
  | 'quality'
  | 'updatedAt'
  | 'variants'
  | 'errors'
  | 'warnings'
  | 'infos'
  | 'nameEnd'
  | 'skuEnd'
  | 'slugEnd';

const numbers = (
  field: Numbers,
  ArrayType: Uint32ArrayConstructor | Uint8ArrayConstructor | Float64ArrayConstructor = Uint32Array,
) =>
  createColumn(
    field,
    (block, row) => block[field][row]!,
    (values) => ({ [field]: new ArrayType(values) }),
  );

/** With more texts than these, a column is packed anew, without those that no row has any more. */
const FEW_TEXTS = 32;

const dictionary = (field: 'catalogId' | 'brand' | 'cells' | 'authors'): PatchColumn => {
  const column = field === 'catalogId' ? 'catalog' : field;
  const patch = createColumn(
    field,
    (block, row) => block[column].texts[block[column].codes[row]!]!,
    (values) => ({ [column]: createDictionary(values) }),
  );
  return (block, changed, size) => {
    if (block?.ids.length !== size || block[column].texts.length > FEW_TEXTS) return patch(block, changed, size);
    let { texts, codes } = block[column];
    for (const [row, { [field]: text }] of changed) {
      if (texts[codes[row]!] === text) continue;
      if (codes === block[column].codes) codes = codes.slice();
      if (!texts.includes(text)) texts = [...texts, text];
      codes[row] = texts.indexOf(text);
    }
    return codes === block[column].codes ? undefined : { [column]: { texts, codes } };
  };
};

const lists = (field: 'categories' | 'attributes', column: 'category' | 'attribute') =>
  createColumn(
    field,
    (block, row) => getSlice(block[column], block[`${column}Ends`], row),
    (values) => ({ [column]: createDictionary(values.flat()), [`${column}Ends`]: getEnds(values) }),
  );

const COLUMNS: readonly PatchColumn[] = [
  createColumn(
    'id',
    (block, row) => block.ids[row]!,
    (ids) => ({ ids }),
  ),
  numbers('segment'),
  dictionary('catalogId'),
  dictionary('brand'),
  lists('categories', 'category'),
  lists('attributes', 'attribute'),
  numbers('status', Uint8Array),
  numbers('completeness', Float64Array),
  numbers('quality', Uint8Array),
  dictionary('cells'),
  dictionary('authors'),
  numbers('updatedAt', Float64Array),
  ...(['variants', 'errors', 'warnings', 'infos'] as const).map((field) => numbers(field)),
  createColumn(
    'prices',
    ({ currency, priceEnds, priceMin, priceMax }, row) => {
      const first = getStart(priceEnds, row);
      const currencies = getSlice(currency, priceEnds, row);
      return currencies.map((one, at) => ({ currency: one, min: priceMin[first + at]!, max: priceMax[first + at]! }));
    },
    (lists) => {
      const prices = lists.flat();
      return {
        currency: createDictionary(prices.map(({ currency }) => currency)),
        priceEnds: getEnds(lists),
        priceMin: new Float64Array(prices.map(({ min }) => min)),
        priceMax: new Float64Array(prices.map(({ max }) => max)),
      };
    },
  ),
  createColumn(
    'keys',
    (block, row) => [...getKeys(block, row)],
    (lists) => ({ keys: { ends: getEnds(lists), values: new Uint32Array(lists.flat()) } }),
  ),
  createColumn(
    'text',
    ({ text }, row) => getText(text, row),
    (texts) => ({ text: createTextColumn(texts) }),
  ),
  numbers('nameEnd'),
  numbers('skuEnd'),
  numbers('slugEnd'),
];

/**
 * Returns the block with changed or appended rows, by their places in it; without a block, a new one of these rows.
 * Columns in which nothing changes are shared with the old block: most edits change two or three of them.
 */
export function patchBlock(block: ProductBlock | undefined, changed: ReadonlyMap<number, ProductRow>): ProductBlock {
  const size = Math.max(block?.ids.length ?? 0, ...[...changed.keys()].map((row) => row + 1));
  const parts = COLUMNS.map((patch) => patch(block, changed, size));
  // What is assembled of parts has slow properties, its copy has not. See docs/decisions/0043-shapes-of-records.md.
  return { ...(Object.assign({}, block, ...parts) as ProductBlock) };
}
