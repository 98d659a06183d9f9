import { createProduct, createTestClient, type TestClient } from '../families/familyClient';
import { createAttribute } from '../attributes/attributeClient';
import type { BulkEditStepInput, JobMode } from '#server/types.generated';

const START = `mutation ($input: StartBulkEditInput!) { startBulkEdit(input: $input) { job { id } } }`;

const JOB = `query ($id: ID!) { job(id: $id) {
  mode status counts { updated skipped failed warnings solved } steps { step }
  changes { changes { entityId action before after parts } } issues { issues { code message } } } }`;

/** The product that the cases change, in the first catalog. */
const PRODUCT = {
  name: 'Rain jacket USB-C',
  description: '<p>Warm <b>warm</b> jacket</p>',
  brand: 'Acme',
  status: 'DRAFT',
  categories: ['Clothing/Jackets', 'Sale'],
  attributes: [
    { name: 'Material', value: 'wool' },
    { name: 'Depth', value: '30.5 cm' },
    { name: 'Score', value: '7' },
  ],
  values: [{ attribute: 'name', locale: 'de', text: 'Regenjacke' }],
  prices: [
    { currency: 'EUR', amount: 19.99, compareAt: 25 },
    { currency: 'USD', amount: 10 },
  ],
  variants: [
    { sku: 'BULK-1-S', options: [{ name: 'Size', value: 'S' }], stock: 4, prices: [], attributes: [] },
    {
      sku: 'BULK-1-L',
      options: [{ name: 'Size', value: 'L' }],
      prices: [{ currency: 'EUR', amount: 30 }],
      attributes: [{ name: 'Material', value: 'hemp' }],
    },
  ],
};

/** A client whose first catalog has the products BULK-1 and BULK-2, which has hardly anything. */
export async function createBulkClient(): Promise<TestClient> {
  const client = await createTestClient();
  await createAttribute(client, 'Score', { type: 'NUMBER', rules: { decimals: 1 } });
  await createAttribute(client, 'Depth', { type: 'MEASUREMENT', unitFamily: 'LENGTH' });
  await createAttribute(client, 'Serial', { isUnique: true });
  await createProduct(client, 'BULK-1', PRODUCT);
  await createProduct(client, 'BULK-2', { name: 'Bare', prices: [{ currency: 'EUR', amount: 0.3 }] });
  return client;
}

/** Starts a bulk edit of both products and waits for its end. Returns the job, or the refusal. */
export async function runSteps(client: TestClient, steps: readonly BulkEditStepInput[], mode: JobMode = 'APPLY') {
  const target = { matching: { filter: { q: 'BULK-' } } };
  const { data, errors } = await client.ask(START, {
    input: { catalogId: '1', target, expectedCount: 2, steps, mode },
  });
  if (errors) return { errors, job: null, id: null };
  const { id } = data.startBulkEdit.job;
  await client.gateway.idle();
  return { errors: null, id: String(id), job: (await client.ask(JOB, { id })).data.job };
}

/** Returns the content of both products as it is stored, without what each save changes. */
export async function readProducts({ gateway }: TestClient) {
  const { store } = gateway.context;
  const found = await Promise.all(['BULK-1', 'BULK-2'].map((sku) => store.products.bySku('1', sku)));
  return found.map((product) => {
    const { revision: _, updatedAt: __, updatedBy: ___, ...content } = product!;
    return content;
  });
}
