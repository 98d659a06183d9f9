import type { ProductRecord, ProductRowsRecord } from '../../records/products';
import type { ProductQuery, ProductSelection } from '../store';
import { BLOCK_ROWS, type ProductBlock } from './productBlock';
import type { ProductTable } from './productTable';

/** Reads the products that `pick` selects of the slots of all matches. */
type ReadMatches = (
  selection: ProductSelection,
  pick: (found: Uint32Array) => readonly number[],
) => Promise<{ rows: ProductRecord[] }>;

const getPage = (matches: Uint32Array, blocks: readonly ProductBlock[], { offset, limit }: ProductQuery) => {
  const slots: number[] = [];
  let [skipped, before, total] = [0, 0, 0];
  for (let at = 0; at < matches.length; at++) {
    const slot = matches[at]!;
    const first = total;
    total += 1 + blocks[Math.floor(slot / BLOCK_ROWS)]!.variants[slot % BLOCK_ROWS]!;
    if (total <= offset || first >= offset + limit) continue;
    if (slots.length === 0) [skipped, before] = [offset - first, at];
    slots.push(slot);
  }
  return { slots, skipped, before, total };
};

/** Returns a page of the matches with their variants below them, which `offset` and `limit` count, too. */
export async function findRowPage(
  table: ProductTable,
  readMatches: ReadMatches,
  query: ProductQuery,
): Promise<ProductRowsRecord> {
  let page = { skipped: 0, before: 0, total: 0 };
  const { rows: products } = await readMatches(query, (found) => {
    const { slots, ...place } = getPage(found, table.blocks, query);
    page = place;
    return slots;
  });
  return { products, ...page };
}
