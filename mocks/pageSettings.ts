/** Returns a developer setting from local storage, or null if it is empty or storage is blocked. */
const setting = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Reading throws as well if site data is blocked.
    return null;
  }
};

/** Initial session of a new store as JSON: `localStorage.demoSession`, so that benchmarks start signed in. */
export function demoSession(): string | null {
  return setting('demoSession');
}

/** Whether to respond like a gateway under maintenance: `localStorage.maintenance = 'on'`. */
export function isInMaintenance(): boolean {
  return setting('maintenance') === 'on';
}
