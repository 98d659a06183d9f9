import { beforeAll, describe, expect, it } from 'vitest';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { undoJob } from '#server/domain/jobs/actions';
import { createProduct, duplicateProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { restoreFrom } from '#server/domain/publishedCatalogs/restore/restore';
import { publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import type { JobRecord } from '#server/records/jobs';
import { setProductsStatus } from '../../bulkEdits/setProductsStatus';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../../catalogs/domainContext';
import { execute } from '../../catalogs/executeSchema';
import { getCsv, startFile } from '../../imports/jobs/importSetup';
import { runClone, runJobs } from '../../jobs/engine';

let ctx: TestContext;
let catalogId = '';
let cloneId = '';
/** The jobs by the names that the cases use. */
const jobs = new Map<string, string>();

const run = async (name: string, start: Promise<JobRecord>) => {
  const { id } = await start;
  await runJobs(ctx);
  jobs.set(name, id);
};

const toId = async (sku: string) => (await ctx.store.products.bySku(catalogId, sku))!.id;

const target = async (...skus: string[]) => ({
  catalogId,
  target: { ids: await Promise.all(skus.map(toId)) },
  expectedCount: skus.length,
});

beforeAll(async () => {
  ctx = createTestContext();
  ({ id: catalogId } = await catalogWith(ctx, 'Summer', ['A', 'B', 'C', 'D', 'G']));
  await run('import', startFile(ctx.as('Erin'), catalogId, getCsv([{ sku: 'E', name: 'Eve', price: '1' }])));
  await run('publish', publishCatalog(ctx, { catalogId, skipInvalid: true }));
  await updateProduct(ctx.as('Grace'), { id: await toId('A'), revision: 1, input: { mpn: 'X' } });
  // Merged, because Grace changed another field.
  await updateProduct(ctx.as('Heidi'), {
    id: await toId('A'),
    revision: 1,
    input: { brand: 'Acme' },
    base: { brand: '' },
  });
  await run('draft', setProductsStatus(ctx.as('Bo'), { ...(await target('B', 'E')), status: 'DRAFT' }));
  await run('archive', setProductsStatus(ctx.as('Bo'), { ...(await target('C')), status: 'ARCHIVED' }));
  await run('undo', undoJob(ctx.as('Ivan'), jobs.get('archive')!));
  await run('delete', deleteProducts(ctx.as('Bo'), await target('D')));
  await run('undelete', undoJob(ctx.as('Ivan'), jobs.get('delete')!));
  await duplicateProduct(ctx.as('Judy'), await toId('E'));
  const { id } = await createProduct(ctx, { catalogId, input: { ...soundProduct('F'), status: 'DRAFT' } });
  const old = (await ctx.store.get('products', id))!;
  const gone = await toId('G');
  await ctx.store.commit([
    { table: 'products', put: { ...old, createdBy: null } },
    { table: 'products', remove: gone },
  ]);
  const { currentVersionId } = (await ctx.store.get('catalogs', catalogId))!;
  const products = { kinds: [], includeIds: [gone] };
  await run('restore', restoreFrom(ctx.as('Mia'), { id: currentVersionId!, products }));
  ({ id: cloneId } = await runClone(ctx.as('Noor'), { id: catalogId, name: 'Autumn' }));
});

const find = async (conditions: string, of = catalogId) => {
  const named = conditions.replace(/<(\w+)>/g, (_, name: string) => jobs.get(name)!);
  const filter = `filter: { conditions: [{ ${named} }] }`;
  const query = `{ products(input: { catalogId: "${of}", sort: SKU, ${filter} }) { data { sku } } }`;
  const { data, errors } = await execute(ctx, query);
  if (errors) return errors[0]!.message;
  return (data?.['products'] as { data: { sku: string }[] }).data.map(({ sku }) => sku).join(' ');
};

describe('A condition on who or which job created or changed a product', () => {
  it.each([
    ['an import has the job and its user', 'created-by', 'IS, values: ["erin"]', 'E'],
    ['an import has the job and its user', 'created-by-job', 'IS, values: ["<import>"]', 'E'],
    ['an edit has no job', 'changed-by-job', 'EMPTY', 'A E-copy F'],
    ['a merged edit is of who saved last', 'changed-by', 'IS, values: ["Heidi"]', 'A'],
    ['a merged edit is of who saved last', 'changed-by', 'IS, values: ["Grace"]', ''],
    ['a bulk edit keeps who created', 'created-by-job', 'IN, values: ["<import>", "<draft>"]', 'E'],
    ['a bulk edit has its job', 'changed-by-job', 'IS, values: ["<draft>"]', 'B E'],
    ['an undo is a change by its own job', 'changed-by-job', 'IS, values: ["<undo>"]', 'C'],
    ['what an undo took back is found no more', 'changed-by-job', 'IS, values: ["<archive>"]', ''],
    ['an undo is of who undid', 'changed-by', 'IS, values: ["Ivan"]', 'C D'],
    ['a deletion that is undone keeps who created', 'created-by', 'IS, values: ["Ivan"]', ''],
    ['a deletion that is undone is a change by the undo', 'changed-by-job', 'IS, values: ["<undelete>"]', 'D'],
    ['a copy is created by who copied', 'created-by', 'IS, values: ["Judy"]', 'E-copy'],
    ['what was never known is empty', 'created-by', 'EMPTY', 'F'],
    ['what was never known is no one', 'created-by', 'NOT_IN, values: ["Ada", "Erin", "Judy"]', 'F G'],
    ['a product restored from a version is created again', 'created-by-job', 'IS, values: ["<restore>"]', 'G'],
    ['a product restored from a version is created again', 'created-by', 'IS, values: ["Mia"]', 'G'],
  ])('%s: %s %s finds “%s”', async (_, field, condition, skus) => {
    expect(await find(`field: "${field}", operator: ${condition}`)).toBe(skus);
  });

  it('says of the copies in a clone who cloned the catalog', async () => {
    expect(await find('field: "created-by", operator: IS_NOT, values: ["Noor"]', cloneId)).toBe('');
    expect(await find('field: "created-by", operator: IS, values: ["Noor"]', cloneId)).toBe('A B C D E E-copy F G');
    expect(await find('field: "created-by-job", operator: EMPTY', cloneId)).toBe('');
  });

  it('finds nothing of a job that the catalog does not have', async () => {
    expect(await find('field: "changed-by-job", operator: IS, values: ["4711"]')).toBe('');
  });

  it('offers the people and the jobs that products name, with the titles of the jobs', async () => {
    const query = `{ productFilterFields(catalogId: "${catalogId}") { name type options { value label } } }`;
    const { data } = await execute(ctx, query);
    const fields = data?.['productFilterFields'] as { name: string; options: { value: string; label: string }[] }[];
    const get = (name: string) => fields.find((field) => field.name === name)?.options ?? [];
    expect(get('created-by').map(({ value }) => value)).toEqual(['Ada', 'Erin', 'Judy', 'Mia']);
    const labels = Object.fromEntries(get('changed-by-job').map(({ value, label }) => [value, label]));
    expect(labels).toMatchObject({
      [jobs.get('import')!]: 'Import of products.csv, 2026-03-01 12:00',
      [jobs.get('draft')!]: 'Set products to draft, 2026-03-01 12:00',
      [jobs.get('undo')!]: 'Undo of “Archive products”, 2026-03-01 12:00',
      [jobs.get('restore')!]: 'Restore from version 1, 2026-03-01 12:00',
    });
    expect(Object.keys(labels)).not.toContain(jobs.get('publish'));
  });

  it('says on the product who and which job it was, the job only to those who can read jobs', async () => {
    const query = `{ product(id: "${await toId('E')}") {
      createdBy createdByJob { id title } updatedBy updatedByJob { id title } } }`;
    const createdByJob = { id: jobs.get('import'), title: 'Import of products.csv' };
    const updatedByJob = { id: jobs.get('draft'), title: 'Set products to draft' };
    const people = { createdBy: 'Erin', updatedBy: 'Bo' };
    expect((await execute(ctx, query)).data).toEqual({ product: { ...people, createdByJob, updatedByJob } });
    const ability = [{ action: 'read', subject: 'Product' }] as const;
    const reader = { ...ctx, user: { ...ctx.user!, role: 'user' as const, ability: [...ability] } };
    expect((await execute(reader, query)).data).toEqual({
      product: { ...people, createdByJob: null, updatedByJob: null },
    });
    const fields = `{ productFilterFields(catalogId: "${catalogId}") { name } }`;
    const { data } = await execute(reader, fields);
    const names = (data?.['productFilterFields'] as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('created-by');
    expect(names).not.toContain('created-by-job');
  });
});
