import type { ProductBlock } from '#server/db/productIndex/productBlock';
import type { IndexKind, StoredRanks } from '#server/db/productIndex/storedIndex';
import type { StoredColumns } from '#server/db/productIndex/values/valueTable';
import type { Transaction } from './database';
import type { ProductStorage } from './productStorage';

/** Blocks read per request. */
const BATCH = 32;

const getAll = (kind: IndexKind) => IDBKeyRange.bound([kind], [kind, []]);

/** Opens the index of the products: reads its blocks, but no records. */
export async function loadProducts(transaction: Transaction, products: ProductStorage): Promise<void> {
  const store = transaction.objectStore('segments');
  const readAll = async <Value>(kind: IndexKind): Promise<Map<number, Value>> => {
    const keys = await store.getAllKeys(getAll(kind));
    const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, at) => {
      const own = keys.slice(at * BATCH, (at + 1) * BATCH);
      return store.getAll(IDBKeyRange.bound(own[0], own.at(-1)));
    });
    const all = (await Promise.all(batches)).flat();
    return new Map(keys.map(([, number], at) => [Number(number), all[at] as Value]));
  };
  const [blocks, ranks, values] = await Promise.all([
    readAll<ProductBlock>('productBlocks'),
    readAll<StoredRanks>('productRanks'),
    readAll<StoredColumns>('productValues'),
  ]);
  for (const [number, block] of blocks) {
    products.restore(number, { block, ranks: ranks.get(number), values: values.get(number) });
  }
}
