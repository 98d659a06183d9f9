import { createYielder } from '../../yielder';
import type { Store } from '../../db/store';
import { partId, type JobChangeRecord, type JobRecord } from '../../records/jobs';
import type { ChangeAction, ChangedPart } from '../../types.generated';
import { getDistance } from './changeFacts';
import { PART_SIZE } from './parts';

/** The actions and parts of changes, each with its bit. */
const BITS: Readonly<Record<ChangeAction | ChangedPart, number>> = {
  CREATE: 1,
  UPDATE: 2,
  DELETE: 4,
  SKIP: 8,
  PRICES: 16,
  NAMES: 32,
  REMOVED_VALUES: 64,
};

/** What the changes of a job can be filtered and sorted by, in their order: a few bytes for each. */
interface ChangeIndex {
  bits: number[];
  /** How far prices moved. */
  distances: number[];
}

type JobChanges = Pick<JobRecord, 'id' | 'attempts' | 'changeCount' | 'changeParts'>;

/** Jobs whose index is kept. It is read again from the changes if it is needed later. */
const KEPT = 4;

const kept = new WeakMap<Store, Map<string, Promise<ChangeIndex>>>();

const getBits = ({ action, parts = [] }: JobChangeRecord) =>
  parts.reduce<number>((bits, part) => bits | BITS[part], BITS[action]);

const extend = async (store: Store, { id, changeParts, changeCount }: JobChanges, { bits, distances }: ChangeIndex) => {
  const yieldIfDue = createYielder();
  for (let number = Math.floor(bits.length / PART_SIZE); number < changeParts; number++) {
    const items = (await store.get('jobChanges', partId(id, number)))?.items ?? [];
    for (const change of items.slice(bits.length - number * PART_SIZE, changeCount - number * PART_SIZE)) {
      bits.push(getBits(change));
      distances.push(change.jump === undefined ? 0 : getDistance(change.jump));
    }
    await yieldIfDue();
  }
  return { bits, distances };
};

/** Returns the index of a job's changes, which grows with them. */
const readIndex = (store: Store, job: JobChanges): Promise<ChangeIndex> => {
  const indexes = kept.get(store) ?? new Map<string, Promise<ChangeIndex>>();
  kept.set(store, indexes);
  // A retry of a failed job starts over.
  const key = `${job.id} ${job.attempts}`;
  const known = indexes.get(key) ?? Promise.resolve({ bits: [], distances: [] });
  const index = known.then((read) => extend(store, job, read));
  indexes.delete(key);
  indexes.set(key, index);
  index.catch(() => indexes.delete(key));
  const [oldest] = indexes.keys();
  if (indexes.size > KEPT && oldest !== undefined) indexes.delete(oldest);
  return index;
};

/** The number of a job's changes by action and by part. */
export async function countChanges(store: Store, job: JobChanges) {
  const { bits } = await readIndex(store, job);
  const count = (bit: number) => bits.reduce((sum, one) => ((one & bit) > 0 ? sum + 1 : sum), 0);
  return {
    all: bits.length,
    created: count(BITS.CREATE),
    updated: count(BITS.UPDATE),
    deleted: count(BITS.DELETE),
    prices: count(BITS.PRICES),
    names: count(BITS.NAMES),
    removedValues: count(BITS.REMOVED_VALUES),
  };
}

/** Distances are compared by steps of a ten thousandth. Those above are the same. */
const STEPS = 10_000;
const MOST_STEPS = 2 ** 20;

/** More than a job can have changes. */
const POSITIONS = 2 ** 30;

/** Moves the changes of prices to the front, the largest first; all others stay in their order. */
const byPriceChange = (positions: readonly number[], { bits, distances }: ChangeIndex): number[] => {
  // Numbers are sorted natively, which takes a tenth of the time of a comparison of 60,000 changes.
  const keys = Float64Array.from(positions, (position) => {
    const isOther = (bits[position]! & BITS.PRICES) === 0;
    const steps = Math.min(MOST_STEPS, Math.round(distances[position]! * STEPS));
    return (isOther ? MOST_STEPS + 1 : MOST_STEPS - steps) * POSITIONS + position;
  }).sort();
  return Array.from(keys, (key) => key % POSITIONS);
};

/** How to list the changes of a job. */
export interface ChangeOrder {
  action?: ChangeAction | null;
  part?: ChangedPart | null;
  isByPriceChange: boolean;
}

/** Returns the positions of the changes that match, in order. */
export async function findChanges(
  store: Store,
  job: JobChanges,
  { action, part, isByPriceChange }: ChangeOrder,
): Promise<number[]> {
  const index = await readIndex(store, job);
  const wanted = (action ? BITS[action] : 0) | (part ? BITS[part] : 0);
  const positions: number[] = [];
  for (const [position, bits] of index.bits.entries()) if ((bits & wanted) === wanted) positions.push(position);
  return isByPriceChange ? byPriceChange(positions, index) : positions;
}
