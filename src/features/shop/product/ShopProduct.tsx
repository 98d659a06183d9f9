import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView } from '#ui/state/QueryView';
import { messages } from '../messages';
import { ProductGrid } from '../parts/ProductGrid';
import { ShopCard } from '../ShopCard';
import { titles } from '../titles';
import { ProductFacts } from './ProductFacts';
import { ProductSkeleton } from './ProductSkeleton';
import { productMessages } from './productMessages';
import { useShopProductQuery } from './ShopProduct.generated';

/** A product of the demo shop. */
export function ShopProduct() {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const result = useShopProductQuery({ variables: { slug } });
  const name = result.data?.shopProductBySlug.name;
  usePageTitle(name);
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <RecordNotFound
        heading={formatMessage(titles.product)}
        title={formatMessage(productMessages.goneTitle)}
        description={formatMessage(productMessages.goneText)}
        actions={<LinkButton to={href(paths.shop)}>{formatMessage(messages.goToShop)}</LinkButton>}
      />
    );
  }
  return (
    <Page heading={name === undefined ? formatMessage(titles.product) : <bdi>{name}</bdi>}>
      <QueryView result={result} skeleton={<ProductSkeleton />}>
        {({ shopProductBySlug: product }) => (
          <>
            <ProductFacts key={product.id} product={product} />
            {product.related.length > 0 && (
              <Panel heading={formatMessage(productMessages.related)}>
                <ProductGrid isWide label={formatMessage(productMessages.related)}>
                  {product.related.map((each) => (
                    <ShopCard key={each.id} product={each} headingLevel={3} />
                  ))}
                </ProductGrid>
              </Panel>
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}
