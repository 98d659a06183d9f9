/** The JSON under a key of a web storage; null where there is none or it cannot be read. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value as JSON. A storage that is full or forbidden loses it quietly: the value lives on in memory. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the page works without.
  }
}
