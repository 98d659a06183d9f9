import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ProductContentFragment } from '../core/ProductDetail.generated';
import { readMissing, variantList, withAllVariants } from '../core/wholeProduct';

/**
 * Adds the variants that the cache does not have. Until those of a newer revision are read, the former revision is
 * returned; if there is none, the product with its first page of variants.
 */
export function useWholeProduct(product: ProductContentFragment | undefined) {
  const client = useApolloClient();
  const list = useReactiveVar(variantList(client));
  const [error, setError] = useState<unknown>();
  const [former, setFormer] = useState<ProductContentFragment>();
  const whole = useMemo(() => product && withAllVariants(product, list), [product, list]);
  if (whole && whole !== former) setFormer(whole);

  const { id = '', catalogId = '', revision = 0 } = product ?? {};
  // After a save, the list is ahead of the cache for a moment.
  const isAhead = list?.id === id && list.revision > revision;
  // They are read once the first of them are shown, which waits for the rest of the form.
  const isShown = useDeferredValue(product !== undefined, false);
  const isMissing = isShown && whole === null && !isAhead;
  const read = useCallback(
    () => readMissing(client, { id, catalogId, revision }).then(() => setError(undefined), setError),
    [client, id, catalogId, revision],
  );
  useEffect(() => {
    if (isMissing) void read();
  }, [isMissing, read]);

  return { shown: whole ?? (former?.id === id ? former : product), error, read };
}
