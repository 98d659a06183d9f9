import { notFound } from '../../errors';
import type { ProductPageRecord, ProductRecord } from '../../records/products';
import type { ProductListInput } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { toScanFilter } from './toScanFilter';
import { DATA_AREA_PAGES, getPage, pageResult } from '../paging';

/**
 * Returns a page of the catalog's products that match the filter, sorted by name by default. Throws NOT_FOUND for the
 * catalog, INVALID for a bad page.
 */
export async function listProducts(
  ctx: Pick<DomainContext, 'store'>,
  { catalogId, filter, sort, sortBy, direction, ...pageInput }: ProductListInput,
): Promise<ProductPageRecord> {
  const paging = getPage(pageInput, DATA_AREA_PAGES);
  const catalog = await getCatalog(ctx, catalogId);
  const { rows, total } = await ctx.store.products.find({
    catalogId,
    filter: await toScanFilter(ctx, catalog, filter ?? {}),
    sort: sortBy ? await (await import('./valueOrder')).createOrder(ctx, catalog, sortBy) : (sort ?? 'NAME'),
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
