import { useFragment } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAreDefinitionsLoading } from '#entities/attribute/useAreDefinitionsLoading';
import { useEmbeddedGateway } from '#graphql/backEnd';
import { getErrorCode } from '#graphql/errors';
import type { PreloadContext } from '#routing/screen';
import { usePageTitle } from '#routing/pageNames';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { StatusBadge } from '#ui/text/StatusBadge';
import { readOrigin } from '../core/list/listOrigin';
import { messages } from '../messages';
import { ProductActions } from './ProductActions';
import {
  ProductDetailDocument,
  ProductHeadingFragmentDoc,
  useProductDetailQuery,
} from '../core/ProductDetail.generated';
import { ProductEditor } from './ProductEditor';
import { ProductNotFound } from './ProductNotFound';
import { ProductPlace } from './ProductPlace';
import { ProductSkeleton } from '../form/ProductSkeleton';
import { ScopeSwitch } from '../sections/translation/ScopeSwitch';
import { productTones } from '../core/productStatuses';
import { titles } from '../titles';
import { useWholeProduct } from './useWholeProduct';
import { ProductViewers } from './viewers/ProductViewers';

export interface ProductDetailViewProps {
  catalogId: string;
  productId: string;
}

/** Sends the query of a product's page. */
export async function preloadProduct({ client, params }: PreloadContext): Promise<void> {
  const { productId: id = '', catalogId = '' } = params;
  await client.query({ query: ProductDetailDocument, variables: { id, catalogId } });
}

/** A product with all its actions. The heading is shown immediately when the product is opened from the list. */
export function ProductDetailView({ catalogId, productId }: ProductDetailViewProps) {
  const { formatMessage } = useIntl();
  // A gateway in this browser has no one else.
  const hasOthers = useEmbeddedGateway() === null;
  const [isDirty, setIsDirty] = useState(false);
  const origin = readOrigin(useLocation().search);
  const result = useProductDetailQuery({ variables: { id: productId, catalogId } });
  const { data: known, dataState } = useFragment({
    fragment: ProductHeadingFragmentDoc,
    fragmentName: 'ProductHeading',
    from: { __typename: 'Product', id: productId },
  });
  const heading = dataState === 'complete' ? known : undefined;
  usePageTitle(heading?.name);
  // Read while the product is, so that its attributes have their fields at once.
  const areDefinitionsLoading = useAreDefinitionsLoading();
  const { shown, error, read } = useWholeProduct(result.data?.product);
  const loaded = result.data && shown && { ...result.data, product: shown };
  // The form follows its skeleton in parts, between which the page reacts to its user.
  const data = useDeferredValue(loaded !== undefined) ? loaded : undefined;
  const refetch = () => (error ? read() : result.refetch());

  if (!loaded && getErrorCode(result.error) === 'NOT_FOUND') return <ProductNotFound catalogId={catalogId} />;
  return (
    <Page
      isForm
      heading={heading ? heading.name || formatMessage(messages.unnamed) : formatMessage(titles.product)}
      badge={
        heading && (
          <>
            <StatusBadge tone={productTones[heading.status]} label={formatMessage(messages[heading.status])} />
            {data && <ScopeSwitch product={data.product} catalog={data.catalog} />}
            {hasOthers && <ProductViewers productId={productId} isEditing={isDirty} />}
          </>
        )
      }
      actions={
        <>
          {origin && (
            <ProductPlace
              catalogId={catalogId}
              productId={productId}
              revision={result.data?.product.revision}
              origin={origin}
            />
          )}
          {data && (
            <ProductActions
              product={data.product}
              publishedCatalog={data.product.isPublished ? data.catalog.currentVersion : null}
              isArchived={data.catalog.status === 'ARCHIVED'}
              isDirty={isDirty}
            />
          )}
        </>
      }
    >
      <QueryView result={{ data, error: result.error ?? error, refetch }} skeleton={<ProductSkeleton hasTabs />}>
        {({ product, catalog }) => (
          <ProductEditor
            product={product}
            catalog={catalog}
            areDefinitionsLoading={areDefinitionsLoading}
            onDirtyChange={setIsDirty}
          />
        )}
      </QueryView>
    </Page>
  );
}
