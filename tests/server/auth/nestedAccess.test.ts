import { beforeAll, expect, test } from 'vitest';
import type { RoleRecord } from '#server/records/auth';
import { createTestClient, type TestClient } from '../../support/testClient';
import { startFile } from '../imports/jobs/importSetup';
import { listStored, putStored, removeStored } from '../../support/stored';

let client: TestClient;
let fileId: string;

/** Signs in to an account that can read these, and its own data. */
const signInAs = async (...subjects: string[]) => {
  const ability = ['Auth', ...subjects].map((subject) => ({ action: 'read' as const, subject }));
  await putStored(client.gateway, 'roles', { id: 'client', ability });
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

test('a catalog lists its jobs only to those who can read jobs', async () => {
  const fields = 'lastJob { type } lastJobs(first: 1) { type inputFile { name } }';
  await signInAs('Catalog');
  expect(await readCatalog(fields)).toMatchObject({ catalog: { lastJob: null, lastJobs: [] }, codes: [] });
  await signInAs('Catalog', 'Job');
  expect(await readCatalog(fields)).toMatchObject({
    catalog: { lastJob: { type: 'IMPORT' }, lastJobs: [{ type: 'IMPORT', inputFile: {} }] },
    codes: [],
  });
});

test.each([
  ['log { message }'],
  ['issues { totalDocs }'],
  ['changes { changes { after } }'],
  ['issueRowsFile { url }'],
])('a job shows its %s only to those who can read jobs, even if they started it', async (field) => {
  const start = async (ability: RoleRecord['ability']) => {
    await putStored(client.gateway, 'roles', { id: 'client', ability });
    await client.signIn('client@demo.com', 'client');
    const { errors = [] } = await client.ask(`mutation {
      validateCatalog(input: { catalogId: "1" }) { job { ${field} } }
    }`);
    await client.gateway.idle();
    return errors.map(({ extensions }) => extensions?.code);
  };
  const update = { action: 'update', subject: 'Catalog' };
  expect(await start([update])).toEqual(['FORBIDDEN']);
  expect(await start([update, { action: 'read', subject: 'Job' }])).toEqual([]);
});

test('a version shows the jobs that publish only to those who can read jobs', async () => {
  const [job] = await listStored(client.gateway, 'jobs');
  const [version] = await listStored(client.gateway, 'publishedCatalogs');
  await putStored(client.gateway, 'jobs', { ...job!, id: '900', type: 'PUBLISH', status: 'PAUSED' });
  await putStored(client.gateway, 'publishedCatalogs', { ...version!, jobId: '900' });
  const readJobs = async () =>
    (
      await client.ask(`{
      publishedCatalogs { currentJob { id } }
      publishedCatalog(id: "${version!.id}") { job { id } }
    }`)
    ).data;
  await signInAs('PublishedCatalog');
  expect(await readJobs()).toEqual({ publishedCatalogs: { currentJob: null }, publishedCatalog: { job: null } });
  await signInAs('PublishedCatalog', 'Job');
  expect(await readJobs()).toEqual({
    publishedCatalogs: { currentJob: { id: '900' } },
    publishedCatalog: { job: { id: '900' } },
  });
  await removeStored(client.gateway, 'jobs', '900');
  await putStored(client.gateway, 'publishedCatalogs', version!);
});

test('the current version of a catalog lists its feeds only to those who can read versions', async () => {
  const formats = async () =>
    (await readCatalog('currentVersion { feeds { format } }')).catalog.currentVersion.feeds.length;
  await signInAs('Catalog');
  expect(await formats()).toBe(0);
  await signInAs('Catalog', 'PublishedCatalog');
  expect(await formats()).toBeGreaterThan(0);
});

test.each([['products { totalDocs }'], ['diff { totalDocs }'], ['googleFeed { itemCount }']])(
  'the current version of a catalog shows its %s only to those who can read versions',
  async (field) => {
    await signInAs('Catalog');
    expect((await readCatalog('currentVersion { version }')).codes).toEqual([]);
    expect((await readCatalog(`currentVersion { ${field} }`)).codes).toEqual(['FORBIDDEN']);
    await signInAs('Catalog', 'PublishedCatalog');
    expect((await readCatalog(`currentVersion { ${field} }`)).codes).toEqual([]);
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
