/** In-memory storage that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * The storage that `read` returns, such as `() => window.localStorage`, or in-memory storage if the browser denies
 * access to it.
 */
export function openStorage(read: () => Storage): Storage {
  try {
    const storage = read();
    storage.getItem('');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/** Data that this browser keeps permanently: local storage. */
export const localStore: Storage = openStorage(() => window.localStorage);

/** Data that this tab keeps across reloads: session storage. */
export const sessionStore: Storage = openStorage(() => window.sessionStorage);
