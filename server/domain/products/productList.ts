import type { ProductOrder } from '../../db/store';
import { notFound } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductPageRecord, ProductRecord } from '../../records/products';
import { toComposed } from '../../records/composedText';
import type { ProductListInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { toScanFilter } from './toScanFilter';
import { DATA_AREA_PAGES, getPage, pageResult } from '../lists/paging';

type Order = Pick<ProductListInput, 'sort' | 'sortBy' | 'sortByCompleteness'>;

const getProductOrder = async (
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  { sort, sortBy, sortByCompleteness }: Order,
): Promise<ProductOrder> => {
  if (sortBy) return (await import('./valueOrder')).createOrder(ctx, catalog, sortBy);
  if (!sortByCompleteness) return sort ?? 'NAME';
  const { createCompletenessOrder } = await import('./matchCompleteness');
  return createCompletenessOrder(ctx, catalog, sortByCompleteness);
};

/**
 * Returns a page of the catalog's products that match the filter, sorted by name by default. Throws NOT_FOUND for the
 * catalog, INVALID for a bad page.
 */
export async function listProducts(
  ctx: Pick<DomainContext, 'store'>,
  { catalogId, filter, direction, ...input }: ProductListInput,
): Promise<ProductPageRecord> {
  const paging = getPage(input, DATA_AREA_PAGES);
  const catalog = await getCatalog(ctx, catalogId);
  const { rows, total } = await ctx.store.products.find({
    catalogId,
    filter: await toScanFilter(ctx, catalog, toComposed(filter ?? {})),
    sort: await getProductOrder(ctx, catalog, input),
    direction: direction ?? 'ASC',
    offset: paging.offset,
    limit: paging.perPage,
  });
  return { data: rows, ...pageResult(total, paging), catalogId };
}

/** Returns the product. Throws NOT_FOUND. */
export async function getProduct({ store }: Pick<DomainContext, 'store'>, id: string): Promise<ProductRecord> {
  const product = await store.get('products', id);
  if (!product) throw notFound('product', id);
  return product;
}
