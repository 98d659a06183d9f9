import { useMemo } from 'react';
import { useTablePreferences } from '../../../preferences/preferencesContext';
import type { ProductFilter } from '../../../graphql/types.generated';
import { tableQuery, type TableQuery } from '../../../ui/table/tableQuery';
import { useProductListQuery, type ProductListQuery } from './ProductList.generated';
import { getOrder, getProductFilter, getScope, type ProductListState } from './productListParams';

/** Key of the preferences of the product table. */
export const tableId = 'products';

/** A page of the products that match, with what they were matched by. */
export interface ProductMatches extends TableQuery<ProductListQuery> {
  filter: ProductFilter;
  /** Whether values are shown in another language than the default one, or for a sales channel. */
  isScoped: boolean;
  /** Number of products that match the filter; undefined until it is known. */
  total: number | undefined;
}

/** Returns the products of the catalog that match the state in the URL. */
export function useProductMatches(catalogId: string, state: ProductListState): ProductMatches {
  const [{ addedColumns }] = useTablePreferences(tableId);
  const { page, perPage, direction } = state;
  const scope = getScope(state);
  const isScoped = scope.locale !== null || scope.channel !== null;
  const codes = isScoped ? ['name', ...addedColumns] : addedColumns;
  const filter = useMemo(() => getProductFilter(state), [state]);
  const list = useProductListQuery({
    variables: {
      input: { catalogId, filter, ...getOrder(state), direction, page, perPage },
      columns: [...codes],
      hasColumns: codes.length > 0,
      isScoped,
      ...scope,
    },
  });
  return { ...tableQuery(list), filter, isScoped, total: list.data?.products.totalDocs };
}
