import type { Notice, Notify } from '../notice';
import { createYielder } from '#server/yielder';
import { isClosedError, isQuotaError, type StorageKey, type StoredValue, type Transaction } from './database';
import type { LargeTables } from './largeTables';
import { OwnerChangedError, type OwnedDatabase } from './ownership';
import type { ProductStorage } from './productStorage';
import { serializeSegment, type Segments } from './segments';

/**
 * Milliseconds from the first unsaved change to the write; including the write itself, the delay stays below 250 ms.
 */
const DELAY = 150;
/** Milliseconds until a failed write is retried. */
const RETRY_DELAY = 5000;
/** Characters sent before their requests must be answered. */
const MAX_SENT = 2_000_000;
/** What a value that is not a text counts as, in characters. */
const BLOCK_SIZE = 65_536;

export interface WriteBehind {
  /** Schedules a write after a change. */
  schedule: () => void;
  /** Whether there are commits that are not written. */
  readonly hasChanges: boolean;
  /** Writes all changes so far. Never rejects: a failed write is reported in a notice and retried later. */
  flush: () => Promise<void>;
  /** Stops writing; resolves when the last write is done. */
  stop: () => Promise<void>;
}

const describeFailure = (error: unknown, hasProducts: boolean): Notice => {
  if (isQuotaError(error)) return { code: 'storageFull', values: { what: hasProducts ? 'products' : 'other' } };
  if (isClosedError(error)) return { code: 'storageClosed' };
  return { code: 'notSaved', values: { reason: error instanceof Error ? error.message : String(error) } };
};

/** Stores the values under their keys; null deletes the key. */
async function writeEntries(
  transaction: Transaction,
  entries: readonly [StorageKey, StoredValue | null][],
): Promise<void> {
  const store = transaction.objectStore('segments');
  let requests: Promise<void>[] = [];
  let size = 0;
  const send = async (key: StorageKey, value: StoredValue | null) => {
    await (value === null ? store.delete(key) : store.put(value, key));
  };
  for (const [key, value] of entries) {
    requests.push(send(key, value));
    size += typeof value === 'string' ? value.length : BLOCK_SIZE;
    if (size < MAX_SENT) continue;
    await Promise.all(requests);
    requests = [];
    size = 0;
  }
  await Promise.all(requests);
}

/**
 * Writes changed segments in the background. Each write contains all commits up to one moment in a single transaction,
 * and writes run one after the other, so the persisted data is always a consistent past state of the store.
 */
export function createWriteBehind(
  owned: OwnedDatabase,
  segments: Segments,
  onNotice: Notify,
  { products, large }: { products?: ProductStorage; large?: LargeTables } = {},
): WriteBehind {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingDelay = Infinity;
  let writing: Promise<void> | undefined;
  let isStopped = false;
  let isFailing = false;

  const scheduleIn = (delay: number) => {
    if (isStopped || delay >= pendingDelay) return;
    clearTimeout(timer);
    pendingDelay = delay;
    timer = setTimeout(() => void flush(), delay);
  };

  const schedule = () => scheduleIn(isFailing ? RETRY_DELAY : DELAY);

  const write = async () => {
    const yieldIfDue = createYielder();
    const images = segments.takeChanged();
    const productImage = products?.takeChanged();
    const largeImage = large?.takeChanged();
    const settle = (isStored: boolean) => {
      if (productImage) products?.settle(productImage, isStored);
      if (largeImage) large?.settle(largeImage, isStored);
    };
    try {
      const entries: [StorageKey, StoredValue | null][] = [];
      for (const image of images) {
        entries.push([image.segment.key, serializeSegment(image)]);
        await yieldIfDue();
      }
      for (const entry of (largeImage && large?.serialize(largeImage)) ?? []) {
        entries.push(entry);
        await yieldIfDue();
      }
      if (products && productImage) {
        for (const entry of await products.serialize(productImage, yieldIfDue)) entries.push(entry);
      }
      await owned.write((transaction) => writeEntries(transaction, entries));
      settle(true);
      isFailing = false;
    } catch (error) {
      const hasProducts = products?.hasChanges === true || (productImage?.segments.length ?? 0) > 0;
      segments.giveBack(images);
      settle(false);
      if (isStopped) return;
      if (error instanceof OwnerChangedError) {
        isStopped = true;
        onNotice({ code: 'usedElsewhere' });
        return;
      }
      if (!isFailing) onNotice(describeFailure(error, hasProducts));
      isFailing = true;
      scheduleIn(RETRY_DELAY);
    }
  };

  const hasChanges = () => segments.hasChanges || products?.hasChanges === true || large?.hasChanges === true;

  const flush = async () => {
    clearTimeout(timer);
    pendingDelay = Infinity;
    while (writing) await writing;
    if (isStopped || !hasChanges()) return;
    writing = write().finally(() => {
      writing = undefined;
    });
    await writing;
  };

  return {
    schedule,
    get hasChanges() {
      return hasChanges();
    },
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
