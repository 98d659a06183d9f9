import { beforeAll, expect, test } from 'vitest';
import type { JobMode } from '#server/types.generated';
import { createTestClient, type TestClient } from '../../support/testClient';
import { MAPPING, startFile } from '../imports/jobs/importSetup';

let client: TestClient;
let catalogId: string;
/** The IDs of the stored products by SKU. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  client = await createTestClient();
  const { data } = await client.ask(
    'mutation { createCatalog(input: { name: "Numbers", code: "numbers" }) { catalog { id } } }',
  );
  catalogId = data.createCatalog.catalog.id;
  for (const sku of ['Lamp', '500']) {
    const created = await client.ask(
      `mutation { createProduct(input: { catalogId: "${catalogId}", sku: "${sku}", name: "${sku}" }) { product { id } } }`,
    );
    ids[sku] = created.data.createProduct.product.id;
  }
});

const importRow = async (sku: string, amount: string, mode: JobMode = 'APPLY') => {
  const csv = `Sku,Name,Amount\n${sku},Lamp,${amount}`;
  const { id } = await startFile(client.gateway.context, catalogId, csv, { mode, mapping: MAPPING.slice(0, 3) });
  await client.gateway.idle();
  return id;
};

/** Imports one row, and returns the products of its issues without repetitions. */
const getIssueProducts = async (...row: Parameters<typeof importRow>) => {
  const id = await importRow(...row);
  const { data } = await client.ask(`{ job(id: "${id}") { issues { issues { productId } } } }`);
  const products = data.job.issues.issues.map(({ productId }: { productId: string | null }) => productId);
  expect(products).not.toEqual([]);
  return [...new Set(products)];
};

test.each([
  ['a new product whose SKU is the id of another', (): string => ids.Lamp!, 'cheap', 'APPLY', null],
  ['a new product in a dry run', (): string => ids.Lamp!, '12', 'DRY_RUN', null],
  ['a stored product with a SKU of digits', (): string => '500', 'cheap', 'APPLY', '500'],
  ['a stored product in a dry run', (): string => 'Lamp', 'cheap', 'DRY_RUN', 'Lamp'],
  ['a stored product that is updated', (): string => 'Lamp', '12', 'APPLY', 'Lamp'],
] as const)('issues name the stored product: %s', async (_, getSku, amount, mode, stored) => {
  expect(await getIssueProducts(getSku(), amount, mode)).toEqual([stored === null ? null : ids[stored]]);
});

test('an issue of a failed row names the product once a later import stores it', async () => {
  const id = await importRow('T-1', 'cheap');
  await importRow('T-1', '12');
  const { data } = await client.ask(`{
    job(id: "${id}") { issues { issues { entityId productId } } }
    jobs(input: { catalogId: "${catalogId}" }) { jobs { changes { changes { entityId } } } }
  }`);
  expect(data.job.issues.issues[0]).toEqual({
    entityId: 'T-1',
    productId: data.jobs.jobs[0].changes.changes[0].entityId,
  });
});
