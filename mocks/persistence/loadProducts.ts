import type { ProductBlock } from '#server/db/productIndex/productBlock';
import type { StoredRanks, Transaction } from './database';
import type { ProductStorage } from './productStorage';

/** Blocks read per request. */
const BATCH = 32;

const getAll = (head: string) => IDBKeyRange.bound([head], [head, []]);

/** Opens the index of the products: reads its blocks, but no records. */
export async function loadProducts(transaction: Transaction, products: ProductStorage): Promise<void> {
  const store = transaction.objectStore('segments');
  const [keys, rankKeys, allRanks] = await Promise.all([
    store.getAllKeys(getAll('productBlocks')),
    store.getAllKeys(getAll('productRanks')),
    store.getAll(getAll('productRanks')),
  ]);
  const ranks = new Map(rankKeys.map(([, number], at) => [number, allRanks[at] as StoredRanks]));
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, at) => {
    const own = keys.slice(at * BATCH, (at + 1) * BATCH);
    return store.getAll(IDBKeyRange.bound(own[0], own.at(-1)));
  });
  const blocks = (await Promise.all(batches)).flat();
  keys.forEach(([, number], at) => products.restore(Number(number), blocks[at] as ProductBlock, ranks.get(number)));
}
