import { expect, test } from 'vitest';
import { csvRow } from '#server/domain/feeds/csvFeed';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { ownRows, OWN_COLUMNS } from '#server/domain/ownLayout/ownLayout';
import { undoJob } from '#server/domain/jobs/actions';
import { canonicalJson, contentHash } from '#server/domain/products/canonical';
import { soundContent } from '../content';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { getIssues, upload } from '../imports/jobs/importSetup';
import { jobNow, runJobs } from '../jobs/engine';
import { changeFamily, createFamily, createProduct, createTestClient, type TestClient } from './familyClient';

const update = async ({ ask }: TestClient, input: Record<string, unknown>) =>
  ask(
    `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
      isSaved merged conflicts { field base mine theirs } product { revision family { code } } } }`,
    { input },
  );

test('a product without a family has the checksum that it had before there were families', () => {
  const content = soundContent();
  expect(canonicalJson(content)).not.toContain('family');
  expect(contentHash({ ...content, family: undefined })).toBe(contentHash(content));
  expect(canonicalJson({ ...content, family: 'shirts' })).toContain(
    '"externalReference":null,"family":"shirts","gtin"',
  );
});

test('a product refuses a family that does not exist, and names the nearest one', async () => {
  const client = await createTestClient();
  const message = 'No family has the code clothign. Use clothing, or create the family first.';
  const { errors } = await createProduct(client, 'A', { family: 'clothign' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { family: message } });
  const { product } = (await createProduct(client, 'A', { family: ' clothing ' })).data.createProduct;
  expect(product.family).toEqual({ code: 'clothing' });
  const edit = { id: product.id, revision: product.revision };
  const rejected = await update(client, { ...edit, family: 'clothign' });
  expect(rejected.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { family: message } });
  const removed = await update(client, { ...edit, family: null });
  expect(removed.data.updateProduct.product.family).toBeNull();
});

test('a filter refuses a family that never existed, and names the nearest one', async () => {
  const client = await createTestClient();
  const query =
    'query ($family: String!) { products(input: { catalogId: "1", filter: { family: $family } }) { totalDocs } }';
  const message = 'No family has the code clothign. The nearest one is clothing.';
  expect(await client.refusal(query, { family: 'clothign' })).toEqual({ code: 'INVALID', fields: { family: message } });
  const { data } = await client.ask('{ families(input: { q: "clothing" }) { families { id } } }');
  const id = data.families.families[0].id;
  await changeFamily(client, 'delete', id);
  expect((await client.ask(query, { family: 'clothing' })).data).toMatchObject({ products: { totalDocs: 0 } });
});

test('two changes to the family are a conflict, and one is merged', async () => {
  const client = await createTestClient();
  await createFamily(client, 'Shirts');
  const { product } = (await createProduct(client, 'A', { family: 'clothing' })).data.createProduct;
  const base = { family: 'clothing', brand: '' };
  const edit = { id: product.id, revision: product.revision, base };
  await update(client, { ...edit, family: 'shirts' });
  const merged = await update(client, { ...edit, brand: 'Korrvik' });
  expect(merged.data.updateProduct).toMatchObject({
    isSaved: true,
    merged: ['family'],
    product: { family: { code: 'shirts' } },
  });
  const rejected = await update(client, { ...edit, family: 'home-goods' });
  expect(rejected.data.updateProduct).toMatchObject({
    isSaved: false,
    conflicts: [{ field: 'family', base: 'clothing', mine: 'home-goods', theirs: 'shirts' }],
  });
});

const createWorld = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const at = '2026-01-01T00:00:00.000Z';
  const stamp = { createdAt: at, updatedAt: at, updatedBy: 'Ada' };
  const labels = [
    { locale: 'en', text: 'Garden tools' },
    { locale: 'de', text: 'Gartengeräte' },
  ];
  const put = { id: '1', code: 'tools', labels, attributes: [], variantAxes: [], ...stamp };
  await ctx.store.commit([{ table: 'families', put }]);
  const run = async (file: string, name?: string) => {
    const { id: fileId } = await upload(ctx, file, name);
    const catalog = (await ctx.store.get('catalogs', catalogId))!;
    const { layout, mapping } = await inspectUpload(ctx, fileId, null, catalog);
    const request = { fileId, layout: layout.code, errorPolicy: 'REJECT_FAILED_ROWS', profileId: null } as const;
    const columns = mapping.map(({ source, target, transforms }) => ({ source, target, transforms }));
    const job = await startImport(ctx, { catalogId, ...request, mapping: columns }, 'APPLY');
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const familyOf = async (sku: string) => (await ctx.store.products.bySku(catalogId, sku))?.family;
  return { ctx, run, familyOf };
};

test('an import reads families by code and by label, and undo takes them back', async () => {
  const { ctx, run, familyOf } = await createWorld();
  await run('sku,name,price\nD,Fork,4\n');
  const job = await run(
    'sku,name,price,family\nA,Spade,4,tools\nB,Rake,5,Gartengeräte\nC,Hoe,6,\nD,Fork,4,Garden Tools\n',
  );
  expect(job.counts).toMatchObject({ created: 3, updated: 1, failed: 0 });
  expect((await getIssues(ctx, job)).filter(({ field }) => field === 'family')).toEqual([]);
  expect(await Promise.all(['A', 'B', 'C', 'D'].map(familyOf))).toEqual(['tools', 'tools', undefined, 'tools']);
  await undoJob(ctx, job.id);
  await runJobs(ctx);
  expect(await familyOf('D')).toBeUndefined();
});

test('an unknown family in a file is a warning at its column, and changes no product', async () => {
  const { ctx, run, familyOf } = await createWorld();
  await run('sku,name,price,family\nA,Spade,4,tools\n');
  const job = await run('sku,name,price,family\nA,Spade,5,toosl\nB,Rake,5,toosl\n');
  expect(job.counts).toMatchObject({ created: 1, updated: 1, failed: 0 });
  const warnings = (await getIssues(ctx, job)).filter(({ code }) => code === 'FAMILY_UNKNOWN');
  expect(warnings).toEqual([
    expect.objectContaining({ rowNumber: 2, column: 'family', severity: 'WARNING', field: 'family' }),
    expect.objectContaining({
      rowNumber: 3,
      message: 'No family has the code toosl.',
      suggestedFix: 'Use tools, or create the family first.',
    }),
  ]);
  expect(await familyOf('A')).toBe('tools');
  expect(await familyOf('B')).toBeUndefined();
});

test('the app’s own files hold the family, and a blank one removes it', async () => {
  const { run, familyOf } = await createWorld();
  const file = (family?: string) => {
    const content = soundContent({ sku: 'A', ...(family && { family }) });
    return [OWN_COLUMNS, ...ownRows(content)].map(csvRow).join('');
  };
  await run(file('tools'));
  expect(await familyOf('A')).toBe('tools');
  await run(file());
  expect(await familyOf('A')).toBeUndefined();
  const json = canonicalJson(soundContent({ sku: 'B', family: 'tools' }));
  await run(`[${json}]`, 'products.json');
  expect(await familyOf('B')).toBe('tools');
});
