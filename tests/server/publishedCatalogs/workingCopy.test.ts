import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainContext } from '#server/domain/context';
import { googleReportOfPreview } from '#server/domain/publishedCatalogs/google/googleFeedReport';
import { createFreezer } from '#server/domain/publishedCatalogs/freezer';
import { isInvalid } from '#server/domain/publishedCatalogs/publishable';
import { previewChecksum, previewDiff, publishPreview } from '#server/domain/publishedCatalogs/publishPreview';
import { restorePreview } from '#server/domain/publishedCatalogs/restore/restore';
import { workingCopy } from '#server/domain/publishedCatalogs/workingCopy';
import { issue } from '#server/domain/validation/issues';
import { NO_RULES } from '#server/records/attributes';
import type { ProductRecord } from '#server/records/products';
import { say } from '#server/records/sentence';
import type { Change } from '#server/records/tables';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { addProduct, changeProduct, publish, publishableProducts } from './publishing';

const SKUS = Array.from({ length: 6 }, (_, at) => `P${at + 10}`);

const priceError = issue({
  code: 'PRICE_NEGATIVE',
  severity: 'ERROR',
  category: 'PRICE',
  entityType: 'PRODUCT',
  message: say`The price -1 EUR is below zero.`,
});

const stamps = { createdAt: '', updatedAt: '', updatedBy: '' };
const labels = (text: string) => [{ locale: 'en', text }];

const PRODUCT_EDITS: Record<string, (count: number) => Partial<ProductRecord>> = {
  rename: (count) => ({ name: `Renamed ${count}` }),
  restoreName: () => ({ name: 'Product' }),
  changeSku: (count) => ({ sku: `A${count}` }),
  draft: () => ({ status: 'DRAFT' }),
  activate: () => ({ status: 'ACTIVE' }),
  break: () => ({ issues: [priceError], issueCounts: { error: 1, warning: 0, info: 0 } }),
  fix: () => ({ issues: [], issueCounts: { error: 0, warning: 0, info: 0 } }),
  categorize: () => ({ categories: ['Outdoor/Tents'] }),
  uncategorize: () => ({ categories: [] }),
  describe: () => ({ attributes: [{ name: 'Cloth', value: 'Wool' }] }),
  undescribe: () => ({ attributes: [] }),
  join: () => ({ family: 'tents' }),
};

const SETTING_EDITS: Record<string, (catalogId: string, count: number) => Change> = {
  category: (catalogId, count) => {
    const put = { id: `${catalogId}:Outdoor`, catalogId, path: 'Outdoor', labels: labels(`Outdoor ${count}`) };
    return { table: 'categories', put };
  },
  attribute: (_, count) => {
    const format = { type: 'TEXT' as const, unitFamily: null, rules: NO_RULES, options: [] };
    const names = { id: '1', code: 'cloth', labels: labels(`Cloth ${count}`), group: '', position: 0 };
    return { table: 'attributeDefinitions', put: { ...names, ...format, isLocalizable: false, ...stamps } };
  },
  family: (_, count) => {
    const put = {
      id: '1',
      code: 'tents',
      labels: labels(`Tents ${count}`),
      attributes: [],
      variantAxes: [],
      ...stamps,
    };
    return { table: 'families', put };
  },
  channel: (_, count) => {
    const put = { id: 'web', labels: labels(`Web ${count}`), locales: [], currencies: [], ...stamps };
    return { table: 'channels', put };
  },
};

/** Returns all that is shown of the next version, and of a restore of the current one. */
const preview = async (ctx: DomainContext, catalogId: string) => {
  const { currentVersionId } = (await ctx.store.get('catalogs', catalogId))!;
  const shown = [];
  for (const skipInvalid of [false, true]) {
    const order = { catalogId, skipInvalid };
    const { itemCount, leftOutCount } = await googleReportOfPreview(ctx, order);
    shown.push(await publishPreview(ctx, catalogId, skipInvalid), await previewDiff(ctx, order, { perPage: 100 }), [
      itemCount,
      leftOutCount,
    ]);
  }
  return [...shown, currentVersionId && (await restorePreview(ctx, currentVersionId))];
};

describe('The preview of the next version', () => {
  it('equals one that is created from all products, whatever changed since the last one', async () => {
    const edit = fc.record({
      kind: fc.constantFrom(
        ...Object.keys(PRODUCT_EDITS),
        ...Object.keys(SETTING_EDITS),
        'add',
        'remove',
        'addAgain',
        'publish',
        'preview',
      ),
      at: fc.nat({ max: SKUS.length - 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 20 }), async (edits) => {
        const ctx = createTestContext();
        const { id: catalogId } = await catalogWith(ctx, 'Range', SKUS);
        const catalog = (await ctx.store.get('catalogs', catalogId))!;
        await ctx.store.commit([{ table: 'catalogs', put: { ...catalog, channels: ['web'] } }]);
        const ids = await ctx.store.products.ids(catalogId, {});
        const removed = new Map<string, ProductRecord>();
        let count = 0;
        const check = async () => {
          const active = await publishableProducts(ctx, catalogId);
          const ready = active.filter((product) => !isInvalid(product));
          for (const skipInvalid of [false, true]) {
            const freezer = createFreezer();
            for (const product of skipInvalid ? ready : active) freezer.add(product);
            const { entries, checksum, variantCount: _, ...used } = freezer.end();
            const counts = { readyCount: ready.length, invalidCount: active.length - ready.length };
            expect(await workingCopy(ctx, catalogId, skipInvalid)).toMatchObject({ entries, used, ...counts });
            expect(await previewChecksum(ctx, { catalogId, skipInvalid })).toBe(checksum);
          }
          const full = { ...ctx, workingCopies: new Map(), googleReports: new Map() };
          expect(await preview(ctx, catalogId)).toEqual(await preview(full, catalogId));
        };
        for (const { kind, at } of edits) {
          count++;
          const product = await ctx.store.get('products', ids[at]!);
          if (kind === 'preview') await check();
          else if (kind === 'add') await addProduct(ctx, catalogId, `Q${count}`);
          else if (kind === 'publish') await publish(ctx, catalogId, { skipInvalid: true }).catch(() => undefined);
          else if (kind === 'remove' && product) {
            removed.set(product.id, product);
            await ctx.store.commit([{ table: 'products', remove: product.id }]);
          } else if (kind === 'addAgain' && removed.has(ids[at]!) && !product) {
            await ctx.store.commit([{ table: 'products', put: { ...removed.get(ids[at]!)!, name: `Again ${count}` } }]);
          } else if (SETTING_EDITS[kind]) await ctx.store.commit([SETTING_EDITS[kind](catalogId, count)]);
          else if (PRODUCT_EDITS[kind] && product) {
            await changeProduct(ctx, catalogId, product.sku, PRODUCT_EDITS[kind](count));
          }
        }
        await check();
      }),
      { numRuns: 40 },
    );
  });

  it('has the checksum of the version that is then published', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Range', SKUS);
    await publishPreview(ctx, catalogId);
    await changeProduct(ctx, catalogId, 'P11', { name: 'Changed' });
    const checksum = await previewChecksum(ctx, await publishPreview(ctx, catalogId));
    expect((await publish(ctx, catalogId)).version.checksum).toBe(checksum);
  });

  it('reads only the products that changed since the last one, with and without invalid ones', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Range', SKUS);
    const { id: otherId } = await catalogWith(ctx, 'Other', ['A', 'B']);
    const read: string[] = [];
    const getMany: typeof ctx.store.getMany = async (table, ids) => {
      const found = await ctx.store.getMany(table, ids);
      if (table === 'products')
        read.push(...found.flatMap((product) => (product && 'sku' in product ? product.sku : [])));
      return found;
    };
    const scan: typeof ctx.store.products.scan = () => {
      throw new Error('All products are read.');
    };
    const observed = { ...ctx, store: { ...ctx.store, getMany, products: { ...ctx.store.products, scan } } };
    const readFor = async (id: string, skipInvalid = false) => {
      read.length = 0;
      await publishPreview(observed, id, skipInvalid);
      // No row of this page is shown, so no product is read to show it.
      await previewDiff(observed, { catalogId: id, skipInvalid }, { page: 99 });
      return [...read].sort();
    };
    expect(await readFor(catalogId)).toEqual(SKUS);
    expect(await readFor(catalogId, true)).toEqual([]);
    await changeProduct(ctx, catalogId, 'P11', { name: 'Changed' });
    await changeProduct(ctx, catalogId, 'P12', { status: 'DRAFT' });
    await changeProduct(ctx, otherId, 'A', { name: 'Changed' });
    expect(await readFor(catalogId, true)).toEqual(['P11']);
    await publish(ctx, catalogId);
    expect(await readFor(catalogId)).toEqual([]);
    await changeProduct(ctx, catalogId, 'P12', { status: 'ACTIVE' });
    expect(await readFor(catalogId)).toEqual(['P12']);
    expect(await readFor(otherId)).toEqual(['A', 'B']);
  });
});
