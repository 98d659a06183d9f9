import type { AttributeRecord } from '#server/records/products';
import { splitWords } from '../formats/dialect';
import { clearsField, type CellReader, type CellValue } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { ATTRIBUTE } from '../mapping/targets';
import { ValueProblem, type CellFail } from '../../ownLayout/valueProblem';

/**
 * The combined entries of a list's columns. Undefined if there are none, or an empty list if a blank cell clears the
 * field.
 */
export function listFrom<Item>(
  readers: readonly CellReader[],
  cells: readonly string[],
  getItems: (value: CellValue) => Item[],
  fail: CellFail,
): Item[] | undefined {
  if (!readers.length) return undefined;
  let isFailed = false;
  const items = readers.flatMap(({ column, read }) => {
    const value = read(cells);
    if (!(value instanceof ValueProblem)) return value.length ? getItems(value) : [];
    isFailed = true;
    fail(value, column);
    return [];
  });
  return items.length || (!isFailed && clearsField(readers, cells)) ? items : undefined;
}

/** Adds pairs from columns for one name each; existing names keep their values. */
export function withNamed(
  pairs: readonly AttributeRecord[] | undefined,
  named: readonly { name: string; reader: CellReader }[],
  cells: readonly string[],
  fail: CellFail,
): readonly AttributeRecord[] | undefined {
  if (!named.length) return pairs;
  const known = new Set(pairs?.map(({ name }) => name));
  const added: AttributeRecord[] = [];
  for (const { name, reader } of named) {
    const value = reader.read(cells);
    if (value instanceof ValueProblem) fail(value, reader.column);
    else if (value.length && !known.has(name)) {
      known.add(name);
      added.push({ name, value: splitWords(value) });
    }
  }
  return pairs || added.length ? [...(pairs ?? []), ...added] : undefined;
}

/**
 * The pairs in which dates of attributes that are dates are ISO 8601. Those that cannot be read are left out and
 * reported.
 */
export function withDates(
  pairs: readonly AttributeRecord[],
  { getStep }: Pick<CompiledMapping, 'getStep'>,
  fail: (problem: ValueProblem) => void,
): readonly AttributeRecord[] {
  return pairs.flatMap((pair) => {
    const value = getStep(ATTRIBUTE + pair.name)?.(pair.value) ?? pair.value;
    if (value instanceof ValueProblem) fail(value);
    return typeof value === 'string' ? { ...pair, value } : [];
  });
}
