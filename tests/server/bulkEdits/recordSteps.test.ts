import { beforeAll, expect, test } from 'vitest';
import type { BulkEditStepInput } from '#server/types.generated';
import { askFor, type TestClient } from '../families/familyClient';
import { checkFailure, checkRefusal, checkStep, createBulkClient, readProducts, runSteps } from './bulkEditClient';
import { associate, images, RECORD_CASES } from './recordCases';

let client: TestClient;
beforeAll(async () => {
  client = await createBulkClient();
});

test.each(RECORD_CASES)('%s as its dry run says, and undo brings all back', async (_, step, after) => {
  await checkStep(client, step, after);
});

test.each<[string, BulkEditStepInput, Record<string, unknown>]>([
  ['makes a product without variants a group', { kind: 'GROUPED' }, { kind: 'GROUPED' }],
  ['makes it one of another site', { kind: 'EXTERNAL' }, { kind: 'EXTERNAL' }],
  ['leaves it simple', { kind: 'SIMPLE' }, {}],
  [
    'keeps its only part',
    associate({ set: ['MATE-10'] }),
    {
      associations: [
        { type: 'PART_OF', sku: 'BULK-1' },
        { type: 'RELATED', sku: 'MATE-10' },
      ],
    },
  ],
  ['removes its only association', { associations: { type: 'PART_OF', change: { set: [] } } }, { associations: null }],
])('%s, as its dry run says', async (_, step, after) => {
  await checkStep(client, step, after, 'BULK-2');
});

test('a group becomes simple again', async () => {
  await runSteps(client, [{ kind: 'GROUPED' }]);
  await checkStep(client, { kind: 'SIMPLE' }, { kind: null }, 'BULK-2');
  await runSteps(client, [{ kind: 'SIMPLE' }]);
});

test.each<[string, BulkEditStepInput, string, number]>([
  ['variants would not match the kind', { kind: 'SIMPLE' }, 'The product has 2 variants', 0],
  ['a group would have variants', { kind: 'GROUPED' }, 'The product has 2 variants', 1],
  ['there are no variants', { kind: 'VARIABLE' }, 'The product has no variants.', 0],
  [
    'two variants would become equal',
    { options: { attribute: 'size', from: ['S'], to: 'L' } },
    'The variants BULK-1-S and BULK-1-L would have the same options: Size L, Cut Slim.',
    0,
  ],
  [
    'it would be a part of itself',
    { associations: { type: 'PART_OF', change: { add: ['BULK-2'] } } },
    'BULK-1 can’t be a part of BULK-2, because that makes a loop: BULK-1 → BULK-2 → BULK-1.',
    0,
  ],
])('leaves a product as it is and says why if %s', async (_, step, message, updated) => {
  await checkFailure(client, step, message, updated);
});

test('leaves a product that would have too many images', async () => {
  const { limits } = client.gateway.context;
  const former = limits.images;
  Object.assign(limits, { images: 4 });
  await checkFailure(client, images({ add: [{ url: '/5.jpg' }] }), 'A product can have at most 4 images.', 1);
  Object.assign(limits, { images: former });
});

test.each<[string, BulkEditStepInput, string, string]>([
  ['an unknown option', { options: { attribute: 'shades', from: ['Grey'], to: 'Grai' } }, 'options.to', 'Did you mean'],
  ['an unknown attribute', { options: { attribute: 'shade', from: ['A'], to: 'B' } }, 'options.attribute', 'shades'],
  ['a number', { options: { attribute: 'score', from: ['1'], to: '2' } }, 'options.attribute', 'has no options'],
  ['a field', { options: { attribute: 'brand', from: ['1'], to: '2' } }, 'options.attribute', 'code brand'],
  ['no options', { options: { attribute: 'size', from: [], to: 'M' } }, 'options.from', '1 to 100 values'],
  ['a blank option', { options: { attribute: 'size', from: ['S', ' '], to: 'M' } }, 'options.from[1]', 'to replace'],
  ['no new option', { options: { attribute: 'size', from: ['S'], to: ' ' } }, 'options.to', 'new value'],
  ['an unusable image', images({ add: [{ url: 'ftp://a/b' }] }), 'images.change.add[0].url', 'https://'],
  [
    'an alt text in an unknown language',
    images({ addFirst: [{ url: '/a.jpg', altTexts: [{ locale: 'dx', text: 'A' }] }] }),
    'images.change.addFirst[0].altTexts',
    'The nearest one is de.',
  ],
  ['no images', images({ remove: [] }), 'images.change.remove', '1 to 20 images'],
  ['a position of zero', images({ moveFirst: { position: 0 } }), 'images.change.moveFirst.position', 'from 1'],
  ['a blank URL', images({ remove: [{ url: ' ' }] }), 'images.change.remove[0].url', 'URL of the image'],
  ['an unknown SKU', associate({ add: ['MATE-11'] }), 'associations.change.add[0]', 'The nearest one is MATE-10.'],
  ['no SKUs', associate({ remove: [] }), 'associations.change.remove', '1 to 100 SKUs'],
  ['a quantity of no part', associate({ set: [] }, { quantity: 2 }), 'associations.quantity', 'Only parts'],
  [
    'a quantity of zero',
    { associations: { type: 'PART_OF', change: { set: [] }, quantity: 0 } },
    'associations.quantity',
    'from 1 to 9,999',
  ],
])('rejects %s, naming the step', async (_, step, path, message) => {
  await checkRefusal(client, step, path, message);
});

test('undo leaves a product that was changed since, and says so', async () => {
  const [first, second] = await readProducts(client);
  const { id } = await runSteps(client, [images({ add: [{ url: '/new.jpg' }] })]);
  const { product } = await askFor(client, 'query ($id: ID!) { product(id: $id) { revision } }', { id: second!.id });
  await askFor(client, 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
    input: { id: second!.id, revision: product.revision, buttonText: 'Buy there' },
  });
  const { undoJob } = await askFor(client, 'mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', {
    id,
  });
  await client.gateway.idle();
  const { job } = await askFor(
    client,
    'query ($id: ID!) { job(id: $id) { status counts { updated failed } issues { issues { code message } } } }',
    { id: undoJob.job.id },
  );
  const message = '“Bare” wasn’t changed because it has been changed since.';
  expect(job).toEqual({
    status: 'COMPLETED_WITH_ISSUES',
    counts: { updated: 1, failed: 0 },
    issues: { issues: [{ code: 'CHANGED_SINCE', message }] },
  });
  expect((await readProducts(client))[0]).toEqual(first);
});
