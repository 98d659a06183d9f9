import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import type { Change } from '#server/records/tables';
import { createPlace, DATABASE_KINDS, type NewPlace } from '#tests/support/databases/createPlace';
import { createCuttableProxy, type CuttableProxy } from '#tests/support/databases/cuttableProxy';
import { createTestClient } from '#tests/support/testClient';
import { sampleProduct } from '../sampleRecords';

const setting = (id: string): Change => ({ table: 'settings', put: { id, value: id } });

describe.runIf(DATABASE_KINDS.includes('postgres'))('While the connection to PostgreSQL is lost', () => {
  let created: NewPlace;
  let proxy: CuttableProxy;
  let database: OpenDatabase;

  beforeEach(async () => {
    created = await createPlace('postgres');
    proxy = await createCuttableProxy(created.place);
    database = await openDatabase(proxy.place);
  });
  afterEach(async () => {
    proxy.set('pass');
    await database.close();
    proxy.close();
    await created.remove();
  });

  /** The ids in memory, and in the database. */
  const readIds = async () => {
    const inMemory = (await database.store.list('settings')).map(({ id }) => id);
    await database.close();
    database = await openDatabase(created.place);
    return { inMemory, stored: (await database.store.list('settings')).map(({ id }) => id) };
  };

  test('memory answers, and writes are refused without a trace, until it is back', async () => {
    const { store, files } = database;
    await store.commit([setting('a'), { table: 'products', put: sampleProduct() }]);
    expect((await store.products.stats('1')).products).toBe(1);
    proxy.set('down');
    const unavailable = { code: 'UNAVAILABLE' };
    await expect(store.commit([setting('b')])).rejects.toMatchObject(unavailable);
    await expect(store.nextId('jobs')).rejects.toMatchObject(unavailable);
    await expect(files.append('1', Uint8Array.of(1))).rejects.toMatchObject(unavailable);
    await expect(store.get('contents', 'a')).rejects.toMatchObject(unavailable);
    expect((await store.list('settings')).map(({ id }) => id)).toEqual(['a']);
    expect((await store.products.stats('1')).products).toBe(1);
    proxy.set('pass');
    await store.commit([setting('c')]);
    await files.append('1', Uint8Array.of(2));
    expect(await store.get('contents', 'a')).toBeUndefined();
    expect(await readIds()).toEqual({ inMemory: ['a', 'c'], stored: ['a', 'c'] });
  });

  test('a commit whose answer is lost is found, and those after it follow', async () => {
    const cut = proxy.cutAtCommit('after');
    const committed = database.store.commit([setting('a')]);
    const next = database.store.commit([setting('b')]);
    await cut;
    await Promise.all([committed, next]);
    expect(await readIds()).toEqual({ inMemory: ['a', 'b'], stored: ['a', 'b'] });
  });

  test('a commit that did not arrive is refused, and those after it follow', async () => {
    const cut = proxy.cutAtCommit('before');
    const committed = database.store.commit([setting('a')]).catch((error: unknown) => error);
    const next = database.store.commit([setting('b')]);
    await cut;
    expect(await committed).toMatchObject({ code: 'UNAVAILABLE' });
    await next;
    expect(await readIds()).toEqual({ inMemory: ['b'], stored: ['b'] });
  });

  test('a commit that is found only after its caller has given up is visible before the next read', async () => {
    const product = sampleProduct({ id: '7' });
    const cut = proxy.cutAtCommit('after');
    const committed = database.store
      .commit([setting('a'), { table: 'products', put: product }])
      .catch((error: unknown) => error);
    await cut;
    proxy.set('down');
    expect(await committed).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Check whether') });
    proxy.set('pass');
    expect(await database.store.getMany('contents', ['a'])).toEqual([undefined]);
    expect(await database.store.get('products', '7')).toEqual(product);
    expect(await readIds()).toEqual({ inMemory: ['a'], stored: ['a'] });
  });

  test('the gateway answers changes with 503 and when to retry', async () => {
    const client = await createTestClient({ store: database.store, files: database.files });
    const list = '{ catalogs { totalDocs } }';
    const { catalogs } = (await client.ask(list)).data;
    proxy.set('down');
    const query = 'mutation { createCatalog(input: { name: "Winter" }) { catalog { id } } }';
    const answer = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 10]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    const sent = await client.rest('POST', '/jwt/login', { email: 'admin@demo.com', password: 'admin' });
    expect(sent).toMatchObject({ status: 503, body: { error: expect.stringContaining('database') } });
    expect((await client.ask(list)).data.catalogs).toEqual(catalogs);
    proxy.set('pass');
    expect((await client.ask(query)).data.createCatalog.catalog.id).not.toBe('');
    client.gateway.stop();
  });
});
