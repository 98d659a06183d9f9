import type { Change, TableName } from './records/tables';
import type { AnalyticsRecord, StatisticsRecord } from './records/analytics';
import type { Store } from './db/store';
import type { Draw } from './drawings/drawing';

/** Id of the setting that says that the store was filled with demo products, whose model is stored when it is read. */
export const DEMO_MODEL = 'demoProductModel';

/** Records of demo apps that are created when one of their tables is first read. */
export interface TableSeed {
  /** Stored with the records so that they are created only once. */
  name: string;
  tables: readonly TableName[];
  /** Returns all records, with times relative to `now`. */
  load: (now: Date, store: Pick<Store, 'get'>) => Promise<Change[]>;
}

/** Figures of the dashboards at a time, which come from no records. */
interface DemoFigures {
  analyticsFigures: (now: Date) => AnalyticsRecord;
  statisticsFigures: (now: Date) => StatisticsRecord;
}

/** What the demo apps show besides what users enter. It is passed in, so that the gateway does not depend on it. */
export interface DemoData {
  seeds: readonly TableSeed[];
  figures: () => Promise<DemoFigures>;
  /** The images of the demo records by kind, see `drawing`. */
  drawings: () => Promise<Readonly<Record<string, Draw>>>;
}
