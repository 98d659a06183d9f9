import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { getErrorCode } from '#graphql/errors';
import { useUrlState } from '#routing/useUrlState';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { narrowQuery } from '#ui/table/tableTypes';
import { useProductListCatalogQuery } from './ProductList.generated';
import { ProductListActions } from './ProductListActions';
import { ProductListFacts } from './ProductListFacts';
import { filterNames, productListParams } from '../core/list/productListParams';
import { ProductFilters } from './ProductFilters';
import { loadBulkActions, ProductTable } from './ProductTable';
import { tableId, useProductMatches } from './useProductMatches';
import { titles } from '../titles';
import { lazy, Suspense, useEffect } from 'react';
import { loadScreen } from '#routing/screenLoads';
import { productDetail } from '../detail/productDetailScreen';

const CatalogNotFound = lazy(() =>
  import('#entities/catalog/CatalogNotFound').then((module) => ({ default: module.CatalogNotFound })),
);

const ProductSheet = lazy(() => import('./sheet/ProductSheet').then((module) => ({ default: module.ProductSheet })));

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
  // A spreadsheet needs more room than a phone has.
  const isNarrow = useMediaQuery(narrowQuery);
  const catalog = data?.catalog;
  const parts = { catalogId, catalog, state, matches, onChange: setState };

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
        <ProductListActions
          catalogId={catalogId}
          isArchived={catalog?.status === 'ARCHIVED'}
          matches={matches}
          mode={isNarrow ? undefined : state.mode}
          onMode={(mode) => setState({ mode }, { push: true })}
        />
      }
    >
      <ListViews
        viewable={toViewableList(
          { list: 'PRODUCTS', catalogId, tableId, kept: ['mode', 'variants'] },
          productListParams,
          filterNames,
        )}
        query={matches}
        total={matches.total}
      >
        {state.mode === 'sheet' && !isNarrow ? (
          <Suspense fallback={<Placeholder height={480} />}>
            <ProductSheet {...parts} toolbar={<ProductFilters {...parts} />} />
          </Suspense>
        ) : (
          <ProductTable {...parts} />
        )}
      </ListViews>
    </Page>
  );
}
