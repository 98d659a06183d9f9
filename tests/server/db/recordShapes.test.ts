import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TABLE_NAMES } from '#server/records/tables';
import { listStored } from '../../support/stored';
import { useTestClient } from '../../support/testClient';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties = runInThisContext('(record) => %HasFastProperties(record)') as (record: object) => boolean;

const EDIT = 'mutation ($input: StartBulkEditInput!) { startBulkEdit(input: $input) { job { id } } }';

const client = useTestClient({ demoProducts: 147 });

/** Returns the paths of the objects in the value whose properties V8 keeps in a hash table. */
const listSlow = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => listSlow(part, `${path}.${key}`));
  return hasFastProperties(value) ? inside : [path, ...inside];
};

test('records have no slow properties, which take several times the memory', async () => {
  const { length } = await listStored(client.gateway, 'products', ({ catalogId }) => catalogId === '1');
  const steps = [{ price: { currency: 'EUR', change: { percent: 10 } } }];
  const input = { catalogId: '1', target: { matching: { filter: {} } }, expectedCount: length, steps, mode: 'APPLY' };
  await client.data(EDIT, { input });
  await client.gateway.idle();
  let count = 0;
  for (const table of TABLE_NAMES) {
    const records = await listStored(client.gateway, table);
    count += records.length;
    expect(records.flatMap((record) => listSlow(record, table))).toEqual([]);
  }
  expect(count).toBeGreaterThan(length);
});
