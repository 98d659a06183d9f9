import type { Change, TableName } from '../records/tables';

/** Demo records that are made when the first of their tables is asked for. */
export interface DemoSeed {
  /** Kept with the records, so that they are made only once. */
  name: string;
  tables: readonly TableName[];
  /** All records, with times relative to `now`. */
  load(now: Date): Promise<Change[]>;
}

/** The demo apps' records; the catalogs' own come with the start (domain/seed.ts). */
export const DEMO_SEEDS: readonly DemoSeed[] = [];
