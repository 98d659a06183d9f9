import { hasSku } from '../../records/productFacts';
import type { DomainContext } from '../context';
import { toProduct, type WindowProduct } from './shopWindow';
import { getStock, pricedProduct, type StockedProduct } from './stock';
import { isSoldIn } from './windowProduct';

type Reads = Pick<DomainContext, 'store' | 'now' | 'limits'>;

/** Maximum number of related products. */
const RELATED_COUNT = 6;

const showOther = (
  { window, currency, scope, categories, toLabel, now }: WindowProduct,
  other: StockedProduct,
): WindowProduct =>
  toProduct(
    { window, currency, scope, categories, toLabel, now },
    pricedProduct(other, { currency, channel: scope.channel }, now),
  );

/** Returns the products of the version that are in the channel for which the product is shown. */
const getOthers = async (ctx: Reads, { window, scope }: WindowProduct) => {
  const { stock } = await getStock(ctx, window.publishedCatalog);
  return stock.products.filter((other) => isSoldIn(other, scope.channel));
};

/** Returns the product of the same version and channel that has the SKU; null if there is none. */
export async function findWindowProduct(
  ctx: Reads,
  product: WindowProduct,
  sku: string,
): Promise<WindowProduct | null> {
  const found = (await getOthers(ctx, product)).find(({ content }) => hasSku(content, sku.trim()));
  return found ? showOther(product, found) : null;
}

/** Returns the products in the channel that a group consists of. */
export function getWindowParts(product: WindowProduct): { product: WindowProduct; quantity: number }[] {
  const parts = product.priced.product.parts.filter((part) => isSoldIn(part.product, product.scope.channel));
  return parts.map((part) => ({ product: showOther(product, part.product), quantity: part.quantity }));
}

/**
 * Returns the products that are associated as related, in their order. Without any, other products of the product's
 * first category except those that a group consists of, those after it in the version first.
 */
export async function relatedWindowProducts(ctx: Reads, product: WindowProduct): Promise<WindowProduct[]> {
  const { productId, content, parts } = product.priced.product;
  const products = await getOthers(ctx, product);
  const show = (other: StockedProduct) => showOther(product, other);
  const skus = (content.associations ?? []).flatMap(({ type, sku }) => (type === 'RELATED' ? sku : []));
  const chosen = new Set(skus.flatMap((sku) => products.find((other) => hasSku(other.content, sku)) ?? []));
  if (chosen.size > 0) return [...chosen].slice(0, RELATED_COUNT).map(show);
  const [category] = content.categories;
  if (category === undefined) return [];
  const place = products.findIndex((other) => other.productId === productId);
  const included = new Set(parts.map((part) => part.product));
  const related = [];
  for (let step = 1; step < products.length && related.length < RELATED_COUNT; step++) {
    const other = products[(place + step) % products.length]!;
    if (other.branches.includes(category) && !included.has(other)) related.push(show(other));
  }
  return related;
}
