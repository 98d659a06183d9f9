import { useIntl } from 'react-intl';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { getErrorCode } from '#graphql/errors';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { useProductListCatalogQuery } from './ProductList.generated';
import { ProductListActions } from './ProductListActions';
import { ProductListFacts } from './ProductListFacts';
import { productListParams } from '../core/list/productListParams';
import { ProductTable } from './ProductTable';
import { useProductMatches } from './useProductMatches';
import { titles } from '../titles';
import { useEffect } from 'react';
import { loadScreen } from '#routing/screenLoads';
import { productDetail } from '../detail/productDetailScreen';

/** Time in milliseconds before preloading starts, so that the list can use the connection first. */
const headStartMs = 1500;

/** Preloads the code of the product page while the list is shown, so that a row opens immediately. */
function usePreloadedDetail(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadScreen(productDetail).catch(() => undefined), headStartMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The product list of a catalog: facts, actions, and the table. */
export function ProductListView({ catalogId }: { catalogId: string }) {
  const { formatMessage } = useIntl();
  const [state, setState] = useUrlState(productListParams);
  const { data, error } = useProductListCatalogQuery({ variables: { catalogId } });
  const matches = useProductMatches(catalogId, state);
  usePreloadedDetail();
  const catalog = data?.catalog;

  if (!catalog && getErrorCode(error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(titles.products)} />;
  return (
    <Page
      heading={formatMessage(titles.products)}
      description={<ProductListFacts catalog={catalog} />}
      actions={
        <ProductListActions catalogId={catalogId} isArchived={catalog?.status === 'ARCHIVED'} matches={matches} />
      }
    >
      <ProductTable catalogId={catalogId} catalog={catalog} state={state} matches={matches} onChange={setState} />
    </Page>
  );
}
