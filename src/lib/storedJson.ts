/** The JSON stored under a key; null if it is missing or cannot be parsed. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Stores a value as JSON. If the storage is full or blocked, the error is ignored and the value remains in memory only.
 */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage can fail in private windows and on full disks; the page works without it.
  }
}
