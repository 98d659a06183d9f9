import { useApolloClient } from '@apollo/client/react';
import type { UpdateProductInput } from '../../../graphql/types.generated';
import {
  ProductDetailDocument,
  useProductUpdateMutation,
  type ProductContentFragment,
  type ProductUpdateMutation,
} from '../detail/ProductDetail.generated';

/** The result of an edit, with the whole product as currently stored. */
export type ProductUpdate = Omit<ProductUpdateMutation['updateProduct'], 'product'> & {
  product: ProductContentFragment;
};

/**
 * Returns a function that sends an edit of `known`, the product as cached by the app. The response includes variants
 * only if the edit changes them, because reading thousands of them again would take longer than everything else.
 */
export function useProductUpdate(known: ProductContentFragment) {
  const client = useApolloClient();
  const [update] = useProductUpdateMutation();
  return async (edit: Omit<UpdateProductInput, 'id'>): Promise<ProductUpdate | undefined> => {
    const { id, catalogId } = known;
    const { data } = await update({ variables: { input: { id, ...edit }, withVariants: 'variants' in edit } });
    if (!data) return undefined;
    const { product, ...result } = data.updateProduct;
    const { variants } = product;
    if (variants) return { ...result, product: { ...product, variants } };
    if (!result.isMerged) return { ...result, product: { ...product, variants: known.variants } };
    const whole = await client.query({
      query: ProductDetailDocument,
      variables: { id, catalogId },
      fetchPolicy: 'network-only',
    });
    return whole.data && { ...result, product: whole.data.product };
  };
}
