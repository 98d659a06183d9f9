import type { JobChangeRecord } from '../../records/jobs';
import type { ChangedPart } from '../../types.generated';

type Fields = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;

const IS_PRICE = /(?:^|\]\.)prices$/s;

const IS_NAME = /(?:^|\]\.)(?:name$|values\[name,)/s;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What identifies an entry of a list: an attribute, an image, a price, a variant, or a product. */
const KEYS = ['name', 'url', 'currency', 'channel', 'sku', 'type'];

/** What identifies an entry of a list, or the text that it is. */
const toKey = (entry: unknown): string => JSON.stringify(isEntry(entry) ? KEYS.map((key) => entry[key]) : entry);

const byKey = (entries: readonly unknown[]) => new Map(entries.map((entry) => [toKey(entry), entry]));

const hasSameKey = (a: unknown, b: unknown) =>
  isEntry(a) && isEntry(b) ? KEYS.every((key) => a[key] === b[key]) : a === b;

/** Whether a value, or a part of it, is gone. */
const losesValue = (before: unknown, after: unknown): boolean => {
  if (isEmpty(before)) return false;
  if (isEmpty(after)) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    // Most lists keep their entries in their places, which is found faster.
    if (before.length === after.length && before.every((entry, at) => hasSameKey(entry, after[at]))) {
      return before.some((entry, at) => losesValue(entry, after[at]));
    }
    const kept = byKey(after);
    return before.some((entry) => losesValue(entry, kept.get(toKey(entry))));
  }
  return isEntry(before) && isEntry(after) && Object.keys(before).some((key) => losesValue(before[key], after[key]));
};

const getPrices = (prices: unknown): Entry[] => (Array.isArray(prices) ? prices.filter(isEntry) : []);

/** How far a price moved: as far to its half as to its double, and farthest from 0 or to it. */
export function getDistance(jump: number | null): number {
  return jump === null ? Infinity : Math.abs(Math.log1p(jump));
}

/** The change of a price as a share of it; null from 0, which has no share. */
const listPriceChanges = (before: unknown, after: unknown): (number | null)[] => {
  const former = getPrices(before);
  return getPrices(after).flatMap(({ currency, channel, amount }) => {
    const old = former.find((one) => one.currency === currency && one.channel === channel)?.amount;
    if (typeof old !== 'number' || typeof amount !== 'number' || old === amount) return [];
    return [old === 0 ? null : amount / old - 1];
  });
};

/** Parts of changes, each by its bit, and all lists of some of them, so that changes share these. */
const PARTS: readonly ChangedPart[] = ['PRICES', 'NAMES', 'REMOVED_VALUES'];
const [PRICES, NAMES, REMOVED_VALUES] = [1, 2, 4];
const LISTS = Array.from({ length: 2 ** PARTS.length }, (_, bits) => PARTS.filter((__, at) => bits & (2 ** at)));

/** Returns what a change of fields is about, and the largest change of a price in it. */
export function getChangeFacts(before: Fields, after: Fields): Pick<JobChangeRecord, 'parts' | 'jump'> {
  let bits = 0;
  let jump: number | null | undefined;
  for (const field in before) {
    if (IS_PRICE.test(field)) {
      bits |= PRICES;
      for (const change of listPriceChanges(before[field], after[field])) {
        if (jump === undefined || getDistance(change) > getDistance(jump)) jump = change;
      }
    }
    if (IS_NAME.test(field)) bits |= NAMES;
    if (losesValue(before[field], after[field])) bits |= REMOVED_VALUES;
  }
  return { ...(bits && { parts: LISTS[bits]! }), ...(jump !== undefined && { jump }) };
}
