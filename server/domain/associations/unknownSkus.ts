import type { Store } from '../../db/store';
import type { ProductContent } from '../../records/products';
import { nearestText } from '../texts/nearestText';
import type { ReferenceReader } from '../validation/productReferences';
import type { FindBySku } from './partCycle';

/** How many products a suggestion is chosen from. */
const CANDIDATES = 100;

/** Returns SKUs of the catalog that can be most like a given one: of the products that share its first half. */
export async function getCandidates(store: Store, catalogId: string, sku: string): Promise<string[]> {
  const { rows } = await store.products.find({
    catalogId,
    filter: { q: sku.slice(0, Math.ceil(sku.length / 2)) },
    sort: 'SKU',
    direction: 'ASC',
    offset: 0,
    limit: CANDIDATES,
  });
  return rows.map((product) => product.sku);
}

/**
 * Returns the SKUs of associations and of attributes that name products, if no product has them, each with the one that
 * is most like it.
 */
export async function findUnknownSkus(
  product: ProductContent,
  {
    store,
    catalogId,
    find,
    getReferences,
  }: { store: Store; catalogId: string; find: FindBySku; getReferences: ReferenceReader | undefined },
): Promise<ReadonlyMap<string, string | null>> {
  const unknown = new Map<string, string | null>();
  for (const { sku } of [...(product.associations ?? []), ...(getReferences?.(product) ?? [])]) {
    if (!unknown.has(sku) && !(await find(sku))) {
      unknown.set(sku, nearestText(sku, await getCandidates(store, catalogId, sku)));
    }
  }
  return unknown;
}
