import { parseStock } from '../cells/stockText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import type { SourceRow } from '../formats/source';
import { findPlace } from '../mapping/suggest/locationStock';
import type { CompiledMapping } from '../mapping/mapping';
import { OPTION } from '../mapping/targets';

/**
 * Returns a function that merges the rows that have the stock of one item at several places into one with their sum.
 * Null if the file has no such rows.
 */
export function createLocationRows(columns: readonly string[], mapping: CompiledMapping) {
  const place = findPlace(columns);
  const stock = ['stock', 'variantStock'].flatMap((target) => mapping.getReaders(target));
  if (place < 0 || !stock.length) return null;
  const indexOf = new Map(columns.map((column, index) => [column, index]));
  const identity = [
    ...['variantSku', 'sku', 'externalReference', 'parent', 'options'].flatMap((target) => mapping.getReaders(target)),
    ...mapping.namedReaders(OPTION).map(({ reader }) => reader),
  ].flatMap(({ column }) => indexOf.get(column) ?? []);
  const toKey = ({ cells }: SourceRow) => JSON.stringify(identity.map((index) => cells[index]?.trim() ?? ''));
  const placeOn = ({ cells }: SourceRow) => cells[place]?.trim() ?? '';

  /** The first row with the sums of all; the first one that can't be read if there is such a row. */
  const merge = (rows: readonly SourceRow[]): SourceRow => {
    const [first] = rows;
    const cells = [...first!.cells];
    for (const { column, read } of stock) {
      let sum: number | null = null;
      for (const row of rows) {
        const value = read(row.cells);
        const count = value instanceof ValueProblem || value === '' ? value : parseStock(value.toString());
        if (count instanceof ValueProblem) return row;
        if (typeof count === 'number') sum = (sum ?? 0) + count;
      }
      if (sum !== null) cells[indexOf.get(column)!] = String(sum);
    }
    return { number: first!.number, cells };
  };

  return (rows: readonly SourceRow[]): readonly SourceRow[] => {
    if (rows.length < 2) return rows;
    const items = new Map<string, SourceRow[]>();
    for (const row of rows) items.set(toKey(row), [...(items.get(toKey(row)) ?? []), row]);
    if (items.size === rows.length) return rows;
    return [...items.values()].flatMap((same) => {
      const isOfPlaces = same.length > 1 && new Set(same.map(placeOn)).size === same.length;
      return isOfPlaces ? [merge(same)] : same;
    });
  };
}
