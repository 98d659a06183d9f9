import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { getOriginParts } from '../core/list/listOrigin';
import type { ProductRowFragment } from './ProductList.generated';
import type { ProductListState } from '../core/list/productListParams';

type Row = Pick<ProductRowFragment, 'id'>;

/**
 * Returns a function for the URLs of the products' pages. They name the list and the position in it, so that the page
 * can lead to the next product. It stays the same until other rows are shown.
 */
export function useProductHref(
  catalogId: string,
  rows: readonly Row[] | undefined,
  { page, perPage }: Pick<ProductListState, 'page' | 'perPage'>,
): (product: Row) => string {
  const { search } = useLocation();
  const [shown, setShown] = useState({ rows, search, first: (page - 1) * perPage + 1 });
  if (shown.rows !== rows) setShown({ rows, search, first: (page - 1) * perPage + 1 });
  return useMemo(() => {
    const places = new Map(shown.rows?.map(({ id }, index) => [id, shown.first + index]));
    return ({ id }) =>
      href(paths.productDetail, { catalogId, productId: id }, getOriginParts(shown.search, places.get(id) ?? 1));
  }, [catalogId, shown]);
}
