import { expect, test } from 'vitest';
import { createAttribute as defineAttribute } from '#server/domain/attributes/attributeWrites';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { JobMode } from '#server/types.generated';
import type { TestClient } from '../../support/testClient';
import { createTestContext } from '../catalogs/domainContext';
import { getIssues, startFile } from '../imports/jobs/importSetup';
import { jobNow, runJobs } from '../jobs/engine';
import { attributeIssues, createAttribute, createTestClient } from './attributeClient';

const SCOPE = 'ATTRIBUTE_SCOPE';
const NONE = { isLocalizable: false };
const LANGUAGES = { isLocalizable: true, isChannelSpecific: false };
const CHANNELS = { isLocalizable: false, isChannelSpecific: true };
const BOTH = { isLocalizable: true };

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
const UPDATE = 'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { jobs { type } } }';
const PREVIEW = `query ($input: AttributePreviewInput!) {
  attributePreview(input: $input) { checked mismatches examples { value locale channel message } }
}`;

const addValues = async ({ ask }: TestClient, sku: string, values: Record<string, string>[]) => {
  const { data } = await ask(CREATE, {
    input: {
      catalogId: '1',
      sku,
      name: sku,
      attributes: [{ name: 'Gloss', value: 'Low' }],
      values: values.map((value) => ({ attribute: 'gloss', ...value })),
    },
  });
  return data.createProduct.product.id as string;
};

test.each([
  [NONE, { locale: 'de' }, 'German', 'languages'],
  [NONE, { channel: 'web' }, 'Web shop', 'channels'],
  [NONE, { locale: 'de', channel: 'web' }, 'German, Web shop', 'languages and channels'],
  [LANGUAGES, { locale: 'de', channel: 'web' }, 'German, Web shop', 'channels'],
  [CHANNELS, { locale: 'de', channel: 'web' }, 'German, Web shop', 'languages'],
  [LANGUAGES, { locale: 'de' }, '', null],
  [CHANNELS, { channel: 'web' }, '', null],
  [BOTH, { locale: 'de', channel: 'web' }, '', null],
])('values that differ as in %o, and one for %o', async (definition, scope, name, where) => {
  const client = await createTestClient();
  await createAttribute(client, 'Gloss', definition);
  const id = await addValues(client, 'A', [{ ...scope, text: 'Hoch' }]);
  const expected = where === null ? [] : [expect.objectContaining({ code: SCOPE, severity: 'WARNING' })];
  expect(await attributeIssues(client, id)).toEqual(expected);
  if (where === null) return;
  expect((await attributeIssues(client, id))[0]).toMatchObject({
    message: `The value “Hoch” is for ${name}, but Gloss has the same value in all ${where}.`,
    suggestedFix: `Remove this value, or let values of Gloss differ between ${where}.`,
  });
});

test('a blank value and a deleted definition have no issue', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Gloss');
  const [blank, given] = [
    await addValues(client, 'A', [{ locale: 'de', text: ' ' }]),
    await addValues(client, 'B', [{ locale: 'de', text: 'Hoch' }]),
  ];
  expect(await attributeIssues(client, blank)).toEqual([]);
  expect(await attributeIssues(client, given)).toHaveLength(1);
  const { id } = data.createAttribute.attribute;
  await client.ask('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  expect(await attributeIssues(client, given)).toEqual([]);
});

test('a change says which values are outside the new scope, and then marks their products', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Gloss', BOTH);
  const { id } = data.createAttribute.attribute;
  const product = await addValues(client, 'A', [
    { locale: 'de', text: 'Hoch' },
    { locale: 'de', channel: 'web', text: 'Matt' },
  ]);
  const input = { id, isChannelSpecific: false };
  const preview = await client.ask(PREVIEW, { input });
  expect(preview.data.attributePreview).toEqual({
    checked: 3,
    mismatches: 1,
    examples: [
      {
        value: 'Matt',
        locale: 'de',
        channel: 'web',
        message: 'The value “Matt” is for German, Web shop, but Gloss has the same value in all channels.',
      },
    ],
  });
  const changed = await client.ask(UPDATE, { input });
  expect(changed.data.updateAttribute.jobs).toEqual([{ type: 'VALIDATE' }]);
  await client.gateway.idle();
  expect(await attributeIssues(client, product)).toMatchObject([{ code: SCOPE, field: 'values[gloss,de,web]' }]);
  await client.ask(UPDATE, { input: { id, isChannelSpecific: true } });
  await client.gateway.idle();
  expect(await attributeIssues(client, product)).toEqual([]);
});

test.each<JobMode>(['DRY_RUN', 'APPLY'])('an import names the row and the column of the value: %s', async (mode) => {
  const ctx = createTestContext();
  const { id } = await createCatalog(ctx, { name: 'Garden', locales: ['en', 'de'] });
  await defineAttribute(ctx, { labels: [{ locale: 'en', text: 'Gloss' }] });
  await runJobs(ctx);
  const job = await startFile(ctx, id, 'sku,name,gloss,gloss-de,price\nA,Tent,Low,,5\nB,Mug,Low,Hoch,5', {
    mapping: [
      { source: 'sku', target: 'sku', transforms: [] },
      { source: 'name', target: 'name', transforms: [] },
      { source: 'gloss', target: 'attribute:Gloss', transforms: [] },
      { source: 'gloss-de', target: 'attribute:Gloss', locale: 'de', transforms: [] },
      { source: 'price', target: 'price', transforms: [] },
    ],
    mode,
  });
  await runJobs(ctx);
  const issues = (await getIssues(ctx, await jobNow(ctx, job))).filter(({ code }) => code === SCOPE);
  expect(issues).toMatchObject([{ severity: 'WARNING', rowNumber: 3, column: 'gloss-de', locale: 'de' }]);
});
