/**
 * Milliseconds for a test that fills many stores, one after the other. Opening one takes longer in a database, and each
 * commit waits for it.
 */
export const LONG_TEST = process.env.STORE ? 600_000 : 90_000;
