import { createYielder } from '../../yielder';
import type { CatalogRecord } from '../../records/catalogs';
import { categoryId } from '../../records/categories';
import { getModelId } from '../../records/productModels';
import type { ProductRecord } from '../../records/products';
import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { loadDefinedRules } from '../validation/definedRules';
import { productRecord } from './productRecord';
import { readUnchanged } from './readUnchanged';
import { firstFree } from '../../records/slug';
import { catalogName, makeCatalogCode } from '../catalogs/catalogFields';
import { getCatalog } from '../catalogs/catalogList';
import { isCodeTaken, newCatalog } from '../catalogs/catalogWrites';
import { CODES_LOCK, withLock } from '../withLock';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>;

const NO_SKUS: ReadonlySet<string> = new Set();

/** Copies the products of a catalog into another one as new products, and lets other work run in between. */
const copyProducts = async (ctx: Writes, fromId: string, catalog: CatalogRecord): Promise<ProductRecord[]> => {
  const { products } = ctx.store;
  const yieldIfDue = createYielder();
  const rules = await loadDefinedRules(ctx.store);
  const copies: ProductRecord[] = [];
  for await (const product of products.scan(fromId, 'ADDED')) {
    copies.push(
      productRecord({
        content: product,
        id: await ctx.store.nextId('products'),
        catalog,
        previous: null,
        takenSkus: NO_SKUS,
        rules,
        isSlugTaken: (await products.idsBySlug(fromId, product.slug)).length > 1,
        now: catalog.createdAt,
        user: catalog.createdBy,
      }),
    );
    await yieldIfDue();
  }
  return copies;
};

/**
 * Creates a DRAFT catalog with the fields and categories of another one and copies of its current products, in one
 * commit, with the product models that later files can name. Its code is generated from the name and made unique.
 * Throws NOT_FOUND, or INVALID with `fields.name`.
 */
export async function cloneCatalog(ctx: Writes, { id, name }: { id: string; name: string }): Promise<CatalogRecord> {
  const original = await getCatalog(ctx, id);
  const { description, channels, locales, currencies, defaultLocale, tags, code } = original;
  const { shopUrl, linkPattern, imageBaseUrl, timeZone } = original;
  const kept = {
    description,
    channels,
    locales,
    currencies,
    defaultLocale,
    tags,
    shopUrl,
    linkPattern,
    imageBaseUrl,
    timeZone,
  };
  const named = { name: catalogName(name), code: makeCatalogCode(name) || `${makeCatalogCode(code)}-copy` };
  const draft = await newCatalog(ctx, { ...named, ...kept });
  const copies = await readUnchanged(ctx, id, () => copyProducts(ctx, id, draft));
  return withLock(ctx, CODES_LOCK, async (commit) => {
    const clone: CatalogRecord = {
      ...draft,
      code: await firstFree(draft.code, (candidate) => isCodeTaken(ctx, candidate, null)),
      contentRevision: copies.length ? 1 : 0,
    };
    const categories = await ctx.store.list('categories', ({ catalogId }) => catalogId === id);
    const models = await ctx.store.list('productModels', (model) => model.id === getModelId(id, model.code));
    await commit([
      { table: 'catalogs', put: clone },
      ...categories.map(({ path, ...category }): Change => ({
        table: 'categories',
        put: { ...category, path, id: categoryId(clone.id, path), catalogId: clone.id },
      })),
      ...models.map(({ code, parent, cells }): Change => ({
        table: 'productModels',
        put: { code, parent, cells, id: getModelId(clone.id, code), catalogId: clone.id, jobId: null },
      })),
      ...copies.map((put): Change => ({ table: 'products', put })),
    ]);
    return clone;
  });
}
