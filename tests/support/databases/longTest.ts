/**
 * Milliseconds for a test that fills many stores, one after the other. Opening one takes longer in a database, and each
 * commit waits for it.
 */
export const LONG_TEST = process.env.STORE ? 600_000 : 90_000;

/**
 * How often a property that fills stores is tried: in a database, where one run takes about ten times as long, a quarter
 * as often as in memory.
 */
export const storeRuns = (inMemory: number) => (process.env.STORE ? Math.ceil(inMemory / 4) : inMemory);
