import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { mappedChannels } from '#server/domain/imports/mapping/rowLanguages';
import { undoJob } from '#server/domain/jobs/actions';
import { getContent } from '#server/domain/products/canonical';
import { exportCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import type { ColumnMappingRecord, ImportPlanRecord } from '#server/records/imports';
import type { JobRecord } from '#server/records/jobs';
import type { JobMode, LayoutCode } from '#server/types.generated';
import { createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { getIssues, startSuggested, toText, upload } from './importSetup';

const world = async (channels = ['web']) => {
  const ctx = createTestContext();
  const create = (name: string, known: string[]) =>
    createCatalog(ctx, { name, locales: ['en', 'de'], channels: known, currencies: ['EUR', 'USD'] });
  const { id: catalogId } = await create('Garden', channels);
  const catalog = async () => (await ctx.store.get('catalogs', catalogId))!;
  const product = async (sku: string, of = catalogId) => (await ctx.store.products.bySku(of, sku))!;
  const done = async (job: JobRecord) => {
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const run = async (
    file: string,
    plan: Partial<ImportPlanRecord> & {
      mode?: JobMode;
      toColumn?: (column: ColumnMappingRecord) => ColumnMappingRecord;
    } = {},
    of = catalogId,
  ) => done(await startSuggested(ctx, of, file, { addCurrencies: ['EUR', 'USD'], ...plan }));
  const skipped = async (job: JobRecord) =>
    (await getIssues(ctx, job)).flatMap(({ code, rowNumber }) => (code === 'PRICE_SKIPPED' ? [rowNumber] : []));
  return { ctx, catalogId, create, catalog, product, done, run, skipped };
};

const UNOPIM =
  'channel,locale,sku,status,type,parent,attribute_family,configurable_attributes,name,color,price (EUR),price (USD)\n' +
  'web,en_US,tent,true,simple,,f,,Tent,,100,110\nkiosk,en_US,tent,true,simple,,f,,Tent,,90,110\n' +
  'web,en_US,rope,true,configurable,,f,color,Rope,,,\nkiosk,en_US,rope,true,configurable,,f,color,Rope,,,\n' +
  'kiosk,en_US,rope-r,true,simple,rope,f,,Rope,red,9,12\nweb,en_US,rope-r,true,simple,rope,f,,Rope,red,10,12\n';

const MAGENTO =
  'sku,store_view_code,product_type,attribute_set_code,name,price,special_price,configurable_variations\n' +
  'tent,,simple,Default,Tent,100,,\ntent,kiosk,simple,Default,,90,,\n' +
  'rope-r,kiosk,simple,Default,,9,,\nrope-r,,simple,Default,Rope red,10,,\n' +
  'rope,,configurable,Default,Rope,,,"sku=rope-r,color=red"\n';

const OTHER =
  'SKU,Name,Shop,Price EUR,Variant SKU,Variant Price EUR\n' +
  'tent,Tent,,100,,\ntent,Tent,kiosk,90,,\nrope,Rope,,,rope-r,10\nrope,Rope,kiosk,,rope-r,9\n';

const byHand = (column: ColumnMappingRecord): ColumnMappingRecord =>
  column.source === 'Shop' ? { ...column, target: 'channel' } : column;

describe.each<[LayoutCode, string, number[], ((column: ColumnMappingRecord) => ColumnMappingRecord)?]>([
  ['UNOPIM', UNOPIM, [3, 6]],
  ['MAGENTO', MAGENTO, [3, 4]],
  ['CUSTOM', OTHER, [3, 5], byHand],
])('Prices in rows for a channel of %s', (layout, file, rows, toColumn = (column) => column) => {
  const plan = { layout, toColumn };
  const all = { ...plan, addChannels: ['kiosk'], defineChannels: true };
  const kiosk = (amount: number) => ({ currency: 'EUR', channel: 'kiosk', amount, compareAt: null });

  it('are proposed, reported by the dry run if they are skipped, and created and undone with the import', async () => {
    const { ctx, catalog, catalogId, product, run, skipped, done } = await world();
    const { id } = await upload(ctx, file);
    const { mapping, channels, columns } = await inspectUpload(ctx, id, null, await catalog());
    expect(mappedChannels(mapping, channels, layout)).toEqual(
      layout === 'CUSTOM' ? [] : layout === 'UNOPIM' ? ['web', 'kiosk'] : ['kiosk'],
    );
    if (layout === 'CUSTOM') expect(columns[2]!.channels).toEqual(['kiosk']);

    const dry = await run(file, { ...plan, mode: 'DRY_RUN' });
    expect(dry.counts).toMatchObject({ created: 2, failed: 0, warnings: 2 });
    expect(await skipped(dry)).toEqual(rows);
    const whole = await run(file, { ...all, mode: 'DRY_RUN' });
    expect(await skipped(whole)).toEqual([]);

    const job = await run(file, all);
    expect(job).toMatchObject({ counts: whole.counts, addedChannels: ['kiosk'], definedChannels: ['kiosk'] });
    expect((await product('tent')).prices).toContainEqual(kiosk(90));
    expect((await product('rope')).variants[0]!.prices).toContainEqual(kiosk(9));

    await done(await undoJob(ctx, job.id));
    expect((await catalog()).channels).toEqual(['web']);
    expect(await ctx.store.products.bySku(catalogId, 'tent')).toBeUndefined();
    expect(await ctx.store.get('channels', 'kiosk')).toMatchObject({ deletedAt: expect.any(String) });
  });

  it('are the same when they are imported again, and follow the file when they change', async () => {
    const { ctx, product, run, done } = await world(['web', 'kiosk']);
    await run(file, all);
    const before = getContent(await product('tent'));
    expect((await run(file, all)).counts).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    await run(file.replace(/\b90\b/, '95'), all);
    expect((await product('tent')).prices).toEqual(before.prices.map((price) => (price.channel ? kiosk(95) : price)));
    const same = await run(file.replace(/\b90\b/, '100'), all);
    expect(same.counts).toMatchObject({ updated: 1, skipped: 1 });
    expect((await product('tent')).prices).toEqual(before.prices.filter(({ channel }) => channel === undefined));
    await done(await undoJob(ctx, same.id));
    expect((await product('tent')).prices).toEqual(before.prices.map((price) => (price.channel ? kiosk(95) : price)));
  });

  it('are added once if the import is interrupted', async () => {
    for (const commits of [1, 2, 3]) {
      const { ctx, catalogId, product } = await world();
      await startSuggested(ctx, catalogId, file, { ...all, addCurrencies: ['EUR', 'USD'] });
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect((await product('tent')).prices.filter(({ channel }) => channel)).toEqual([kiosk(90)]);
    }
  });

  it('are named with their row in issues', async () => {
    const { ctx, run } = await world(['web', 'kiosk']);
    const job = await run(file.replace(/\b90\b/, '-90').replace(/(?<=[,;])9(?=[,\n])/, '-9'), all);
    const below = (await getIssues(ctx, job)).filter(({ code }) => code === 'PRICE_NEGATIVE');
    expect(below.map(({ rowNumber }) => rowNumber)).toEqual(rows);
  });

  it('are exported and imported without a change', async () => {
    const { ctx, catalogId, product, run, create, done } = await world(['web', 'kiosk']);
    await run(file, all);
    const { outputFileIds } = await done(await exportCatalog(ctx, { catalogId, format: 'CSV' }));
    const exported = await toText(ctx, outputFileIds[0]!);
    expect((await run(exported)).counts).toMatchObject({ skipped: 2 });
    const { id: otherId } = await create('Copy', ['web', 'kiosk']);
    await run(exported, {}, otherId);
    for (const sku of ['tent', 'rope']) {
      expect(getContent(await product(sku, otherId))).toEqual(getContent(await product(sku)));
    }
  });
});

describe('Prices in rows for a store view without a row of the product', () => {
  const only = (tent: string, rope: string) =>
    'sku,store_view_code,product_type,attribute_set_code,price\n' +
    `tent,kiosk,simple,Default,${tent}\nrope-r,kiosk,simple,Default,${rope}\n`;

  it('are compared with those of the catalog', async () => {
    const { product, run, skipped } = await world(['web', 'kiosk']);
    await run(MAGENTO);
    const job = await run(only('100', '8'));
    expect(job.counts).toMatchObject({ updated: 2, failed: 0 });
    expect((await product('tent')).prices).toEqual([{ currency: 'EUR', amount: 100, compareAt: null }]);
    expect((await product('rope')).variants[0]!.prices).toContainEqual({
      ...{ currency: 'EUR', channel: 'kiosk', amount: 8, compareAt: null },
    });
    expect((await run(only('100', '8'))).counts).toMatchObject({ skipped: 2 });
    expect(await skipped(await run(only('100', '8').replaceAll('kiosk', 'outlet')))).toEqual([2, 3]);
  });

  it('keep the price of the channel if they are blank', async () => {
    const { product, run } = await world(['web', 'kiosk']);
    await run(MAGENTO);
    const { prices } = await product('tent');
    await run(MAGENTO.replace('tent,kiosk,simple,Default,,90', 'tent,kiosk,simple,Default,Big tent,'));
    expect((await product('tent')).prices).toEqual(prices);
    expect(prices).toHaveLength(2);
  });
});
