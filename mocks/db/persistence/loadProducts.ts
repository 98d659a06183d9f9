import type { Change } from '../../records/tables';
import type { MemoryStore } from '../memoryStore';
import type { ProductRecord } from '../../records/products';
import { BLOCK_ROWS, packAttributes, type ProductBlock } from '../productIndex/productBlock';
import { getAttributeNames } from '../productIndex/productRow';
import type { ProductTable } from '../productIndex/productTable';
import type { ProductSegment, StoredRanks, Transaction } from './database';
import type { ProductStorage } from './productStorage';
import { getRecords } from './segments';
import { writeEntries } from './writeBehind';

/** Blocks, or old segments, read per request. */
const BATCH = 32;

const throwMissing = (id: string): never => {
  throw new Error(`The record of product ${id} is missing.`);
};

const getAll = (head: string) => IDBKeyRange.bound([head], [head, []]);

/**
 * Adds the attributes of the products to the blocks of a store written before the index had them, within the same
 * transaction. Records that are missing are created again after the store is opened, with their rows.
 */
export async function addAttributes(transaction: Transaction): Promise<void> {
  const store = transaction.objectStore('segments');
  for (const key of await store.getAllKeys(getAll('productBlocks'))) {
    const block = (await store.get(key)) as ProductBlock;
    const [first, last] = [block.segment[0]!, block.segment.at(-1)!];
    const range = IDBKeyRange.bound(['productRecords', first], ['productRecords', last]);
    const namesOf = new Map<string, readonly string[]>();
    for (const { ids, texts } of (await store.getAll(range)) as ProductSegment[]) {
      ids.forEach((id, at) => namesOf.set(id, getAttributeNames(JSON.parse(texts[at]!) as ProductRecord)));
    }
    await store.put({ ...block, ...packAttributes(block.ids.map((id) => namesOf.get(id) ?? [])) }, key);
  }
}

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
  keys.forEach(([, number], at) => products.restore(number, blocks[at] as ProductBlock, ranks.get(number)));
}

/** Returns the ids of the products whose segments are missing. Their records cannot be read until they are put again. */
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

/**
 * Moves the products of a store written before the index existed into it, within the same transaction. The segments of
 * that layout hold 64 products each as one JSON text.
 */
export async function moveProducts(
  transaction: Transaction,
  memory: MemoryStore,
  products: ProductStorage,
): Promise<void> {
  const store = transaction.objectStore('segments');
  const keys = await store.getAllKeys(getAll('products'));
  for (let from = 0; from < keys.length; from += BATCH) {
    const own = keys.slice(from, from + BATCH);
    const range = IDBKeyRange.bound(own[0], own.at(-1));
    for (const text of await store.getAll(range)) {
      memory.fill(getRecords('products', text).map((put) => ({ table: 'products', put }) as Change));
    }
    const image = products.takeChanged();
    // Yielding to other work would end the transaction.
    const entries = await products.serialize(image, async () => undefined);
    await Promise.all([store.delete(range), writeEntries(transaction, entries)]);
    products.settle(image, true);
  }
}
