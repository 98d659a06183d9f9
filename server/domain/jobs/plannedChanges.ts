import type { JobChangeRecord } from '../../records/jobs';
import { createdChange, updatedChange } from './changedFields';
import type { ChangeEntries } from './productWrites';
import { getContent } from '../products/canonical';

/**
 * Characters of values that the changes of a dry run keep in full, and of one product as long as they do. From then on,
 * each product keeps only a few: its prices, its name, its status, and whatever else is short. 60,000 products so
 * take at most 80 MB on the disk, in parts of 100, and nothing in memory.
 */
const MAX_CHARACTERS = 20_000_000;
const MAX_OF_PRODUCT = 50_000;
const FEW_OF_PRODUCT = 1_000;

/** The fields that are kept first. */
const FIRST = /(?:^|\]\.)(?:prices|name|status)$/s;

/** Characters that a name, a sign, and a number take at most. */
const OF_ENTRY = 10;

/** The size of a value in characters; any number above the limit if it is larger. */
const measure = (value: unknown, limit: number): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return OF_ENTRY;
  let size = 0;
  for (const key in value) {
    size += OF_ENTRY + measure(Reflect.get(value, key), limit - size);
    if (size > limit) break;
  }
  return size;
};

const isGiven = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Returns the entries of the changes that a dry run would make, of which it has kept `size` characters before. A
 * product that would be created has its values in the entry, because nothing else has, and its SKU instead of an ID.
 */
export function createPlannedChanges(size: number): ChangeEntries & { size: () => number } {
  const keep = (change: JobChangeRecord): JobChangeRecord => {
    const { before, after } = change;
    const all = Object.keys(after ?? {});
    const limit = size < MAX_CHARACTERS ? MAX_OF_PRODUCT : FEW_OF_PRODUCT;
    const measureField = (field: string, rest: number) =>
      field.length + measure(before?.[field], rest) + measure(after?.[field], rest);
    const whole = all.reduce((sum, field) => sum + measureField(field, limit), 0);
    if (whole <= limit) {
      size += whole;
      return change;
    }
    const kept = new Set<string>();
    let own = 0;
    for (const field of [...all.filter((one) => FIRST.test(one)), ...all.filter((one) => !FIRST.test(one))]) {
      const rest = limit - own;
      const taken = measureField(field, rest);
      if (taken > rest) continue;
      own += taken;
      kept.add(field);
    }
    size += own;
    const pick = (side: typeof before) =>
      side && Object.fromEntries(Object.entries(side).filter(([field]) => kept.has(field)));
    return { ...change, before: pick(before), after: pick(after), omittedCount: all.length - kept.size };
  };
  return {
    created: (product) => {
      const content = Object.entries(getContent(product)).filter(([, value]) => isGiven(value));
      return keep({ ...createdChange(product), productId: product.sku, after: Object.fromEntries(content) });
    },
    updated: (before, after) => keep(updatedChange(before, after)),
    size: () => size,
  };
}
