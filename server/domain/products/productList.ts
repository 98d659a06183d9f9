import type { ProductOrder, ProductPlaceRecord, ProductSelection } from '../../db/store';
import { DomainError, notFound } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import { say } from '../../records/sentence';
import type { ProductPageRecord, ProductRecord, VariantRecord } from '../../records/products';
import { toComposed } from '../../records/composedText';
import type { ProductListInput, ProductPlaceInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { toScanFilter } from './filters/toScanFilter';
import { DATA_AREA_PAGES, getPage, pageResult, type PageResult } from '../lists/paging';

type Order = Pick<ProductListInput, 'sort' | 'sortBy' | 'sortByCompleteness'>;

const getProductOrder = async (
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  { sort, sortBy, sortByCompleteness }: Order,
): Promise<ProductOrder> => {
  if (sortBy) return (await import('./valueOrder')).createOrder(ctx, catalog, sortBy);
  if (!sortByCompleteness) return sort ?? 'NAME';
  const { createCompletenessOrder } = await import('./filters/matchCompleteness');
  return createCompletenessOrder(ctx, catalog, sortByCompleteness);
};

/** Returns what `ProductReader.find` finds for the list. Throws as `listProducts` does. */
export async function getProductSelection(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  { catalogId, filter, direction, ...order }: ProductListInput,
): Promise<ProductSelection> {
  const catalog = await getCatalog(ctx, catalogId);
  return {
    catalogId,
    filter: await toScanFilter(ctx, catalog, toComposed(filter ?? {})),
    sort: await getProductOrder(ctx, catalog, order),
    direction: direction ?? 'ASC',
  };
}

/**
 * Returns a page of the catalog's products that match the filter, sorted by name by default. Throws NOT_FOUND for the
 * catalog, INVALID for a bad page.
 */
export async function listProducts(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  input: ProductListInput,
): Promise<ProductPageRecord> {
  const paging = getPage(input, DATA_AREA_PAGES);
  const selection = await getProductSelection(ctx, input);
  const { rows, total } = await ctx.store.products.find({ ...selection, offset: paging.offset, limit: paging.perPage });
  return { data: rows, ...pageResult(total, paging), catalogId: input.catalogId };
}

/** A page of a catalog's products, each with its variants below it. */
export interface ProductRowsPage extends PageResult {
  data: { product: ProductRecord; variant: VariantRecord | null }[];
  firstPosition: number;
}

/** Returns a page as `listProducts` does, in which variants are rows, too. Throws as it does. */
export async function listProductRows(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  input: ProductListInput,
): Promise<ProductRowsPage> {
  const paging = getPage(input, DATA_AREA_PAGES);
  const { offset, perPage } = paging;
  const selection = await getProductSelection(ctx, input);
  const found = await ctx.store.products.findRows({ ...selection, offset, limit: perPage });
  const rows = found.products.flatMap((product) =>
    [null, ...product.variants].map((variant) => ({ product, variant })),
  );
  return {
    data: rows.slice(found.skipped, found.skipped + perPage),
    ...pageResult(found.total, paging),
    firstPosition: found.before + 1,
  };
}

/**
 * Returns where a product is in a list, with its neighbors. If the list no longer has it, the neighbors are those of
 * its last position. Throws NOT_FOUND for the catalog, INVALID for a bad filter.
 */
export async function placeProduct(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  { productId, lastPosition, list }: ProductPlaceInput,
): Promise<ProductPlaceRecord> {
  const last = Math.max(1, lastPosition ?? 1);
  return ctx.store.products.place(await getProductSelection(ctx, list), productId, last - 1);
}

/** Returns the product. Throws NOT_FOUND. */
export async function getProduct({ store }: Pick<DomainContext, 'store'>, id: string): Promise<ProductRecord> {
  const product = await store.get('products', id);
  // Products are removed some time after their catalog.
  if (!product || !(await store.get('catalogs', product.catalogId))) throw notFound('product', id);
  return product;
}

/** Maximum number of products that are read by their IDs in one request. */
const MOST_IDS = 10;

/** Returns the products in the order of the IDs, without those that don’t exist. Throws INVALID for too many IDs. */
export async function getProducts(
  { store }: Pick<DomainContext, 'store'>,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  if (ids.length > MOST_IDS) {
    const message = say`Use ${MOST_IDS} IDs or fewer.`;
    throw new DomainError('INVALID', message, { ids: message });
  }
  const found = await store.getMany('products', [...new Set(ids)]);
  const catalogIds = new Set(await store.ids('catalogs'));
  return found.filter((product) => product !== undefined && catalogIds.has(product.catalogId)) as ProductRecord[];
}

/** How many products are read together. */
const READ = 64;

/** Reads the products with the ids, a few at a time; undefined for those that no longer exist. */
export async function* productsOfIds(
  { store }: Pick<DomainContext, 'store'>,
  ids: readonly string[],
): AsyncGenerator<ProductRecord | undefined> {
  for (let from = 0; from < ids.length; from += READ)
    yield* await store.getMany('products', ids.slice(from, from + READ));
}
