import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import type { DomainContext } from '#server/domain/context';
import { type PublishOrder, publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { bySku } from '#server/domain/products/canonical';
import type { ProductRecord } from '#server/records/products';
import type { UpdateCatalogInput, ProductInput } from '#server/types.generated';
import { catalogWith, soundProduct } from '../catalogs/domainContext';

/** Runs a publishing job, as its job does, and returns the new version. */
export async function publish(ctx: DomainContext, catalogId: string, order: Partial<PublishOrder> = {}) {
  const work = publishWork(ctx, {
    catalogId,
    label: '',
    reason: '',
    rollbackOf: null,
    user: 'Ada',
    jobId: null,
    yieldIfDue: async () => undefined,
    ...order,
  });
  const progress = [];
  let step = await work.next();
  while (!step.done) {
    progress.push(step.value);
    step = await work.next();
  }
  const { changes, versionId } = step.value;
  await ctx.store.commit(changes);
  return { version: (await ctx.store.get('publishedCatalogs', versionId))!, changes, progress };
}

/** Adds a product without issues to the catalog. */
export function addProduct(ctx: DomainContext, catalogId: string, sku: string, over: ProductInput = {}) {
  return createProduct(ctx, { catalogId, input: { ...soundProduct(sku), ...over } });
}

/** Stores a changed product and increments the catalog's content revision. */
export async function changeProduct(ctx: DomainContext, catalogId: string, sku: string, over: Partial<ProductRecord>) {
  const product = (await ctx.store.products.bySku(catalogId, sku))!;
  const catalog = (await ctx.store.get('catalogs', catalogId))!;
  await ctx.store.commit([
    { table: 'products', put: { ...product, ...over, revision: product.revision + 1 } },
    { table: 'catalogs', put: { ...catalog, contentRevision: catalog.contentRevision + 1 } },
  ]);
}

/** Creates a catalog with version 1 of two products. */
export async function getPublishedCatalog(ctx: DomainContext, name = 'Range') {
  const catalog = await catalogWith(ctx, name, ['A', 'B']);
  const { version } = await publish(ctx, catalog.id);
  return { catalogId: catalog.id, version };
}

/** Sets the shop of the catalog, which Google feeds require. */
export async function setShop(ctx: DomainContext, catalogId: string, over: Partial<UpdateCatalogInput> = {}) {
  const { name, revision } = (await ctx.store.get('catalogs', catalogId))!;
  const input = { name, shopUrl: 'https://shop.example', ...over };
  return updateCatalog(ctx, { id: catalogId, input, revision });
}

/** The additional fields that a product needs for a Google feed. */
export const GOOGLE_PRODUCT: ProductInput = {
  description: '<p>It does what it should, for years.</p>',
  media: [{ url: '/m/a.jpg', alt: '' }],
};

/** Returns the products that a version of the catalog would contain, sorted by SKU. */
export async function publishableProducts({ store }: Pick<DomainContext, 'store'>, catalogId: string) {
  const products = await store.list('products', (one) => one.catalogId === catalogId && one.status === 'ACTIVE');
  return products.sort(bySku);
}
