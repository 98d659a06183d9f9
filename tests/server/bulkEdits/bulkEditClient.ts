import { createProduct, createTestClient, type TestClient } from '../families/familyClient';
import { expect } from 'vitest';
import { createAttribute, toOptions } from '../attributes/attributeClient';
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
    { name: 'Shades', value: 'Grey; Blue; Gray' },
    { name: 'Finish', value: 'Matt' },
    { name: 'Score', value: '7' },
  ],
  media: [
    { url: '/1.jpg', alt: 'Front' },
    { url: '/2.jpg', alt: '' },
    { url: '/1.jpg', alt: 'Again' },
    { url: '/3.jpg', alt: 'Back' },
  ],
  associations: [
    { type: 'RELATED', sku: 'MATE-10' },
    { type: 'UPSELL', sku: 'MATE-10' },
  ],
  values: [{ attribute: 'name', locale: 'de', text: 'Regenjacke' }],
  prices: [
    { currency: 'EUR', amount: 19.99, compareAt: 25 },
    { currency: 'USD', amount: 10 },
  ],
  variants: [
    {
      sku: 'BULK-1-S',
      options: [
        { name: 'Size', value: 'S' },
        { name: 'Cut', value: 'Slim' },
      ],
      stock: 4,
      prices: [],
      attributes: [],
      media: [{ url: '/s.jpg', alt: '' }],
    },
    {
      sku: 'BULK-1-L',
      options: [
        { name: 'Size', value: 'L' },
        { name: 'Cut', value: 'Slim' },
      ],
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
  await createAttribute(client, 'Shades', {
    type: 'MULTI_SELECT',
    options: toOptions('Grey', 'Gray', 'Blue', 'Red, dark'),
  });
  await createAttribute(client, 'Tints', {
    type: 'MULTI_SELECT',
    isLocalizable: true,
    options: toOptions('Warm', 'Cold'),
  });
  await createProduct(client, 'MATE-10');
  await createProduct(client, 'BULK-1', PRODUCT);
  const associations = [{ type: 'PART_OF', sku: 'BULK-1' }];
  await createProduct(client, 'BULK-2', { name: 'Bare', prices: [{ currency: 'EUR', amount: 0.3 }], associations });
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
    const { revision: _, updatedAt: __, updatedBy: ___, updatedByJob: ____, ...content } = product!;
    return content;
  });
}

/** Undoes a job, and waits for its end. */
export async function undoJob({ ask, gateway }: TestClient, id: string): Promise<void> {
  const { errors } = await ask('mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id });
  expect(errors).toBeUndefined();
  await gateway.idle();
}

/**
 * Checks that a dry run says what the step does and changes nothing, and that undo brings all back. `after` are the
 * fields of a product after it, by path.
 */
export async function checkStep(
  client: TestClient,
  step: BulkEditStepInput,
  after: Record<string, unknown>,
  sku = 'BULK-1',
): Promise<void> {
  const before = await readProducts(client);
  const planned = await runSteps(client, [step], 'DRY_RUN');
  expect(planned.errors).toBeNull();
  expect(planned.job).toMatchObject({ mode: 'DRY_RUN', steps: [{ step: 'CHECK' }] });
  expect(await readProducts(client)).toEqual(before);
  const made = await runSteps(client, [step]);
  const { changes } = planned.job.changes;
  expect(made.job.changes.changes).toEqual(changes);
  expect(made.job).toMatchObject({ mode: 'APPLY', steps: [{ step: 'APPLY' }] });
  expect(made.job.counts).toMatchObject({ updated: planned.job.counts.updated, skipped: planned.job.counts.skipped });
  const { id } = before.find((product) => product.sku === sku)!;
  const own = changes.find(({ entityId }: { entityId: string }) => entityId === id);
  expect(own?.after ?? {}).toEqual(after);
  if (made.job.counts.updated > 0) await undoJob(client, made.id!);
  expect(await readProducts(client)).toEqual(before);
}

/** Checks that a product stays as it is, for this reason, while so many others change. */
export async function checkFailure(
  client: TestClient,
  step: BulkEditStepInput,
  message: string,
  updated: number,
): Promise<void> {
  const before = await readProducts(client);
  for (const mode of ['DRY_RUN', 'APPLY'] as const) {
    const { job, id } = await runSteps(client, [step], mode);
    const failure = { code: 'NOT_CHANGED', message: expect.stringContaining(message) };
    expect(job.issues.issues).toContainEqual(failure);
    expect(job.counts.updated).toBe(updated);
    expect(job.counts.failed).toBeGreaterThan(0);
    expect(job.status).toBe('COMPLETED_WITH_ISSUES');
    if (mode === 'APPLY' && updated > 0) await undoJob(client, id!);
  }
  expect(await readProducts(client)).toEqual(before);
}

/** Checks that the second of two steps is rejected at the path, for this reason. */
export async function checkRefusal(
  client: TestClient,
  step: BulkEditStepInput,
  path: string,
  message: string,
): Promise<void> {
  const { errors } = await runSteps(client, [{ status: 'DRAFT' }, step]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { [`steps[1].${path}`]: expect.stringContaining(message) },
  });
}
