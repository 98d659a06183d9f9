import type { CatalogRecord } from '../../records/catalogs';
import type { Change } from '../../records/tables';
import type { MemoryStore } from '../memoryStore';
import type { ProductRecord } from '../../records/products';
import {
  BLOCK_ROWS,
  completeBlock,
  getKeys,
  packAttributes,
  packKeys,
  type StoredBlock,
} from '../productIndex/productBlock';
import { createRowKeys, createRowText, getAttributeNames, UNGRADED } from '../productIndex/productRow';
import type { ProductTable } from '../productIndex/productTable';
import { createTextColumn, getText } from '../productIndex/textColumn';
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

/** Returns the quality score of a product in its catalog. */
export type GradeProduct = (product: ProductRecord, catalog: CatalogRecord) => { qualityScore: number };

/** Returns a function that grades the products of the stored catalogs. Without `gradeProduct`, they have no score. */
const createGrader = async (
  transaction: Transaction,
  gradeProduct: GradeProduct | undefined,
): Promise<(product: ProductRecord) => ProductRecord> => {
  const texts = await transaction.objectStore('segments').getAll(getAll('catalogs'));
  const records = texts.flatMap((text) => getRecords('catalogs', text)) as CatalogRecord[];
  const catalogs = new Map(records.map((catalog) => [catalog.id, catalog]));
  return (product) => {
    const catalog = catalogs.get(product.catalogId);
    if (!catalog || !gradeProduct) return product;
    return { ...product, qualityScore: gradeProduct(product, catalog).qualityScore };
  };
};

/**
 * Adds the attributes of the products, their keys, their searched texts, and their quality if it is missing, to the blocks of a store written before the
 * index had them, within the same transaction. Records that are missing are created again after the store is opened, with their rows.
 */
export async function addColumns(transaction: Transaction, gradeProduct: GradeProduct | undefined): Promise<void> {
  const store = transaction.objectStore('segments');
  const grade = await createGrader(transaction, gradeProduct);
  for (const key of await store.getAllKeys(getAll('productBlocks'))) {
    const block = (await store.get(key)) as StoredBlock;
    const [first, last] = [block.segment[0]!, block.segment.at(-1)!];
    const range = IDBKeyRange.bound(['productRecords', first], ['productRecords', last]);
    const products = new Map<string, ProductRecord>();
    for (const { ids, texts } of (await store.getAll(range)) as ProductSegment[]) {
      ids.forEach((id, at) => products.set(id, JSON.parse(texts[at]!) as ProductRecord));
    }
    const own = block.ids.map((id) => products.get(id));
    const attributes = packAttributes(own.map((product) => (product ? getAttributeNames(product) : [])));
    const toScore = (product?: ProductRecord) => (product && grade(product).qualityScore) ?? UNGRADED;
    const { quality = Uint8Array.from(own, toScore) } = block as Partial<StoredBlock>;
    const text = createTextColumn(
      own.map((product, row) => (product ? createRowText(product) : getText(block.text, row))),
    );
    const keys = packKeys(own.map((product, row) => (product ? createRowKeys(product) : [...getKeys(block, row)])));
    await store.put({ ...block, ...attributes, quality, text, keys }, key);
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
  keys.forEach(([, number], at) =>
    products.restore(Number(number), completeBlock(blocks[at] as StoredBlock), ranks.get(number)),
  );
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
  gradeProduct: GradeProduct | undefined,
): Promise<void> {
  const store = transaction.objectStore('segments');
  const keys = await store.getAllKeys(getAll('products'));
  if (!keys.length) return;
  const grade = await createGrader(transaction, gradeProduct);
  for (let from = 0; from < keys.length; from += BATCH) {
    const own = keys.slice(from, from + BATCH);
    const range = IDBKeyRange.bound(own[0], own.at(-1));
    for (const text of await store.getAll(range)) {
      const records = getRecords('products', text) as ProductRecord[];
      memory.fill(records.map((product): Change => ({ table: 'products', put: grade(product) })));
    }
    const image = products.takeChanged();
    // Yielding to other work would end the transaction.
    const entries = await products.serialize(image, async () => undefined);
    await Promise.all([store.delete(range), writeEntries(transaction, entries)]);
    products.settle(image, true);
  }
}
