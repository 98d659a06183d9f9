import { createYielder } from '../../yielder';
import { isQuotaError } from './database';
import { OwnerChangedError, type OwnedDatabase } from './ownership';
import { toText, type Segments } from './segments';

/**
 * Milliseconds from the first unsaved change to the write; including the write itself, the delay stays below 250 ms.
 */
const DELAY = 150;
/** Milliseconds until a failed write is retried. */
const RETRY_DELAY = 5000;
/** Requests sent per batch. */
const BATCH = 32;

export interface WriteBehind {
  /** Schedules a write after a change. */
  schedule: () => void;
  /** Writes all changes so far. Never rejects: a failed write is reported in a notice and retried later. */
  flush: () => Promise<void>;
  /** Stops writing; resolves when the last write is done. */
  stop: () => Promise<void>;
}

const getReason = (error: unknown) =>
  isQuotaError(error)
    ? 'The browser has no storage left to save changes.'
    : `Changes couldn’t be saved (${error instanceof Error ? error.message : String(error)}).`;

/**
 * Writes changed segments in the background. Each write contains all commits up to one moment in a single transaction,
 * and writes run one after the other, so the persisted data is always a consistent past state of the store.
 */
export function createWriteBehind(
  owned: OwnedDatabase,
  segments: Segments,
  onNotice: (text: string) => void,
): WriteBehind {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let isStopped = false;
  let isFailing = false;

  const scheduleIn = (delay: number) => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), delay);
  };

  const write = async () => {
    const yieldIfDue = createYielder();
    const images = segments.takeChanged();
    try {
      const texts: (string | null)[] = [];
      for (const image of images) {
        texts.push(toText(image));
        await yieldIfDue();
      }
      await owned.write(async (transaction) => {
        const store = transaction.objectStore('segments');
        for (let from = 0; from < images.length; from += BATCH) {
          const requests = images.slice(from, from + BATCH).map(async ({ segment: { key } }, at) => {
            const text = texts[from + at]!;
            await (text === null ? store.delete(key) : store.put(text, key));
          });
          await Promise.all(requests);
        }
      });
      isFailing = false;
    } catch (error) {
      segments.giveBack(images);
      if (isStopped) return;
      if (error instanceof OwnerChangedError) {
        isStopped = true;
        onNotice(error.message);
        return;
      }
      if (!isFailing) onNotice(`${getReason(error)} They stay in memory, and the app will try to save them again.`);
      isFailing = true;
      scheduleIn(RETRY_DELAY);
    }
  };

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (writing) await writing;
    if (isStopped || !segments.hasChanges) return;
    writing = write().finally(() => {
      writing = undefined;
    });
    await writing;
  };

  return {
    schedule: () => scheduleIn(isFailing ? RETRY_DELAY : DELAY),
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
