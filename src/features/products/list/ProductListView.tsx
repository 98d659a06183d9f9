import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { getErrorCode } from '#graphql/errors';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { useProductListCatalogQuery } from './ProductList.generated';
import { ProductListActions } from './ProductListActions';
import { ProductListFacts } from './ProductListFacts';
import { filterNames, productListParams } from '../core/list/productListParams';
import { loadBulkActions, ProductTable } from './ProductTable';
import { tableId, useProductMatches } from './useProductMatches';
import { titles } from '../titles';
import { lazy, Suspense, useEffect } from 'react';
import { loadScreen } from '#routing/screenLoads';
import { productDetail } from '../detail/productDetailScreen';

const CatalogNotFound = lazy(() =>
  import('#entities/catalog/CatalogNotFound').then((module) => ({ default: module.CatalogNotFound })),
);

/** Time in milliseconds before preloading starts, so that the list can use the connection first. */
const headStartMs = 1500;

/**
 * Preloads the code of the product page and of the actions for selected products while the list is shown, so that a row
 * opens immediately, and the first selected one has its actions.
 */
function usePreloads(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadBulkActions().catch(() => undefined);
      loadScreen(productDetail).catch(() => undefined);
    }, headStartMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The product list of a catalog: facts, actions, and the table. */
export function ProductListView({ catalogId }: { catalogId: string }) {
  const { formatMessage } = useIntl();
  const [state, setState] = useUrlState(productListParams);
  const { data, error } = useProductListCatalogQuery({ variables: { catalogId } });
  const matches = useProductMatches(catalogId, state);
  usePreloads();
  const catalog = data?.catalog;

  if (!catalog && getErrorCode(error) === 'NOT_FOUND') {
    return (
      <Suspense fallback={null}>
        <CatalogNotFound heading={formatMessage(titles.products)} />
      </Suspense>
    );
  }
  return (
    <Page
      heading={formatMessage(titles.products)}
      description={<ProductListFacts catalog={catalog} />}
      actions={
        <ProductListActions catalogId={catalogId} isArchived={catalog?.status === 'ARCHIVED'} matches={matches} />
      }
    >
      <ListViews
        viewable={toViewableList({ list: 'PRODUCTS', catalogId, tableId }, productListParams, filterNames)}
        query={matches}
        total={matches.total}
      />
      <ProductTable catalogId={catalogId} catalog={catalog} state={state} matches={matches} onChange={setState} />
    </Page>
  );
}
