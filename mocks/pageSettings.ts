const DEMO_PRODUCTS = 147;

/** What a developer set by hand under a key of local storage; null where it is empty or forbidden. */
const setting = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Where site data are blocked, even looking is refused.
    return null;
  }
};

/** Products of the demo catalog when the store is new: `localStorage.demoProducts`, or 147. */
export const demoProductCount = (): number => Number(setting('demoProducts') ?? DEMO_PRODUCTS);

/** A session that a new store begins with, as JSON: `localStorage.demoSession`, so that measurements start signed in. */
export const demoSession = (): string | null => setting('demoSession');

/** Whether calls are to be answered as by a gateway that is being worked on: `localStorage.maintenance = 'on'`. */
export const isInMaintenance = (): boolean => setting('maintenance') === 'on';
