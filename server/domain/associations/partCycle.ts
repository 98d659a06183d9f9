import { say, type Sentence } from '../../records/sentence';
import { assertNoFieldErrors } from '../errors';
import { getSkus } from '../../records/productFacts';
import type { ProductContent, ProductRecord } from '../../records/products';

/** Finds a product of the catalog by its SKU or that of one of its variants. */
export type FindBySku = (sku: string) => Promise<ProductRecord | undefined>;

/** An association that can’t be stored. */
export interface RefusedAssociation {
  /** Its place in the list. */
  index: number;
  message: Sentence;
}

const getWholes = ({ associations = [] }: ProductContent) =>
  associations.flatMap(({ type, sku }) => (type === 'PART_OF' ? sku : []));

/** Returns the SKUs on the way from a product back to one of `own`; null if none leads there. */
const findWay = async (from: string, own: ReadonlySet<string>, find: FindBySku): Promise<string[] | null> => {
  const ways = [[from]];
  const visited = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const product = await find(way.at(-1)!);
    if (!product || visited.has(product.id)) continue;
    visited.add(product.id);
    for (const sku of getWholes(product)) {
      if (own.has(sku)) return way;
      ways.push([...way, sku]);
    }
  }
  return null;
};

/**
 * Returns the first association that can’t be stored: to the product itself, or one that would make the product a part
 * of itself through other products.
 */
export async function findRefused(content: ProductContent, find: FindBySku): Promise<RefusedAssociation | null> {
  if (!content.associations) return null;
  const own = new Set(getSkus(content));
  for (const [index, { type, sku }] of content.associations.entries()) {
    if (own.has(sku)) return { index, message: say`A product can’t be associated with itself: ${sku}.` };
    const way = type === 'PART_OF' ? await findWay(sku, own, find) : null;
    if (way) {
      const chain = [content.sku, ...way, content.sku].join(' → ');
      return { index, message: say`${content.sku} can’t be a part of ${sku}, because that makes a loop: ${chain}.` };
    }
  }
  return null;
}

/** Throws INVALID with `fields` for an association that can’t be stored. */
export async function assertAssociations(content: ProductContent, find: FindBySku): Promise<void> {
  const refused = await findRefused(content, find);
  if (refused) assertNoFieldErrors({ [`associations[${refused.index}].sku`]: refused.message });
}
