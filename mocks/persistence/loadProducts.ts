import { BLOCK_ROWS, type ProductBlock } from '#server/db/productIndex/productBlock';
import type { ProductTable } from '#server/db/productIndex/productTable';
import type { StoredRanks, Transaction } from './database';
import type { ProductStorage } from './productStorage';

/** Blocks read per request. */
const BATCH = 32;

const throwMissing = (id: string): never => {
  throw new Error(`The record of product ${id} is missing.`);
};

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

/**
 * Returns the ids of the products whose segments are missing. Their records cannot be read until they are put again.
 */
export async function findUnwritten(transaction: Transaction, table: ProductTable): Promise<string[]> {
  const keys = await transaction.objectStore('segments').getAllKeys(getAll('productRecords'));
  const written = new Set(keys.map(([, number]) => number));
  const unwritten: string[] = [];
  table.blocks.forEach(({ ids, segment }, at) => {
    ids.forEach((id, row) => {
      if (id === '' || written.has(segment[row]!)) return;
      table.held.set(at * BLOCK_ROWS + row, throwMissing);
      unwritten.push(id);
    });
  });
  return unwritten;
}
