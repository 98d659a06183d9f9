import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';
import { ProductDetailDocument, ProductVariantsDocument, type ProductContentFragment } from './ProductDetail.generated';

/** All variants of one revision of a product. */
export interface VariantList {
  id: string;
  revision: number;
  variants: ProductContentFragment['variants'];
}

/** Number of variants in `ProductContent`. */
const PAGE = 30;

const lists = new WeakMap<ApolloClient, ReactiveVar<VariantList | null>>();

/**
 * The variants of the product that was read last, if it has more than a page of them. They are kept outside Apollo's
 * cache, which would need a second and 100 MB for 5,000 variants.
 */
export function variantList(client: ApolloClient): ReactiveVar<VariantList | null> {
  const list = lists.get(client) ?? makeVar<VariantList | null>(null);
  lists.set(client, list);
  return list;
}

/** Whether a product has all its variants. The cache has only the first page. */
export function isWhole({ variants, variantCount }: ProductContentFragment): boolean {
  return variants.length === variantCount;
}

/** Returns the product with all its variants; null if the list is not of this revision. */
export function withAllVariants(product: ProductContentFragment, list: VariantList | null) {
  if (isWhole(product)) return product;
  const { id, revision } = product;
  return list?.id === id && list.revision === revision ? { ...product, variants: list.variants } : null;
}

/** Makes the variants of a product known that has more of them than the cache. */
export function rememberVariants(client: ApolloClient, { id, revision, variants }: ProductContentFragment): void {
  if (variants.length > PAGE) variantList(client)({ id, revision, variants });
}

/** Reads all variants of a product into `variantList`. */
async function readVariants(client: ApolloClient, id: string): Promise<VariantList> {
  const { data } = await client.query({ query: ProductVariantsDocument, variables: { id }, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The response has no product.');
  const list = { id, revision: data.product.revision, variants: data.product.variants };
  variantList(client)(list);
  return list;
}

/** Reads the first page of a product and its fields into the cache. */
async function readProduct(
  client: ApolloClient,
  { id, catalogId }: Pick<ProductContentFragment, 'id' | 'catalogId'>,
): Promise<ProductContentFragment> {
  const variables = { id, catalogId };
  const { data } = await client.query({ query: ProductDetailDocument, variables, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The response has no product.');
  return data.product;
}

/** Reads the variants of a revision that the cache has, and the product if it was saved in between. */
export async function readMissing(
  client: ApolloClient,
  known: Pick<ProductContentFragment, 'id' | 'catalogId' | 'revision'>,
): Promise<void> {
  const { revision } = await readVariants(client, known.id);
  if (revision !== known.revision) await readProduct(client, known);
}

/** Reads a product with all its variants. It is read again if it was saved between its two parts. */
export async function readWholeProduct(
  client: ApolloClient,
  known: Pick<ProductContentFragment, 'id' | 'catalogId'>,
): Promise<ProductContentFragment> {
  const product = await readProduct(client, known);
  const whole = withAllVariants(product, isWhole(product) ? null : await readVariants(client, known.id));
  return whole ?? readWholeProduct(client, known);
}
