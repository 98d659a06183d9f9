import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView } from '#ui/state/QueryView';
import { ProductGrid } from '../parts/ProductGrid';
import { ProductSkeleton } from '../product/ProductSkeleton';
import { titles } from '../titles';
import { getVariant } from './variantChoice';
import { getLanguage, WindowBar } from './WindowBar';
import { WindowCard } from './WindowCard';
import { WindowFacts } from './WindowFacts';
import { windowMessages } from './windowMessages';
import { WindowParts } from './WindowParts';
import { windowProductParams } from './windowParams';
import { useWindowProductQuery } from './WindowProduct.generated';

/** A product of a published version as its shoppers see it. */
export function WindowProduct() {
  const { formatMessage } = useIntl();
  const { versionId = '', productId = '' } = useParams();
  const [state, setState] = useUrlState(windowProductParams);
  const { currency, language, channel, variant: sku } = state;
  const result = useWindowProductQuery({
    variables: {
      versionId,
      productId,
      currency: currency || null,
      locale: language || null,
      channel: channel || null,
    },
  });
  const previous = result.previousData?.shopWindow;
  const isSame = previous?.id === versionId && previous.product.productId === productId;
  // The previous prices and texts stay until those in another currency or language arrive.
  const data = result.data ?? (result.error || !isSame ? undefined : result.previousData);
  const product = data?.shopWindow.product;
  const name = product?.name;
  usePageTitle(name);
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <RecordNotFound
        heading={formatMessage(titles.windowProduct)}
        title={formatMessage(windowMessages.goneTitle)}
        description={formatMessage(windowMessages.goneText)}
        actions={
          <LinkButton to={href(paths.shopWindow, { versionId })}>{formatMessage(windowMessages.viewAll)}</LinkButton>
        }
      />
    );
  }
  return (
    <Page
      heading={name === undefined ? formatMessage(titles.windowProduct) : <bdi lang={product?.nameLocale}>{name}</bdi>}
    >
      <QueryView result={{ ...result, data }} skeleton={<ProductSkeleton />}>
        {({ shopWindow }) => {
          const { product: shown, currencies, languages } = shopWindow;
          const variant = getVariant(shown, sku);
          const view = {
            versionId,
            currency: currencies.find((code) => code === currency) ?? currencies[0] ?? '',
            language: getLanguage(languages, language),
            search: { currency, language, channel },
          };
          return (
            <>
              <WindowBar shopWindow={shopWindow} chosen={view.search} onChange={setState} />
              {variant && (
                <WindowFacts
                  product={shown}
                  variant={variant}
                  view={view}
                  onVariant={(next) => setState({ variant: next })}
                />
              )}
              {shown.parts.length > 0 && <WindowParts parts={shown.parts} view={view} />}
              {shown.related.length > 0 && (
                <Panel heading={formatMessage(windowMessages.related)}>
                  <ProductGrid isWide label={formatMessage(windowMessages.related)}>
                    {shown.related.map((each) => (
                      <WindowCard key={each.productId} product={each} view={view} headingLevel={3} />
                    ))}
                  </ProductGrid>
                </Panel>
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
