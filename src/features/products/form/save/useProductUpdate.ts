import { useApolloClient } from '@apollo/client/react';
import type { UpdateProductInput } from '#graphql/types.generated';
import {
  useProductUpdateMutation,
  type ProductContentFragment,
  type ProductUpdateMutation,
} from '../../core/ProductDetail.generated';
import { readWholeProduct, rememberVariants } from '../../core/wholeProduct';

type Edit = Omit<UpdateProductInput, 'id'>;
type Payload = ProductUpdateMutation['updateProduct'];

/** The result of an edit, with the whole product as currently stored. */
export type ProductUpdate = Pick<Payload, 'isSaved' | 'isMerged' | 'merged' | 'conflicts'> & {
  product: ProductContentFragment;
};

/** The variants after an edit of `former`, which no one else changed; null if they don’t follow from the response. */
function editedVariants(
  former: ProductContentFragment['variants'],
  sent: Edit['variants'],
  changed: ProductContentFragment['variants'],
): ProductContentFragment['variants'] | null {
  if (!sent) return former;
  const byId = new Map([...former, ...changed].map((variant) => [variant.id, variant]));
  const bySku = new Map([...former, ...changed].map((variant) => [variant.sku, variant]));
  const variants = sent.flatMap(
    ({ id, sku }) => (id == null ? undefined : byId.get(String(id))) ?? bySku.get(sku.trim()) ?? [],
  );
  return variants.length === sent.length ? variants : null;
}

/** Adds all variants to a response, from those that the app has; null if they must be read. */
function wholeProduct({ product, isMerged, changedVariants = [] }: Payload, known: ProductContentFragment, edit: Edit) {
  const { variants: firstPage, variantCount } = product;
  if (firstPage?.length === variantCount) return { ...product, variants: firstPage };
  const variants = isMerged ? null : editedVariants(known.variants, edit.variants, changedVariants);
  return variants?.length === variantCount ? { ...product, variants } : null;
}

/**
 * Returns a function that sends an edit of `known`, the product with all variants that the app knows. The response
 * includes only a page of variants and those that were changed, because there can be thousands.
 */
export function useProductUpdate(known: ProductContentFragment) {
  const client = useApolloClient();
  const [update] = useProductUpdateMutation();
  return async (edit: Edit): Promise<ProductUpdate | undefined> => {
    const { id } = known;
    let whole: ProductContentFragment | null = null;
    const { data } = await update({
      variables: { input: { id, ...edit }, withVariants: 'variants' in edit },
      update: (_cache, { data: answer }) => {
        whole = answer ? wholeProduct(answer.updateProduct, known, edit) : null;
        // Known before the cache has the new revision, so that the screen does not read them.
        if (whole) rememberVariants(client, whole);
      },
    });
    if (!data) return undefined;
    const { product: _, changedVariants: _changed, ...result } = data.updateProduct;
    return { ...result, product: whole ?? (await readWholeProduct(client, known)) };
  };
}
