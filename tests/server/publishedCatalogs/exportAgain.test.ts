import { describe, expect, it } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { canonicalJson, getContent } from '#server/domain/products/canonical';
import { exportCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { generateProducts } from '#mocks/fixtures/products';
import type { DomainContext } from '#server/domain/context';
import type { ProductContent } from '#server/records/products';
import type { FeedFormat } from '#server/types.generated';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { jobNow, runJobs } from '../jobs/engine';
import { price, soundContent, soundVariant } from '../content';
import { upload } from '../imports/jobs/importSetup';

const importFile = async (ctx: DomainContext, catalogId: string, bytes: Uint8Array, name: string) => {
  const { id: fileId } = await upload(ctx, bytes, name);
  const catalog = await ctx.store.get('catalogs', catalogId);
  const { layout, mapping } = await inspectUpload(ctx, fileId, null, catalog);
  const plan = { fileId, layout: layout.code, mapping, errorPolicy: 'IGNORE_FAILED', profileId: null } as const;
  const job = await startImport(ctx, { catalogId, ...plan }, 'APPLY');
  await runJobs(ctx);
  return jobNow(ctx, job);
};

/** Products with what Shopify's and Google's formats don't hold, hold otherwise, or name otherwise. */
const AWKWARD: ProductContent[] = [
  soundContent({ sku: 'ONE', slug: 'One-Ä', mpn: null, categories: ['B', 'A/C', 'A'], stock: 4 }),
  soundContent({
    sku: 'TWO',
    slug: 'two',
    name: '=1+1 ',
    externalReference: 'ERP-2',
    description: ' <p>Tea &amp; milk</p> ',
    attributes: [
      { name: 'Tags', value: 'a,b' },
      { name: 'Material', value: 'Nylon' },
      { name: 'Material', value: 'Steel' },
      { name: 'Google Shopping / X', value: 'odd' },
      { name: 'color', value: 'red' },
    ],
    values: [{ attribute: 'name', locale: 'de-DE', text: 'Zelt' }],
    media: [
      { url: '/m/a.jpg', alt: ' A ', altTexts: [{ locale: 'de-DE', text: 'Zelt' }] },
      { url: '/media/17', alt: '' },
    ],
  }),
  soundContent({
    sku: 'THREE',
    slug: 'three',
    prices: [
      price(10.005, { compareAt: 20, compareAtFrom: '2026-01-01T00:00:00Z', compareAtUntil: '2026-02-01T00:00:00Z' }),
      price(99, { currency: 'DKK' }),
    ],
    stock: 5,
    availability: 'OUT_OF_STOCK',
  }),
  soundContent({
    sku: 'FOUR',
    slug: 'four',
    variants: [
      soundVariant('F-1', {
        gtin: '4006381333931',
        media: [
          { url: '/m/f1.jpg', alt: 'x' },
          { url: '/m/f2.jpg', alt: '' },
        ],
      }),
      soundVariant('F-2', { stock: 0, availability: 'PREORDER', availableFrom: '2026-05-01', prices: [price(12)] }),
      soundVariant('F-3', { status: 'ARCHIVED', attributes: [{ name: 'Material', value: 'Hemp' }] }),
    ],
  }),
  soundContent({
    sku: 'FIVE',
    slug: 'five',
    variants: [soundVariant('FIVE', { stock: null, availability: 'IN_STOCK' })],
  }),
  soundContent({ sku: 'SIX', slug: '', stock: 0, availability: 'BACKORDER', status: 'DRAFT' }),
  soundContent({ sku: 'SEVEN', slug: 'seven', kind: 'EXTERNAL', externalUrl: 'https://x.example', prices: [] }),
  // Without the note and the cost, which are internal.
  soundContent({
    sku: 'EIGHT',
    slug: 'eight',
    attributes: [
      { name: 'Care', value: 'Wash by hand only' },
      { name: 'Note', value: 'Call the mill' },
      { name: 'Cost', value: '2.5' },
    ],
  }),
];

const setUp = async (contents: readonly ProductContent[]) => {
  const ctx = createTestContext();
  const { id: catalogId, revision, name } = await catalogWith(ctx, 'Summer', []);
  const input = {
    name,
    shopUrl: 'https://shop.example',
    imageBaseUrl: 'https://images.example',
    currencies: ['EUR', 'DKK'],
    locales: ['en-US', 'de-DE'],
  };
  await updateCatalog(ctx, { id: catalogId, input, revision });
  const json = new TextEncoder().encode(`[${contents.map(canonicalJson).join(',')}]`);
  const { counts } = await importFile(ctx, catalogId, json, 'range.json');
  expect(counts).toMatchObject({ created: contents.length, failed: 0 });
  const read = async () => {
    const found: ProductContent[] = [];
    for await (const product of ctx.store.products.scan(catalogId, 'SKU', {})) found.push(getContent(product));
    return found;
  };
  const exported = async (format: FeedFormat) => {
    const job = await exportCatalog(ctx, { catalogId, format });
    await runJobs(ctx);
    const { outputFileIds } = await jobNow(ctx, job);
    const file = (await ctx.store.get('files', outputFileIds[0]!))!;
    const slices: Uint8Array[] = [];
    for await (const slice of ctx.files.read(file.id)) slices.push(slice);
    return { bytes: Buffer.concat(slices), name: file.name };
  };
  return { ctx, catalogId, read, exported };
};

describe('A catalog that is exported and imported again', () => {
  it.each<[FeedFormat, number]>([
    ['JSON', 26],
    ['NDJSON', 26],
    ['CSV', 26],
    ['XLSX', 26],
    // Shopify has no external products, and no products without a price in the first currency.
    ['SHOPIFY_CSV', 24],
    // Vendure has active products with a price in the first currency only.
    ['VENDURE_CSV', 21],
    ['MEDUSA_CSV', 25],
    // Google has active products with all that it requires only.
    ['GOOGLE_XML', 17],
  ])('has no changes as %s', async (format, count) => {
    // The first 18 demo products have each status, no price or a former one, and up to nine variants.
    const { ctx, catalogId, read, exported } = await setUp([...generateProducts({ count: 18 }), ...AWKWARD]);
    const before = await read();
    const { bytes, name } = await exported(format);
    const { counts } = await importFile(ctx, catalogId, bytes, name);
    expect(counts).toMatchObject({ created: 0, updated: 0, deleted: 0, failed: 0, skipped: count });
    expect(await read()).toEqual(before);
  });

  it.each<[string, string, string, Partial<ProductContent>]>([
    ['name', 'Ridge Tent', 'Ridge Tent 2', { name: 'Ridge Tent 2' }],
    ['price', '149.90', '139.50', { prices: [price(139.5)] }],
    ['stock', ',4,', ',9,', { stock: 9 }],
    ['categories', 'B,', 'Boots,', { categories: ['Boots'] }],
    ['attribute', 'Nylon', 'Cotton', { attributes: [{ name: 'Material', value: 'Cotton' }] }],
  ])('has only the change of the %s in Shopify’s file', async (_what, from, to, over) => {
    const { ctx, catalogId, read, exported } = await setUp(AWKWARD.slice(0, 1));
    const [before] = await read();
    const { bytes, name } = await exported('SHOPIFY_CSV');
    const edited = Buffer.from(bytes.toString().replace(from, to));
    const { counts } = await importFile(ctx, catalogId, edited, name);
    expect(counts).toMatchObject({ created: 0, updated: 1, skipped: 0 });
    expect(await read()).toEqual([{ ...before, ...over }]);
  });

  it.each<FeedFormat>(['VENDURE_CSV', 'MEDUSA_CSV'])('has only the change of the price as %s', async (format) => {
    const { ctx, catalogId, read, exported } = await setUp(AWKWARD.slice(0, 2));
    const [one, two] = await read();
    const { bytes, name } = await exported(format);
    const edited = Buffer.from(bytes.toString().replace('149.90', '139.50'));
    expect((await importFile(ctx, catalogId, edited, name)).counts).toMatchObject({ updated: 1, skipped: 1 });
    expect(await read()).toEqual([{ ...one, prices: [price(139.5)] }, two]);
  });

  it('changes one variant in Shopify’s file only', async () => {
    const { ctx, catalogId, read, exported } = await setUp([AWKWARD[3]!, AWKWARD[4]!]);
    const [five, four] = await read();
    const { bytes, name } = await exported('SHOPIFY_CSV');
    const edited = Buffer.from(bytes.toString().replace('12.00', '13.00'));
    expect((await importFile(ctx, catalogId, edited, name)).counts).toMatchObject({ updated: 1, skipped: 1 });
    const [first, second, third] = four!.variants;
    expect(await read()).toEqual([five, { ...four, variants: [first, { ...second, prices: [price(13)] }, third] }]);
  });

  it('keeps the SKU of a product whose handle changes in Shopify’s file, which has none of its own', async () => {
    const { ctx, catalogId, read, exported } = await setUp([AWKWARD[3]!]);
    const [before] = await read();
    const { bytes, name } = await exported('SHOPIFY_CSV');
    const edited = Buffer.from(bytes.toString().replace(/^four,/gm, 'fourth,'));
    expect((await importFile(ctx, catalogId, edited, name)).counts).toMatchObject({ updated: 1, failed: 0 });
    expect(await read()).toEqual([{ ...before, slug: 'fourth' }]);
  });
});
