import { allowExit } from '../timers';

/**
 * Texts by key that all processes of a store know for a while. They are no records: no backup has them, and they end by
 * themselves. Times are in milliseconds.
 */
export interface Notes {
  get: (key: string) => Promise<string | undefined>;
  /** Returns the notes whose keys begin with the prefix, by key. */
  list: (prefix: string) => Promise<Map<string, string>>;
  /** Stores the text, which lasts `ms`, or as long as its key is held. */
  put: (key: string, text: string, ms: number) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /**
   * Keeps the note with the key, if there is one or will be, until the returned function is called or this process
   * ends. A note that no one holds anymore lasts `msAfter`.
   */
  hold: (key: string, msAfter: number) => () => void;
  /** Calls the listener when notes may have changed, in any process, until the returned function is called. */
  onChange: (listener: () => void) => () => void;
}

/** The keys that this process holds. */
export interface Holds extends Pick<Notes, 'hold'> {
  has: (key: string) => boolean;
  list: () => string[];
}

/** Counts who holds each key. `onReleased` is called when no one does anymore. */
export function createHolds(onReleased: (key: string, msAfter: number) => void): Holds {
  const counts = new Map<string, number>();
  const release = (key: string, msAfter: number) => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) return void counts.set(key, left);
    counts.delete(key);
    onReleased(key, msAfter);
  };
  return {
    has: (key) => counts.has(key),
    list: () => [...counts.keys()],
    hold: (key, msAfter) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (isHeld) release(key, msAfter);
        isHeld = false;
      };
    },
  };
}

/** Creates notes in the memory of this process. */
export function createMemoryNotes(): Notes {
  const texts = new Map<string, string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const stopTimer = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const remove = (key: string) => {
    stopTimer(key);
    if (texts.delete(key)) listeners.forEach((listener) => listener());
  };
  const removeIn = (key: string, ms: number) => {
    stopTimer(key);
    if (!texts.has(key)) return;
    const timer = setTimeout(remove, ms, key);
    allowExit(timer);
    timers.set(key, timer);
  };
  const holds = createHolds(removeIn);

  return {
    get: async (key) => texts.get(key),
    list: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    put: async (key, text, ms) => {
      const isNew = texts.get(key) !== text;
      texts.set(key, text);
      if (!holds.has(key)) removeIn(key, ms);
      if (isNew) listeners.forEach((listener) => listener());
    },
    remove: async (key) => remove(key),
    hold: (key, msAfter) => {
      stopTimer(key);
      return holds.hold(key, msAfter);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
