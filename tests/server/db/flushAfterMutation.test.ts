import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import { createDemoGateway } from '#mocks/demo/demoGateway';

const name = crypto.randomUUID();

const openGateway = async () => {
  const persisted = await openPersistedStore({ name, onNotice: ({ code }) => expect.unreachable(code) });
  const { store, files, flush: flush } = persisted;
  const gateway = await createDemoGateway({
    store,
    files,
    flush,
    secrets: { access: 'a', refresh: 'r' },
    demoProducts: 1,
  });
  return {
    store,
    send: async (path: string, method: string, body: string, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const request = new Request(`http://localhost${path}`, { method, headers, body });
      return (await gateway.handle(request))!.json();
    },
    /** As when the tab is killed: pending writes are lost. */
    kill: () => {
      gateway.stop();
      persisted.close();
    },
  };
};

const query = (text: string, variables = {}) => JSON.stringify({ query: text, variables });
const SIGN_IN = query(
  'mutation { signIn(input: { email: "admin@demo.com", password: "admin" }) { session { accessToken } } }',
);

test('a confirmed mutation or upload survives a kill right after the response', async () => {
  const first = await openGateway();
  const token = (await first.send('/graphql', 'POST', SIGN_IN)).data.signIn.session.accessToken;
  const created = await first.send(
    '/graphql',
    'POST',
    query('mutation { createFile(input: { name: "mugs.csv", size: 9 }) { file { id } } }'),
    token,
  );
  const { id } = created.data.createFile.file;
  expect(await first.send(`/files/${id}`, 'PUT', 'sku\nM-1', token)).toEqual({ size: 7 });
  first.kill();

  const second = await openGateway();
  expect(await second.store.get('files', id)).toMatchObject({ name: 'mugs.csv', size: 7 });
  second.kill();
});
