import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAreDefinitionsLoading } from '#entities/attribute/useAreDefinitionsLoading';
import { queuePlaces } from '#entities/catalog/translateHref';
import { getErrorCode } from '#graphql/errors';
import { useNavigate } from '#routing/navigation';
import { QueryView } from '#ui/state/QueryView';
import { ProductDetailDocument, useProductDetailQuery } from '../core/ProductDetail.generated';
import { ProductMissing } from '../detail/ProductNotFound';
import { ProductPlaceDocument, useProductPlaceQuery } from '../detail/ProductPlace.generated';
import { useWholeProduct } from '../detail/useWholeProduct';
import { ProductSkeleton } from '../form/ProductSkeleton';
import { SourceLocaleContext } from '../sections/translation/sourceLocale';
import { queueHref, toQueueList, type QueueState, type Target } from './queueParams';
import { TranslationEditor } from './TranslationEditor';
import { TranslationProgressDocument } from './TranslationProgress.generated';
import { useQueueTrail, type Step } from './useQueueTrail';

export interface QueueProductProps {
  target: Target;
  state: QueueState;
  productId: string;
}

/** A product to translate, its place among those that are left, and the way to the next one. */
export function QueueProduct({ target, state, productId }: QueueProductProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { catalogId, locale } = target;
  const result = useProductDetailQuery({ variables: { id: productId, catalogId } });
  const { shown, error, read } = useWholeProduct(result.data?.product);
  const areDefinitionsLoading = useAreDefinitionsLoading();
  const input = { productId, list: toQueueList(target, state), lastPosition: state.at };
  const { data, refetch } = useProductPlaceQuery({ variables: { input } });
  const place = data?.productPlace;
  const trail = useQueueTrail({ id: productId, at: state.at }, place, [catalogId, locale, state.show].join(' '));

  const revision = result.data?.product.revision;
  const known = useRef({ productId, revision });
  const readProgress = () =>
    client
      .query({ query: TranslationProgressDocument, variables: { catalogId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  const renew = useEffectEvent(() => {
    void refetch().catch(() => undefined);
    void readProgress();
  });
  useEffect(() => {
    const former = known.current;
    known.current = { productId, revision };
    if (former.productId === productId && former.revision !== undefined && former.revision !== revision) renew();
  }, [productId, revision]);

  const nextId = place?.next?.id;
  useEffect(() => {
    // The next product is there when it is opened.
    if (nextId === undefined) return;
    const variables = { id: nextId, catalogId };
    client.query({ query: ProductDetailDocument, variables }).catch(() => undefined);
  }, [client, nextId, catalogId]);

  const open = (step: Step | null) =>
    navigate(queueHref(target, step?.id ?? queuePlaces.end, { ...state, at: step?.at ?? 1 }), { replace: true });
  const readPlace = async () => {
    void readProgress();
    const lastPosition = place?.position ?? state.at;
    const variables = { input: { ...input, lastPosition } };
    const latest = await client.query({ query: ProductPlaceDocument, variables, fetchPolicy: 'network-only' });
    return latest.data?.productPlace;
  };
  const goOn = (latest: typeof place) => latest && open(trail.goOn(latest));

  if (!shown && getErrorCode(result.error) === 'NOT_FOUND') {
    return <ProductMissing catalogId={catalogId} onNext={() => open(place ? trail.goOn(place) : null)} />;
  }
  // Without definitions, texts would be shown that are the same in all languages.
  const isReady = !areDefinitionsLoading && shown !== undefined;
  const loaded = isReady && result.data ? { ...result.data, product: shown } : undefined;
  return (
    <QueryView
      result={{
        data: loaded,
        error: result.error ?? error,
        refetch: () => (error ? read() : result.refetch()),
      }}
      skeleton={<ProductSkeleton />}
    >
      {({ product, catalog }) => (
        <SourceLocaleContext value={catalog.locales.includes(state.from) ? state.from : null}>
          <TranslationEditor
            key={productId}
            product={product}
            catalog={catalog}
            locale={locale}
            position={trail.position}
            hasPrevious={trail.hasPrevious}
            onPrevious={() => {
              const step = trail.goBack();
              if (step) open(step);
            }}
            onNext={() => goOn(place)}
            onSaved={() => void readPlace().then(goOn, () => undefined)}
          />
        </SourceLocaleContext>
      )}
    </QueryView>
  );
}
