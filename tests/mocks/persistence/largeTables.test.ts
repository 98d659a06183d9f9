import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import type { Change } from '#server/records/tables';
import { sampleProduct } from '../../server/db/sampleRecords';

let name = '';
const open = () =>
  openPersistedStore({
    name,
    onNotice: ({ code }) => {
      throw new Error(code);
    },
  });

beforeEach(() => {
  name = crypto.randomUUID();
});

const { id: _id, ...content } = sampleProduct({ name: 'Rake' });
const version: Change = {
  table: 'publishedEntries',
  put: {
    id: '1',
    entries: [{ sku: 'R-1', productId: '1', hash: 'a', revision: 1 }],
    categories: [],
    channels: [],
    attributes: [],
  },
};
const records: Change[] = [
  { table: 'contents', put: { id: 'a', content } },
  { table: 'jobChanges', put: { id: '7:0', jobId: '7', items: [] } },
  { table: 'jobIssues', put: { id: '7:0', jobId: '7', items: [] } },
  version,
];

const readAll = async () => {
  const { store, close } = await open();
  const found = [
    await store.get('contents', 'a'),
    await store.get('jobChanges', '7:0'),
    await store.get('jobIssues', '7:0'),
    await store.get('publishedEntries', '1'),
  ];
  close();
  return found;
};

const stored = records.map((change) => ('put' in change ? change.put : null));

test('contents, versions, and what jobs changed and found are not read when the store is opened', async () => {
  const first = await open();
  await first.store.commit(records);
  expect(await first.store.get('contents', 'a')).toEqual(stored[0]);
  await first.flush();
  first.close();
  const parse = vi.spyOn(JSON, 'parse');
  const { store, close } = await open();
  expect(parse.mock.calls.join()).not.toMatch(/Rake|R-1|7:0/);
  expect(await store.get('contents', 'a')).toEqual(stored[0]);
  expect(parse.mock.calls.join()).toContain('Rake');
  close();
  expect(await readAll()).toEqual(stored);
});

test('two records of any size stay in memory, and those that were read before them do not', async () => {
  const first = await open();
  const label = 'x'.repeat(1_000_000);
  const ids = ['a', 'b', 'c'];
  const toChange = (id: string): Change => ({
    table: 'publishedEntries',
    put: {
      id,
      entries: [],
      categories: [],
      channels: [],
      attributes: [{ code: id, name: label, isInternal: false }],
    },
  });
  await first.store.commit(ids.map(toChange));
  await first.flush();
  first.close();
  const { store, close } = await open();
  const parse = vi.spyOn(JSON, 'parse');
  const countReads = async (...read: string[]) => {
    parse.mockClear();
    for (const id of read) expect((await store.get('publishedEntries', id))?.id).toBe(id);
    return parse.mock.calls.length;
  };
  expect(await countReads('a', 'b', 'a', 'b')).toBe(2);
  expect(await countReads('c', 'b', 'c')).toBe(1);
  expect(await countReads('a')).toBe(1);
  close();
});

test('a removed record is gone before and after it is stored', async () => {
  const { store, flush, close } = await open();
  await store.commit(records);
  await flush();
  expect(await store.get('jobIssues', '7:0')).toBeDefined();
  await store.commit([{ table: 'jobIssues', remove: '7:0' }]);
  expect(await store.get('jobIssues', '7:0')).toBeUndefined();
  expect(await store.list('jobIssues')).toEqual([]);
  await flush();
  close();
  expect(await readAll()).toEqual([stored[0], stored[1], undefined, stored[3]]);
});

test('a record that is changed while it is read is not read as it was before', async () => {
  const { store, flush, close } = await open();
  await store.commit(records);
  await flush();
  const reading = store.get('jobIssues', '7:0');
  const put = { id: '7:0', jobId: '8', items: [] };
  await store.commit([{ table: 'jobIssues', put }]);
  await reading;
  expect(await store.get('jobIssues', '7:0')).toEqual(put);
  await flush();
  expect(await store.get('jobIssues', '7:0')).toEqual(put);
  close();
});

test('records that are stored, not yet stored, and removed are read together', async () => {
  const toChange = (id: string): Change => ({ table: 'contents', put: { id, content } });
  const first = await open();
  await first.store.commit(['a', 'b', 'c'].map(toChange));
  await first.flush();
  first.close();
  const { store, flush, close } = await open();
  await store.commit([{ table: 'contents', remove: 'b' }]);
  await store.putContents([{ id: 'd', content }]);
  const read = async () => (await store.getMany('contents', ['d', 'b', 'none', 'c', 'a'])).map((found) => found?.id);
  expect(await read()).toEqual(['d', undefined, undefined, 'c', 'a']);
  await flush();
  expect(await read()).toEqual(['d', undefined, undefined, 'c', 'a']);
  close();
});

test('models of products are kept', async () => {
  const put = { id: '1/rake', catalogId: '1', code: 'rake', parent: '', cells: { color: 'red' }, jobId: null };
  const first = await open();
  await first.store.commit([{ table: 'productModels', put }]);
  await first.flush();
  first.close();
  const { store, close } = await open();
  expect(await store.list('productModels')).toEqual([put]);
  close();
});
