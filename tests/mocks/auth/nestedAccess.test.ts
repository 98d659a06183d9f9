import { beforeAll, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';
import { startFile } from '../imports/jobs/importSetup';

let client: TestClient;
let fileId: string;

/** Signs in to an account that can read these, and its own data. */
const signInAs = async (...subjects: string[]) => {
  const { store } = client.gateway.context;
  const ability = ['Auth', ...subjects].map((subject) => ({ action: 'read' as const, subject }));
  const role = (await store.get('roles', 'client'))!;
  await store.commit([{ table: 'roles', put: { ...role, ability } }]);
  await client.signIn('client@demo.com', 'client');
};

beforeAll(async () => {
  client = await createTestClient();
  const { inputFileId } = await startFile(client.gateway.context, '1', 'Sku,Name\nA,Tent');
  fileId = inputFileId!;
  await client.gateway.idle();
});

const readCatalog = async (fields: string) => {
  const { data, errors } = await client.ask(`{ catalog(id: "1") { name ${fields} } }`);
  return { catalog: data?.catalog, codes: (errors ?? []).map(({ extensions }) => extensions?.code) };
};

test.each([
  ['log { message }'],
  ['issues { totalDocs }'],
  ['changes { changes { after } }'],
  ['issueRowsFile { url }'],
])('the last job of a catalog shows its %s only to those who can read jobs', async (field) => {
  await signInAs('Catalog');
  expect(await readCatalog('lastJob { type }')).toMatchObject({ catalog: { lastJob: { type: 'IMPORT' } }, codes: [] });
  expect((await readCatalog(`lastJob { ${field} }`)).codes).toEqual(['FORBIDDEN']);
  await signInAs('Catalog', 'Job');
  expect((await readCatalog(`lastJob { ${field} }`)).codes).toEqual([]);
});

test.each([['products { totalDocs }'], ['diff { totalDocs }'], ['googleFeed { itemCount }']])(
  'the current version of a catalog shows its %s only to those who can read versions',
  async (field) => {
    await signInAs('Catalog');
    expect((await readCatalog('currentPublication { version }')).codes).toEqual([]);
    expect((await readCatalog(`currentPublication { ${field} }`)).codes).toEqual(['FORBIDDEN']);
    await signInAs('Catalog', 'PublishedCatalog');
    expect((await readCatalog(`currentPublication { ${field} }`)).codes).toEqual([]);
  },
);

test('a file of a job is downloaded only by those who can read jobs', async () => {
  const download = async () => {
    const { body } = await client.rest('POST', '/jwt/login', { email: 'client@demo.com', password: 'client' });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const response = await client.gateway.handle(new Request(`http://localhost/files/${fileId}`, { headers }));
    return response?.status;
  };
  await signInAs('Catalog');
  expect(await download()).toBe(403);
  await signInAs('Catalog', 'Job');
  expect(await download()).toBe(200);
});
