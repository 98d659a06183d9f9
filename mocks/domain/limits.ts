/** What bounds the memory that data takes: the browser and Node by default give a process 2 to 4 GB. */
export interface Limits {
  /** Products of a catalog. A stored one takes about 6 KB, one that a dry run plans about 3 KB. */
  products: number;
  /** Rows with data of an imported file. One that becomes a variant takes about 1.5 KB. */
  rows: number;
  /** Issues of each severity that a job stores; its counts have all. */
  issues: number;
}

/** The bounds where no others are given. */
export const LIMITS: Limits = { products: 200_000, rows: 1_000_000, issues: 10_000 };
