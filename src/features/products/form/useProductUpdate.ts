import { useApolloClient } from '@apollo/client/react';
import {
  ProductDetailDocument,
  useProductUpdateMutation,
  type ProductContentFragment,
  type ProductUpdateMutation,
  type ProductUpdateMutationVariables,
} from '../detail/ProductDetail.generated';

/** The result of an edit, with the whole product as currently stored. */
export type ProductUpdate = Omit<ProductUpdateMutation['productUpdate'], 'product'> & {
  product: ProductContentFragment;
};

/**
 * Returns a function that sends an edit of `known`, the product as cached by the app. The response includes variants
 * only if the edit changes them, because reading thousands of them again would take longer than everything else.
 */
export function useProductUpdate(known: ProductContentFragment) {
  const client = useApolloClient();
  const [update] = useProductUpdateMutation();
  return async (
    edit: Omit<ProductUpdateMutationVariables, 'id' | 'withVariants'>,
  ): Promise<ProductUpdate | undefined> => {
    const { id, catalogId } = known;
    const { data } = await update({ variables: { ...edit, id, withVariants: 'variants' in edit.input } });
    if (!data) return undefined;
    const { product, ...result } = data.productUpdate;
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
