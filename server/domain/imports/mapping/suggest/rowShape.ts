import { parseRowType } from '../../cells/rowTypeText';
import type { PairColumns } from '../pairColumns';
import { isEmptyColumn, type TableSample } from '../tableSample';

/**
 * How the rows of a file form products: a column tells products from variants, rows with the same key are variants of
 * one product, or rows that leave the product's own columns blank continue the product above. Null if each row is a
 * product, or if a column with the parent tells.
 */
export type RowShape =
  | { kind: 'TYPED'; column: number }
  | { kind: 'KEYED'; column: number }
  | { kind: 'CONTINUED' }
  | { kind: 'NAMED' }
  | null;

type Rows = TableSample['rows'];

const isBlankAt = (row: readonly string[] | undefined, column: number) => !row?.[column];

const findTypeColumn = ({ rows }: TableSample, count: number): number =>
  Array.from({ length: count }, (_, column) => column).findIndex((column) => {
    const types = rows.flatMap((row) => (row[column] ? [parseRowType(row[column])] : []));
    return types.includes('VARIANT') && types.includes('PRODUCT') && !types.includes(null);
  });

/** Whether the rows with the same key lie together and have the same product name, or none. */
const isKey = (rows: Rows, column: number, name: number): boolean => {
  const nameOf = new Map<string, string>();
  let last = '';
  let repeated = 0;
  for (const row of rows) {
    const key = row[column] ?? '';
    const own = row[name] ?? '';
    if (key === '') return false;
    const known = nameOf.get(key);
    if (known !== undefined) {
      if (key !== last || (own !== '' && own !== known)) return false;
      repeated += 1;
    } else if (own === '') return false;
    else nameOf.set(key, own);
    last = key;
  }
  return repeated > 0;
};

const isRepeated = (rows: Rows, column: number) =>
  rows.some((row, index) => index > 0 && !isBlankAt(row, column) && row[column] === rows[index - 1]?.[column]);

/** Whether rows have values of their own in a column, apart from a few rows that are in the file twice. */
const isUnique = (rows: Rows, column: number, others: readonly number[]) => {
  const known = new Map<string, string>();
  let repeated = 0;
  for (const row of rows) {
    const value = row[column];
    if (!value) continue;
    const text = JSON.stringify(others.map((other) => row[other]));
    if ((known.get(value) ?? text) !== text) return false;
    if (known.has(value)) repeated += 1;
    known.set(value, text);
  }
  return repeated * 5 <= rows.length;
};

/** What the rows say about the columns that are mapped by their headers. */
interface ShapeFacts {
  targets: readonly (string | null)[];
  pairs: readonly PairColumns[];
  /** Whether a column usually has an option of variants, such as a size. */
  optionColumns: readonly boolean[];
}

const OWN = new Set([
  'name',
  'description',
  'brand',
  'categories',
  'slug',
  'seoTitle',
  'seoDescription',
  'externalReference',
  'status',
]);

/** Whether a row without options is above one with options and the same name: the product above its variants. */
const hasTemplates = (rows: Rows, name: number, options: readonly number[]) => {
  const hasOptions = (row: readonly string[]) => options.some((column) => !isBlankAt(row, column));
  return rows.some((row, index) => {
    const next = rows[index + 1];
    return next !== undefined && row[name] === next[name] && !hasOptions(row) && hasOptions(next);
  });
};

/** Finds out how the rows of the sample form products. */
export function findRowShape(sample: TableSample, { targets, pairs, optionColumns }: ShapeFacts): RowShape {
  const { rows } = sample;
  const at = (target: string) => targets.indexOf(target);
  const name = at('name');
  if (name < 0 || at('parent') >= 0) return null;
  const type = findTypeColumn(sample, targets.length);
  if (type >= 0) return { kind: 'TYPED', column: type };
  const options = pairs.filter(({ target }) => target === 'options').map(({ value }) => value);
  const named = optionColumns.flatMap((isOption, column) => (isOption && !targets[column] ? [column] : []));
  const facts = [...options, ...named, ...['variantSku', 'variantName', 'options'].map(at)].filter(
    (column) => column >= 0,
  );
  const varying = [...facts, at('sku')].filter((column) => column >= 0);
  const keys = ['externalReference', 'slug'].map(at).filter((column) => column >= 0);
  const key = keys.find((column) => isKey(rows, column, name));
  if (key !== undefined && varying.length) return { kind: 'KEYED', column: key };
  const own = targets.flatMap((target, column) =>
    target && OWN.has(target) && !isEmptyColumn(sample, column) ? [column] : [],
  );
  const below = rows.filter((row, index) => index > 0 && isBlankAt(row, name));
  const blank = own.filter((column) => below.every((row) => isBlankAt(row, column)));
  const hasFacts = below.some((row) => facts.some((column) => !isBlankAt(row, column)));
  if (below.length && !isBlankAt(rows[0], name) && (hasFacts || (blank.length > 2 && blank.length === own.length))) {
    return { kind: 'CONTINUED' };
  }
  const sku = at('sku');
  const lists = [...options, at('options')].filter((column) => column >= 0);
  if (sku >= 0 && at('variantSku') < 0 && hasTemplates(rows, name, lists)) return null;
  const hasOwnSkus = sku >= 0 && isUnique(rows, sku, [name, ...facts]);
  return facts.length && hasOwnSkus && isRepeated(rows, name) && isKey(rows, name, name) ? { kind: 'NAMED' } : null;
}
