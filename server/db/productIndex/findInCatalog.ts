import { compareIds } from './comparators';
import { BLOCK_ROWS } from './productBlock';
import type { ProductTable } from './productTable';

/** Returns the slots of the catalog's products that have a key with the hash, by ascending id. */
export function findInCatalog(table: ProductTable, catalogId: string, hash: number): number[] {
  const getBlock = (slot: number) => table.blocks[Math.floor(slot / BLOCK_ROWS)]!;
  const getId = (slot: number) => getBlock(slot).ids[slot % BLOCK_ROWS]!;
  return table
    .findKey(hash)
    .filter((slot) => {
      const { catalog } = getBlock(slot);
      return catalog.texts[catalog.codes[slot % BLOCK_ROWS]!] === catalogId;
    })
    .sort((a, b) => compareIds(getId(a), getId(b)));
}
