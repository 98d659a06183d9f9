/** A storage that lasts as long as the page. */
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

/** What `read` gives, such as `() => window.localStorage`; one in memory where the browser refuses even to look at it. */
export function openStorage(read: () => Storage): Storage {
  try {
    const storage = read();
    storage.getItem('');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/** What this browser keeps for good: local storage. */
export const lastingStorage: Storage = openStorage(() => window.localStorage);

/** What this tab keeps over reloads: session storage. */
export const passingStorage: Storage = openStorage(() => window.sessionStorage);
