import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainContext } from '#server/domain/context';
import {
  googlePage,
  googleReportOfPreview,
  googleReportOfVersion,
  leftOutCsv,
} from '#server/domain/publishedCatalogs/google/googleFeedReport';
import { GOOGLE_CODES } from '#server/domain/feeds/google/googleReasons';
import { createTestContext, catalogWith } from '../catalogs/domainContext';
import { addProduct, changeProduct, GOOGLE_PRODUCT, publish, setShop } from './publishing';

const SKUS = Array.from({ length: 12 }, (_, at) => `P${at + 10}`);

/** A catalog without a shop URL, so that its version is left out of the feed as a whole. */
const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Range', []);
  for (const sku of SKUS) await addProduct(ctx, catalogId, sku, GOOGLE_PRODUCT);
  const { version } = await publish(ctx, catalogId);
  return { ctx, catalogId, version };
};

/** Returns the context with a store that notes the ids of the contents and products that are read. */
const observed = (ctx: DomainContext) => {
  const read: string[] = [];
  const store: DomainContext['store'] = {
    ...ctx.store,
    getMany: (table, ids) => {
      if (table === 'contents' || table === 'products') read.push(...ids);
      return ctx.store.getMany(table, ids);
    },
  };
  return { ctx: { ...ctx, store }, take: () => read.splice(0).length };
};

const getSkus = ({ leftOut }: { leftOut: { sku: string }[] }) => leftOut.map(({ sku }) => sku);

describe('The Google report of a version', () => {
  it('is created once, and reads only the products of each page after that', async () => {
    const { ctx: plain, version } = await world();
    const { ctx, take } = observed(plain);
    const show = async (page: number) =>
      googlePage(ctx, await googleReportOfVersion(ctx, version), { page, perPage: 5 });
    const first = await show(1);
    expect(first).toMatchObject({ itemCount: 0, totalDocs: 12, totalPages: 3 });
    expect(getSkus(first)).toEqual(SKUS.slice(0, 5));
    // All to check them, and the content and the product of each row.
    expect(take()).toBe(12 + 2 * 5);
    expect(getSkus(await show(3))).toEqual(SKUS.slice(10));
    expect(getSkus(await show(2))).toEqual(SKUS.slice(5, 10));
    expect(getSkus(await show(4))).toEqual([]);
    expect(take()).toBe(2 * (2 + 5));
  });

  it('is created once for requests at the same time', async () => {
    const { ctx: plain, version } = await world();
    const { ctx, take } = observed(plain);
    await Promise.all([googleReportOfVersion(ctx, version), googleReportOfVersion(ctx, version)]);
    expect(take()).toBe(12);
  });

  it('follows the settings that it depends on, and the version that it is of', async () => {
    const { ctx, catalogId, version } = await world();
    const count = async (one = version) => (await googleReportOfVersion(ctx, one)).leftOutCount;
    expect(await count()).toBe(12);
    await setShop(ctx, catalogId);
    expect(await count()).toBe(0);
    await changeProduct(ctx, catalogId, 'P10', { description: '' });
    const { version: second } = await publish(ctx, catalogId);
    expect([await count(), await count(second)]).toEqual([0, 1]);
    const { version: third } = await publish(ctx, catalogId, { rollbackOf: version.id });
    expect(await count(third)).toBe(0);
    await setShop(ctx, catalogId, { shopUrl: null });
    expect([await count(), await count(second), await count(third)]).toEqual([12, 12, 12]);
  });

  it('is created again once the date of a product changes it, and not before', async () => {
    const { ctx: plain, catalogId } = await world();
    await setShop(plain, catalogId);
    const start = plain.now().getTime();
    const inDays = (days: number) => new Date(start + days * 24 * 60 * 60 * 1000).toISOString();
    const availableFrom = `${inDays(400).slice(0, 19)}+00:00`;
    await changeProduct(plain, catalogId, 'P10', { availability: 'BACKORDER', availableFrom });
    const { version } = await publish(plain, catalogId);
    const { ctx, take } = observed(plain);
    const count = async () => (await googleReportOfVersion(ctx, version)).leftOutCount;
    expect(await count()).toBe(1);
    plain.passSeconds(20 * 24 * 60 * 60);
    take();
    expect(await count()).toBe(1);
    expect(take()).toBe(0);
    plain.passSeconds(20 * 24 * 60 * 60);
    expect(await count()).toBe(0);
  });

  it('is created again after it failed', async () => {
    const { ctx, version } = await world();
    const getMany: DomainContext['store']['getMany'] = async (table, ids) => {
      if (table === 'contents') throw new Error('The disk is full.');
      return ctx.store.getMany(table, ids);
    };
    const failing = { ...ctx, store: { ...ctx.store, getMany } };
    await expect(googleReportOfVersion(failing, version)).rejects.toThrow('The disk is full.');
    expect(await googleReportOfVersion(ctx, version)).toMatchObject({ leftOutCount: 12 });
  });

  it('is kept for the feeds that were asked for last', async () => {
    const { ctx: plain, catalogId, version } = await world();
    const { ctx, take } = observed(plain);
    for (let shop = 0; shop < 20; shop++) {
      await setShop(ctx, catalogId, { shopUrl: `https://shop-${shop}.example` });
      await googleReportOfVersion(ctx, version);
    }
    expect(ctx.googleReports.size).toBe(8);
    take();
    await googleReportOfVersion(ctx, version);
    expect(take()).toBe(0);
  });

  it('has the same items on its pages as in its file, all of them and those left out for a reason', async () => {
    const variants = fc.array(fc.array(fc.boolean(), { maxLength: 4 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(variants, fc.integer({ min: 1, max: 6 }), async (products, perPage) => {
        const ctx = createTestContext();
        const { id: catalogId } = await catalogWith(ctx, 'Range', ['A']);
        await setShop(ctx, catalogId);
        const expected = ['A'];
        for (const [at, isAccepted] of products.entries()) {
          const sku = `P${at}`;
          await addProduct(ctx, catalogId, sku, {
            ...GOOGLE_PRODUCT,
            media: isAccepted.length ? [] : GOOGLE_PRODUCT.media,
            variants: isAccepted.map((isSo, index) => ({
              sku: `${sku}-${index}`,
              options: [{ name: 'Size', value: String(index) }],
              media: isSo ? GOOGLE_PRODUCT.media : [],
            })),
          });
          expected.push(...isAccepted.flatMap((isSo, index) => (isSo ? [] : `${sku}-${index}`)));
        }
        const { version } = await publish(ctx, catalogId);
        const read = async (reason: string | null) => {
          const found = [];
          for (let page = 1, pages = 1; page <= pages; page++) {
            const shown = await googlePage(ctx, await googleReportOfVersion(ctx, version), { page, perPage, reason });
            pages = shown.totalPages;
            found.push(...shown.leftOut);
          }
          return found;
        };
        const all = await read(null);
        expect(getSkus({ leftOut: all })).toEqual(expected);
        const { reasons } = await googleReportOfVersion(ctx, version);
        for (const reason of GOOGLE_CODES) {
          const own = all.filter(({ issues }) => issues.some(({ code }) => code === reason));
          expect(await read(reason)).toEqual(own);
          expect(reasons.find(({ code }) => code === reason)?.count ?? 0).toBe(own.length);
        }
        await expect(read('GOOGLE_WHIM')).rejects.toMatchObject({
          code: 'INVALID',
          fields: { reason: expect.anything() },
        });
        const lines: string[] = [];
        for await (const line of leftOutCsv(await googleReportOfVersion(ctx, version))) lines.push(line);
        expect([...new Set(lines.slice(1).map((line) => line.split(',')[0]))]).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });
});

describe('The Google report of a preview', () => {
  it('is created once for the same products, and follows their changes', async () => {
    const { ctx: plain, catalogId } = await world();
    const { ctx, take } = observed(plain);
    await setShop(ctx, catalogId);
    await changeProduct(ctx, catalogId, 'P15', { description: '' });
    const show = async () => googlePage(ctx, await googleReportOfPreview(ctx, { catalogId }), {});
    expect(getSkus(await show())).toEqual(['P15']);
    // All to freeze them, all to check them, and the one that is shown, with its id.
    expect(take()).toBe(12 + 12 + 2);
    expect(getSkus(await show())).toEqual(['P15']);
    expect(take()).toBe(2);
    await changeProduct(ctx, catalogId, 'P11', { description: '' });
    expect(getSkus(await show())).toEqual(['P11', 'P15']);
    await changeProduct(ctx, catalogId, 'P15', { status: 'DRAFT' });
    expect(getSkus(await show())).toEqual(['P11']);
  });

  it('leaves out a product that is removed while it is created', async () => {
    const { ctx, catalogId } = await world();
    const removed = (await ctx.store.products.bySku(catalogId, 'P10'))!;
    const getMany: DomainContext['store']['getMany'] = async (table, ids) => {
      await ctx.store.commit([{ table: 'products', remove: removed.id }]);
      return ctx.store.getMany(table, ids);
    };
    const store = { ...ctx.store, getMany };
    const report = await googleReportOfPreview({ ...ctx, store }, { catalogId });
    expect(getSkus(await googlePage(ctx, report, { perPage: 3 }))).toEqual(['P11', 'P12', 'P13']);
  });
});
