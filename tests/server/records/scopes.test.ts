import { expect, it } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { type Commit, withLock } from '#server/domain/withLock';
import { getScope } from '#server/records/scopes';
import type { Change } from '#server/records/tables';
import { sampleProduct } from '../db/sampleRecords';
import { createCheckedStore } from '../../support/databases/checkedStore';

const product = (catalogId: string): Change => ({ table: 'products', put: sampleProduct({ id: '5', catalogId }) });
const part = (jobId: string): Change => ({ table: 'jobChanges', put: { id: `${jobId}:0`, jobId, items: [] } });
const job = (id: string, catalogId: string) => ({ table: 'jobs', put: { id, catalogId } }) as Change;
const setting: Change = { table: 'settings', put: { id: 'a', value: 'b' } };
const file = { table: 'files', put: { id: 'x' } } as Change;
const products = (count: number): Change[] =>
  Array.from({ length: count }, (_, at) => ({
    table: 'products',
    put: sampleProduct({ id: `p${at}`, sku: `P${at}` }),
  }));
const long: Change = { table: 'settings', put: { id: 'a', value: 'x'.repeat(4_000_000) } };
const channel = { table: 'channels', put: { id: 'web' } } as Change;

it.each<[string, string, Change[], string | null]>([
  ['its products', 'catalog:1', [product('1')], null],
  ['products of another catalog', 'catalog:1', [product('2')], 'products in the scope "2"'],
  [
    'a removed product of another catalog',
    'catalog:1',
    [{ table: 'products', remove: '3' }],
    'products in the scope "2"',
  ],
  ['settings', 'catalog:1', [setting], 'settings in the scope ""'],
  ['files and channels of its jobs', 'catalog:1', [file, channel], null],
  ['parts of its job', 'catalog:1', [part('1')], null],
  ['parts of a job of another catalog', 'catalog:1', [part('2')], 'jobChanges in the scope "2"'],
  ['parts of a new job', 'catalog:1', [part('3'), job('3', '1')], null],
  ['parts of a new job of another catalog', 'catalog:1', [part('3'), job('3', '2')], 'jobChanges in the scope "2"'],
  ['settings', 'auth', [setting], null],
  ['products', 'auth', [product('1')], 'products in the scope "1"'],
  ['a new catalog', 'catalogCodes', [product('7')], null],
  ['settings', 'catalogCodes', [setting], 'settings in the scope ""'],
  ['its file', 'file:x', [file], null],
  ['settings', 'file:x', [setting], 'settings in the scope ""'],
  ['settings', 'attempts ::1', [setting], 'settings in the scope ""'],
  ['products for one transaction', 'catalog:1', products(3000), null],
  ['too many products for one transaction', 'catalog:1', products(3001), '3001 records'],
  ['too long records for one transaction', 'auth', [long, long], '2 records with'],
])('whether %s can be changed under the lock %s', async (_, lock, changes, refusal) => {
  const store = createCheckedStore(createMemoryStore());
  await store.commit([
    job('1', '1'),
    job('2', '2'),
    { table: 'products', put: sampleProduct({ id: '3', catalogId: '2' }) },
  ]);
  const committing = withLock({ locks: new Map(), store }, lock, (commit: Commit) => commit(changes));
  if (refusal === null) await expect(committing).resolves.toBeUndefined();
  else await expect(committing).rejects.toThrow(refusal);
});

it('parts of a job and of a version have the scope of their owner', () => {
  expect(getScope('jobIssues', { id: '4:0', jobId: '4', items: [] })).toEqual({ table: 'jobs', id: '4' });
  expect(getScope('publishedEntries', { id: '9', entries: [], categories: [], channels: [], attributes: [] })).toEqual({
    table: 'publishedCatalogs',
    id: '9',
  });
});
