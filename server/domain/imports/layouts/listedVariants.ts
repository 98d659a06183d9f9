import { say } from '#server/records/sentence';
import type { SourceRow } from '../formats/source';
import type { CellReader } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { findPairs } from '../mapping/pairColumns';
import type { Draft } from '../rows/draft';
import { textOn } from './rowKeys';

/** The entries of a cell that lists some. */
export function splitListed(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Each combination of one entry of each list. The entries of the last list change first. */
const combine = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap((before) => list.map((entry) => [...before, entry])), [[]]);

/** The number of combinations of one entry of each list, which can be millions. */
export function countCombinations(lists: readonly (readonly string[])[]): number {
  return lists.reduce((product, { length }) => product * length, 1);
}

/**
 * What a row that lists its options says: its variants, only which options there are, or SKUs that do not match them.
 */
export type ListedVariants = { skus: string[]; rows: readonly SourceRow[] } | 'OPTIONS' | 'MISMATCH';

/**
 * Returns a function that reads all variants of a product from one row, as Etsy writes them: the values of each option,
 * and the SKUs of their combinations, in a cell each. It returns null for rows without lists; null if no file like that
 * is mapped.
 */
export function createListedVariants(columns: readonly string[], mapping: CompiledMapping) {
  const options = mapping.getReaders('options');
  const sku = mapping.getReaders('sku');
  const isOther = ['parent', 'rowType', 'variantSku'].some((target) => mapping.getReaders(target).length);
  const only = (index: number) => options.slice(index, index + 1);
  const pairs = findPairs(options.map(({ column }) => column)).map(({ name, value }) => ({
    name: only(name),
    value: only(value),
  }));
  if (!pairs.length || !sku.length || isOther) return null;
  const places = new Map(columns.map((column, index) => [column, index]));
  const placesOf = (readers: readonly CellReader[]) => readers.flatMap(({ column }) => places.get(column) ?? []);
  const ofEach = ['sku', 'gtin', 'stock'].map((target) => mapping.getReaders(target));
  const stock = mapping.getReaders('stock');
  const reportStock = (draft: Draft, { number }: SourceRow, count: number) =>
    draft.report({
      code: 'STOCK_OF_VARIANTS',
      severity: 'WARNING',
      category: 'TYPE',
      field: 'stock',
      column: stock[0]?.column,
      rowNumber: number,
      message: say`Row ${number} has the stock of all ${count} variants together, so it isn’t imported.`,
      suggestedFix: say`Enter the stock of each variant in the product.`,
    });

  return (draft: Draft, row: SourceRow): ListedVariants | null => {
    const used = pairs.filter(({ value }) => textOn(row, value) !== '');
    const lists = used.map(({ value }) => splitListed(textOn(row, value)));
    // Counted before they are made: there must be as many SKUs.
    const count = countCombinations(lists);
    if (count < 2) return null;
    const skus = splitListed(textOn(row, sku));
    if (skus.length < 2) return 'OPTIONS';
    if (skus.length !== count) {
      draft.report({
        code: 'SKU_COUNT',
        severity: 'ERROR',
        category: 'TYPE',
        field: 'sku',
        column: sku[0]?.column,
        rowNumber: row.number,
        message: say`Row ${row.number} has ${skus.length} SKUs, but ${{ grouped: count }} combinations of options.`,
        suggestedFix: say`Enter a SKU for each combination, or one for the product.`,
      });
      return 'MISMATCH';
    }
    const each = ofEach.map((readers) => ({ readers, listed: splitListed(textOn(row, readers)) }));
    const perVariant = each.filter(({ listed }) => listed.length === count);
    if (textOn(row, stock) && !perVariant.some(({ readers }) => readers === stock)) {
      reportStock(draft, row, count);
    }
    const variants = combine(lists).map((values, index) => {
      const cells = columns.map(() => '');
      used.forEach(({ name, value }, option) => {
        for (const place of placesOf(name)) cells[place] = row.cells[place] ?? '';
        for (const place of placesOf(value)) cells[place] = values[option] ?? '';
      });
      for (const { readers, listed } of perVariant) {
        for (const place of placesOf(readers)) cells[place] = listed[index] ?? '';
      }
      return { ...row, cells };
    });
    const cells = [...row.cells];
    for (const { readers } of [...perVariant, { readers: stock }]) {
      for (const place of placesOf(readers)) cells[place] = '';
    }
    return { skus, rows: [{ ...row, cells }, ...variants] };
  };
}
