import { beforeAll, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';
import { MAPPING, startFile } from '../imports/jobs/importSetup';
import { changeStored, findStoredProduct, listStored, putStored, readStored } from '../../support/stored';

let client: TestClient;
let productId: string;
let importId: string;

const REFUSED = [{ code: 'CONFLICT', message: 'The catalog “Attic” is archived. Restore it first.' }];

const ask = async (query: string) => {
  const { data, errors = [] } = await client.ask(query);
  await client.gateway.idle();
  return { data, errors: errors.map(({ message, extensions }) => ({ code: extensions?.code, message })) };
};

const importFile = async (csv: string) => {
  const { id } = await startFile(client.gateway.context, '3', csv, { mapping: MAPPING.slice(0, 3) });
  await client.gateway.idle();
  return id;
};

beforeAll(async () => {
  client = await createTestClient();
  const copy = { id: '3', code: 'attic', name: 'Attic', currentVersionId: null };
  await putStored(client.gateway, 'catalogs', { ...(await readStored(client.gateway, 'catalogs', '1'))!, ...copy });
  importId = await importFile('Sku,Name,Amount\nLAMP,Lamp,12\n');
  const failed = await importFile('Sku,Name,Amount\nBOWL,Bowl,cheap\n');
  await changeStored(client.gateway, 'jobs', failed, { status: 'FAILED' });
  productId = (await findStoredProduct(client.gateway, '3', 'LAMP'))!.id;
  await ask('mutation { createCategory(input: { catalogId: "3", name: "Light" }) { category { id } } }');
  await changeStored(client.gateway, 'catalogs', '3', { status: 'ARCHIVED' });
});

const TARGET = () => `catalogId: "3", target: { ids: ["${productId}"] }, expectedCount: 1`;

test.each<[string, () => string]>([
  ['creating a product', () => 'createProduct(input: { catalogId: "3", sku: "X", name: "X" }) { product { id } }'],
  ['changing a product', () => `updateProduct(input: { id: "${productId}", revision: 1, name: "X" }) { isSaved }`],
  ['duplicating a product', () => `duplicateProduct(input: { id: "${productId}" }) { product { id } }`],
  [
    'setting the status of products',
    () => `startBulkEdit(input: { ${TARGET()}, steps: [{ status: DRAFT }], mode: APPLY }) { job { id } }`,
  ],
  ['deleting products', () => `deleteProducts(input: { ${TARGET()} }) { job { id } }`],
  ['creating a category', () => 'createCategory(input: { catalogId: "3", name: "New" }) { category { id } }'],
  ['renaming a category', () => 'renameCategory(input: { catalogId: "3", path: "Light", name: "X" }) { path }'],
  ['moving a category', () => 'moveCategory(input: { catalogId: "3", path: "Light", position: 0 }) { path }'],
  [
    'deleting a category',
    () => 'deleteCategory(input: { catalogId: "3", path: "Light", expectedCount: 0 }) { job { id } }',
  ],
  ['undoing an import', () => `undoJob(input: { id: "${importId}" }) { job { id } }`],
  ['publishing', () => 'publishCatalog(input: { catalogId: "3" }) { job { id } }'],
])('an archived catalog refuses %s', async (_, getMutation) => {
  const stored = async () => [
    await listStored(client.gateway, 'products'),
    await listStored(client.gateway, 'categories'),
    (await listStored(client.gateway, 'jobs')).length,
  ];
  const before = await stored();
  expect((await ask(`mutation { ${getMutation()} }`)).errors).toEqual(REFUSED);
  expect(await stored()).toEqual(before);
});

test.each(['APPLY', 'DRY_RUN'] as const)('an archived catalog refuses an import (%s)', async (mode) => {
  await expect(startFile(client.gateway.context, '3', 'Sku\nA', { mode })).rejects.toMatchObject(REFUSED[0]!);
});

test('an archived catalog refuses to retry a failed import', async () => {
  const [failed] = await listStored(client.gateway, 'jobs', ({ status }) => status === 'FAILED');
  expect((await ask(`mutation { retryJob(input: { id: "${failed!.id}" }) { job { id } } }`)).errors).toEqual(REFUSED);
});

test('the products of an archived catalog can be validated, exported, and copied', async () => {
  const { data, errors } = await ask(`mutation {
    validateCatalog(input: { catalogId: "3" }) { job { id } }
    exportCatalog(input: { catalogId: "3", format: JSON }) { job { id } }
    cloneCatalog(input: { id: "3", name: "Loft" }) { job { id } }
  }`);
  expect(errors).toEqual([]);
  await client.gateway.idle();
  const copy = await ask(`{ job(id: "${data.cloneCatalog.job.id}") { catalog { productCount } } }`);
  expect(copy.data.job.catalog.productCount).toBe(1);
});
