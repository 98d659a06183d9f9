/** Files that the user has selected before there is a catalog to import them into, until the page is closed. */
const held = new Map<string, readonly File[]>();

/** Keeps the files for a later screen. Returns the key to pass to it in the URL. */
export function holdFiles(files: readonly File[]): string {
  const key = String(held.size + 1);
  held.set(key, files);
  return key;
}

/** Returns the files with the key; none after a reload of the page. */
export function getHeldFiles(key: string): readonly File[] {
  return held.get(key) ?? [];
}

/** Returns the files with the key and forgets them. */
export function takeHeldFiles(key: string): readonly File[] {
  const files = getHeldFiles(key);
  if (files.length > 0) held.set(key, []);
  return files;
}
