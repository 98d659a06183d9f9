import { useMemo } from 'react';
import type { TablePreferences } from '#preferences/preferences';
import type { PreloadContext } from '#routing/screen';
import { readUrlState } from '#routing/useUrlState';
import type { ProductFilter } from '#graphql/types.generated';
import { readListLayout, useListLayout } from '#ui/table/listLayout';
import { tableQuery, type TableQuery } from '#ui/table/tableQuery';
import {
  ProductListCatalogDocument,
  ProductListDocument,
  useProductListQuery,
  type ProductListQuery,
  type ProductListQueryVariables,
} from './ProductList.generated';
import {
  getProductFilter,
  getScope,
  isFiltered,
  productListParams,
  toListInput,
  type ProductListState,
} from '../core/list/productListParams';
import { loadWhere, useWhere } from '../core/list/where/useWhere';
import { nowhere, type Where } from '../core/list/where/where';
import { getAttributeCodes } from './columns/attributeColumns';

/** Key of the preferences of the product table. */
export const tableId = 'products';

/** A page of the products that match, with what they were matched by. */
export interface ProductMatches extends TableQuery<ProductListQuery> {
  filter: ProductFilter;
  /** The conditions in the filter. */
  where: Where;
  /** Whether the list shows only some of the products. */
  isFiltered: boolean;
  /** Whether values are shown in another language than the default one, or for a sales channel. */
  isScoped: boolean;
  /** Number of products that match the filter; undefined until it is known. */
  total: number | undefined;
}

const getVariables = (
  catalogId: string,
  state: ProductListState,
  where: Where,
  shown: TablePreferences['columns'],
): ProductListQueryVariables => {
  const { page, perPage } = state;
  const scope = getScope(state);
  const isScoped = scope.locale !== null || scope.channel !== null;
  const columns = [...(isScoped ? ['name'] : []), ...getAttributeCodes(shown)];
  return {
    input: { ...toListInput(catalogId, state, where), page, perPage },
    columns,
    hasColumns: columns.length > 0,
    hasOffer: shown?.some(({ id }) => id === 'stock' || id === 'availability') ?? false,
    hasFamily: shown?.some(({ id }) => id === 'family') ?? false,
    isScoped,
    ...scope,
  };
};

/** Sends the queries of the product list for a URL. */
export async function preloadProductMatches({ client, params, search, preferences }: PreloadContext): Promise<void> {
  const { catalogId = '' } = params;
  const { columns } = readListLayout(tableId, search, preferences);
  const state = readUrlState(productListParams, search);
  const queryList = async () => {
    const variables = getVariables(catalogId, state, await loadWhere(state.where), columns);
    await client.query({ query: ProductListDocument, variables });
  };
  await Promise.all([queryList(), client.query({ query: ProductListCatalogDocument, variables: { catalogId } })]);
}

/** Returns the products of the catalog that match the state in the URL. */
export function useProductMatches(catalogId: string, state: ProductListState): ProductMatches {
  const [{ columns }] = useListLayout(tableId);
  const where = useWhere(state.where);
  const variables = useMemo(
    () => getVariables(catalogId, state, where ?? nowhere, columns),
    [catalogId, state, where, columns],
  );
  const list = useProductListQuery({ variables, skip: where === null });
  const filter = useMemo(() => getProductFilter(state, where ?? nowhere), [state, where]);
  const { isScoped } = variables;
  return {
    ...tableQuery(list),
    filter,
    where: where ?? nowhere,
    isFiltered: isFiltered(state),
    isScoped,
    total: list.data?.products.totalDocs,
  };
}
