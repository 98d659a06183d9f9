import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Page } from '#ui/layout/Page';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { ListEmpty } from '#ui/table/ListEmpty';
import { Pagination } from '#ui/table/Pagination';
import { FilterLayout } from '../parts/FilterLayout';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid';
import { titles } from '../titles';
import { ShopSource } from './ShopSource';
import { getLanguage, WindowBar, type WindowChoice } from './WindowBar';
import { WindowCard } from './WindowCard';
import { WindowFilters } from './WindowFilters';
import { useWindowListQuery } from './WindowList.generated';
import { windowMessages } from './windowMessages';
import { countFilters, noFilters, perPage, toListInput, windowListParams, type WindowListState } from './windowParams';
import { WindowTools } from './WindowTools';

/** The products of a published version as its shoppers see them. */
export function WindowList() {
  const { formatMessage } = useIntl();
  const { versionId = '' } = useParams();
  const [state, setState] = useUrlState<WindowListState>(windowListParams);
  const result = useWindowListQuery({
    variables: { versionId, input: toListInput(state), channel: state.channel || null },
  });
  // The previous products of the same version stay until new ones arrive, unless the request failed.
  const previous = result.previousData?.shopWindow.id === versionId ? result.previousData : undefined;
  const data = result.data ?? (result.error ? undefined : previous);
  const shopWindow = data?.shopWindow;
  const found = shopWindow?.products;
  const name = shopWindow?.publishedCatalog.catalog.name;
  usePageTitle(name);
  const heading = name === undefined ? formatMessage(titles.window) : <bdi>{name}</bdi>;
  const source = <ShopSource shown={shopWindow?.publishedCatalog ?? null} versionId={versionId} />;
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <RecordNotFound
        heading={heading}
        title={formatMessage(windowMessages.versionGoneTitle)}
        description={formatMessage(windowMessages.versionGoneText)}
        actions={<LinkButton to={href(paths.shop)}>{formatMessage(windowMessages.goToShop)}</LinkButton>}
      >
        {source}
      </RecordNotFound>
    );
  }
  const isList = state.view === 'list';
  const setCount = countFilters(state);
  const currency = found?.currency ?? '';
  const { currency: chosenCurrency, language: chosenLanguage, channel } = state;
  const view = {
    versionId,
    currency,
    language: getLanguage(shopWindow?.languages ?? [], chosenLanguage),
    search: { currency: chosenCurrency, language: chosenLanguage, channel },
  };
  const goTo = (page: number) => {
    setState({ page }, { push: true });
    window.scrollTo({ top: 0 });
  };
  // A price means another amount in another currency, which another channel can have.
  const changeView = (changes: Partial<WindowChoice>) =>
    setState('language' in changes ? changes : { ...changes, min: null, max: null, page: 1 });

  return (
    <Page heading={heading}>
      {source}
      {shopWindow ? (
        <WindowBar shopWindow={shopWindow} chosen={view.search} onChange={changeView} />
      ) : (
        !result.error && <Placeholder height={94} />
      )}
      <AfterLoading>
        <FilterLayout
          setCount={setCount}
          total={found?.totalDocs}
          onClear={() => setState({ ...noFilters, q: state.q }, { push: true })}
          tools={<WindowTools state={state} total={found?.totalDocs} onChange={setState} />}
          filters={
            <WindowFilters
              state={state}
              facets={found?.facets}
              isLoading={!found && !result.error}
              currency={currency}
              onChange={setState}
            />
          }
        >
          <QueryView result={{ ...result, data }} skeleton={<ProductGridSkeleton count={perPage} isList={isList} />}>
            {({ shopWindow: { products: page } }) =>
              page.products.length === 0 ? (
                <ListEmpty
                  total={page.totalDocs}
                  isFiltered={setCount > 0 || state.q !== ''}
                  nothing={{
                    title: formatMessage(windowMessages.nothingTitle),
                    text: formatMessage(windowMessages.nothingText),
                  }}
                  none={{
                    title: formatMessage(windowMessages.emptyTitle),
                    text: formatMessage(windowMessages.emptyText),
                  }}
                  onFirstPage={() => setState({ page: 1 })}
                  onClear={() => setState(noFilters, { push: true })}
                />
              ) : (
                <>
                  <ProductGrid
                    label={formatMessage(windowMessages.products)}
                    isList={isList}
                    isLoading={result.data === undefined}
                  >
                    {page.products.map((product) => (
                      <WindowCard key={product.productId} product={product} view={view} isRow={isList} />
                    ))}
                  </ProductGrid>
                  <Pagination
                    label={formatMessage(windowMessages.products)}
                    page={state.page}
                    perPage={perPage}
                    total={page.totalDocs}
                    hasSizes={false}
                    onChange={({ page: next }) => goTo(next)}
                  />
                </>
              )
            }
          </QueryView>
        </FilterLayout>
      </AfterLoading>
    </Page>
  );
}
