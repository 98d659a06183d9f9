/**
 * A process that runs the jobs of the database of its argument until it is killed. Prints a line for each commit that
 * is stored.
 */
import { createBackend } from '#server/backend';
import { openDatabase, type DatabasePlace } from '#server/db/sql/openDatabase';
import type { Store } from '#server/db/store';

const database = await openDatabase(JSON.parse(process.argv[2]!) as DatabasePlace);
const commit: Store['commit'] = async (...args) => {
  await database.store.commit(...args);
  console.log('commit');
};
const { resumeJobs } = createBackend({ ...database, store: { ...database.store, commit }, retryMs: 500 });
await resumeJobs();
console.log('ready');
