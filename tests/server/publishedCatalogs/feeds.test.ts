import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exportWork } from '#server/domain/publishedCatalogs/exportWork';
import type { VersionFeedFormat } from '#server/domain/feeds/feedFormats';
import { feedChunks, getFeedFormat, getFeeds } from '#server/domain/publishedCatalogs/feeds';
import type { FeedFormat } from '#server/types.generated';
import { catalogWith, createTestContext, type TestContext } from '../catalogs/domainContext';
import { getTexts, xmlTree } from '../feeds/xmlTree';
import { addProduct, changeProduct, GOOGLE_PRODUCT, publish, getPublishedCatalog, setShop } from './publishing';

const feedText = async (ctx: TestContext, id: string, format: VersionFeedFormat) => {
  let text = '';
  for await (const chunk of feedChunks(ctx, id, format)) text += chunk;
  return text;
};

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('Feeds of a version', () => {
  it('are named after catalog and version, and include their URL', async () => {
    const ctx = createTestContext();
    const { version } = await getPublishedCatalog(ctx, 'Harbour Range');
    expect(await getFeeds(ctx, version)).toEqual([
      {
        format: 'JSON',
        fileName: 'harbour-range-v1.json',
        mediaType: 'application/json',
        url: '/feeds/1/harbour-range-v1.json',
        translations: [],
        currencies: [],
        channels: [],
      },
      {
        format: 'CSV',
        fileName: 'harbour-range-v1.csv',
        mediaType: 'text/csv; charset=utf-8',
        url: '/feeds/1/harbour-range-v1.csv',
        translations: [],
        currencies: [],
        channels: [],
      },
      {
        format: 'GOOGLE_XML',
        fileName: 'harbour-range-v1.xml',
        mediaType: 'application/rss+xml; charset=utf-8',
        url: '/feeds/1/harbour-range-v1.xml',
        translations: [],
        currencies: ['EUR'],
        channels: [
          {
            channel: { id: 'web', labels: [], locales: ['en'], currencies: ['EUR'], feedSettings: {} },
            locale: 'en',
            currency: null,
            fileName: 'harbour-range-v1-web.xml',
            url: '/feeds/1/harbour-range-v1-web.xml?channel=web',
            translations: [],
          },
        ],
      },
    ]);
  });

  it.each([
    ['outdoor-v1.json', 'JSON'],
    ['outdoor-v12.csv', 'CSV'],
    ['a.json.xml', 'GOOGLE_XML'],
    ['outdoor-v1', null],
    ['json', null],
  ])('recognize the format of %s', (fileName, format) => {
    expect(getFeedFormat(fileName)).toBe(format);
  });

  it('contain in JSON exactly the bytes of the checksum', async () => {
    const ctx = createTestContext();
    const { version } = await getPublishedCatalog(ctx);
    expect(sha256(await feedText(ctx, version.id, 'JSON'))).toBe(version.checksum);
  });

  it('do not change when the catalog changes', async () => {
    const ctx = createTestContext();
    const { catalogId, version } = await getPublishedCatalog(ctx);
    const before = await feedText(ctx, version.id, 'CSV');
    await changeProduct(ctx, catalogId, 'A', { name: 'Other', status: 'DRAFT' });
    expect(await feedText(ctx, version.id, 'CSV')).toBe(before);
  });

  it('contain an item for each product in XML', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', []);
    for (const sku of ['A', 'B']) await addProduct(ctx, id, sku, GOOGLE_PRODUCT);
    const { version } = await publish(ctx, id);
    // The feed uses the current settings, not those at the time of publishing.
    await setShop(ctx, id);
    const [channel] = xmlTree(await feedText(ctx, version.id, 'GOOGLE_XML')).children;
    const items = channel!.children.filter(({ name }) => name === 'item');
    expect(items.map((item) => getTexts(item, 'g:id'))).toEqual([['A'], ['B']]);
  });

  it('do not exist for a version that does not exist', async () => {
    await expect(feedText(createTestContext(), '99', 'JSON')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('Export', () => {
  const exported = async (ctx: TestContext, catalogId: string, format: FeedFormat) => {
    const work = exportWork(ctx, { catalogId, format, yieldIfDue: async () => undefined });
    const progress = [];
    let step = await work.next();
    for (; !step.done; step = await work.next()) progress.push(step.value);
    await ctx.store.commit(step.value.changes);
    const file = (await ctx.store.get('files', step.value.fileId))!;
    const slices: Uint8Array[] = [];
    for await (const slice of ctx.files.read(file.id)) slices.push(slice);
    return { file, bytes: Buffer.concat(slices), progress };
  };

  it('contains all products regardless of status, sorted by SKU', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['B']);
    await addProduct(ctx, id, 'A', { status: 'DRAFT' });
    await addProduct(ctx, id, 'C', { status: 'ARCHIVED' });
    const { file, bytes, progress } = await exported(ctx, id, 'JSON');
    expect(JSON.parse(bytes.toString()).map(({ sku }: { sku: string }) => sku)).toEqual(['A', 'B', 'C']);
    expect(file).toMatchObject({
      name: 'range-2026-03-01.json',
      mediaType: 'application/json',
      size: bytes.length,
      expectedSize: bytes.length,
      isPublic: false,
    });
    expect(progress.at(-1)).toEqual({ processed: 3, total: 3 });
  });

  it('writes in slices', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', []);
    for (const sku of ['A', 'B', 'C']) await addProduct(ctx, id, sku, { description: 'é'.repeat(70_000) });
    const { bytes, progress } = await exported(ctx, id, 'CSV');
    expect(progress.map(({ processed }) => processed)).toEqual([0, 1, 2, 3]);
    expect(bytes.length).toBeGreaterThan(3 * 140_000);
    expect(bytes.toString().startsWith('\ufeffproduct_sku,')).toBe(true);
  });

  it('of an empty catalog is an empty list', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', []);
    expect((await exported(ctx, id, 'JSON')).bytes.toString()).toBe('[]');
    await expect(exported(ctx, '99', 'JSON')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
