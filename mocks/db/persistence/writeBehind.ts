import { createPace } from '../../pace';
import { isQuotaError } from './database';
import { OwnerChangedError, type OwnedDatabase } from './ownership';
import { textOf, type Segments } from './segments';

/** Milliseconds from the first change that is not kept yet to the write: with the write itself below 250. */
const DELAY = 150;
/** Milliseconds until a write that failed is tried again. */
const RETRY_DELAY = 5000;
/** Requests that are sent at a stretch. */
const BATCH = 32;

export interface WriteBehind {
  /** Something changed; it is written soon. */
  schedule(): void;
  /** Writes all that changed so far. Never rejects: what cannot be written is said in a notice and tried again later. */
  flush(): Promise<void>;
  /** Writes no more; resolves when the last write is done. */
  stop(): Promise<void>;
}

const reasonOf = (error: unknown) =>
  isQuotaError(error)
    ? 'The browser has no room left to keep changes.'
    : `Changes could not be kept (${error instanceof Error ? error.message : String(error)}).`;

/**
 * Writes changed segments behind the store's back. A write holds all commits up to one moment, in one
 * transaction, and the next one waits for it: what is kept is always the store as it once was.
 */
export const createWriteBehind = (
  owned: OwnedDatabase,
  segments: Segments,
  onNotice: (text: string) => void,
): WriteBehind => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let isStopped = false;
  let isFailing = false;

  const scheduleIn = (delay: number) => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), delay);
  };

  const write = async () => {
    const breathe = createPace();
    const images = segments.takeChanged();
    try {
      const texts: (string | null)[] = [];
      for (const image of images) {
        texts.push(textOf(image));
        await breathe();
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
      if (!isFailing) onNotice(`${reasonOf(error)} They stay in memory, and keeping them is tried again.`);
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
};
