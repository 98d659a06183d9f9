/**
 * Commits to the database of its argument until it is killed: each commit has records of three tables with the same
 * number. Prints the number once the commit is acknowledged. The next process goes on with the next number.
 */
import { openDatabase, type DatabasePlace } from '#server/db/sql/openDatabase';
import { sampleProduct } from '../sampleRecords';

const { store } = await openDatabase(JSON.parse(process.argv[2]!) as DatabasePlace);
for (;;) {
  const id = await store.nextId('settings');
  await store.commit([
    { table: 'settings', put: { id, value: 'x'.repeat((Number(id) % 7) * 1000) } },
    { table: 'products', put: sampleProduct({ id }) },
    { table: 'jobIssues', put: { id, jobId: id, items: [] } },
  ]);
  console.log(id);
}
