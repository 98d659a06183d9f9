import { Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { ListEmpty } from '#ui/table/ListEmpty';
import { Pagination } from '#ui/table/Pagination';
import { FilterLayout } from '../parts/FilterLayout';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid';
import { ShopCard } from '../ShopCard';
import { titles } from '../titles';
import { ShopSource } from '../window/ShopSource';
import { listMessages } from './listMessages';
import { ShopFilters } from './ShopFilters';
import { useShopListQuery } from './ShopList.generated';
import { countFilters, noFilters, perPage, shopListParams, toListInput, type ShopListState } from './shopListParams';
import { ShopTools } from './ShopTools';

/** The demo shop: its products with search, filters, and sort order, as a grid or a list. */
export function ShopList() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [state, setState] = useUrlState<ShopListState>(shopListParams);
  const result = useShopListQuery({ variables: { input: toListInput(state) } });
  // The previous products stay until new ones arrive, unless the request failed.
  const data = result.data ?? (result.error ? undefined : result.previousData);
  const found = data?.shopProducts;
  const isList = state.view === 'list';
  const setCount = countFilters(state);
  const goTo = (page: number) => {
    setState({ page }, { push: true });
    window.scrollTo({ top: 0 });
  };

  return (
    <Page
      heading={formatMessage(titles.shop)}
      description={formatMessage(listMessages.description)}
      actions={
        <>
          {can('read', 'WishlistItem') && (
            <LinkButton to={href(paths.wishlist)} icon={<Heart20Regular />}>
              {formatMessage(listMessages.wishlist)}
            </LinkButton>
          )}
          {can('read', 'Order') && (
            <LinkButton to={href(paths.orderList)} icon={<Receipt20Regular />}>
              {formatMessage(listMessages.orders)}
            </LinkButton>
          )}
        </>
      }
    >
      <ShopSource shown={null} versionId={null} />
      <FilterLayout
        setCount={setCount}
        total={found?.totalDocs}
        onClear={() => setState({ ...noFilters, q: state.q }, { push: true })}
        tools={<ShopTools state={state} total={found?.totalDocs} onChange={setState} />}
        filters={<ShopFilters state={state} facets={found?.facets} onChange={setState} />}
      >
        <QueryView result={{ ...result, data }} skeleton={<ProductGridSkeleton count={perPage} isList={isList} />}>
          {({ shopProducts: { products, totalDocs } }) =>
            products.length === 0 ? (
              <ListEmpty
                total={totalDocs}
                isFiltered={setCount > 0 || state.q !== ''}
                nothing={{
                  title: formatMessage(listMessages.nothingTitle),
                  text: formatMessage(listMessages.nothingText),
                }}
                none={{ title: formatMessage(listMessages.emptyTitle), text: formatMessage(listMessages.emptyText) }}
                onFirstPage={() => setState({ page: 1 })}
                onClear={() => setState(noFilters, { push: true })}
              />
            ) : (
              <>
                <ProductGrid
                  label={formatMessage(listMessages.products)}
                  isList={isList}
                  isLoading={result.data === undefined}
                >
                  {products.map((product) => (
                    <ShopCard key={product.id} product={product} isRow={isList} />
                  ))}
                </ProductGrid>
                <Pagination
                  label={formatMessage(listMessages.products)}
                  page={state.page}
                  perPage={perPage}
                  total={totalDocs}
                  hasSizes={false}
                  onChange={({ page }) => goTo(page)}
                />
              </>
            )
          }
        </QueryView>
      </FilterLayout>
    </Page>
  );
}
