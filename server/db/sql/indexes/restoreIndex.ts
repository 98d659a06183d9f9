import type { ProductBlock } from '../../productIndex/productBlock';
import type { IndexKind, StoredIndex, StoredParts, StoredRanks } from '../../productIndex/storedIndex';
import type { StoredColumns } from '../../productIndex/values/valueTable';
import { unpackValue } from './indexCodec';
import type { StoredTotals } from './keptTotals';
import type { Query } from '../sql';
import { readIndexParts, readLastBlock, type IndexPart } from '../statements/indexParts';

/**
 * Version of the stored index. Increment it with each change to what `createProductRow` returns, to a block, or to what
 * a column of values has, or to totals: an index of another version is built anew.
 */
export const INDEX_LAYOUT = 5;

/** Blocks that are read at a time. */
const BATCH = 32;

const unpackBlocks = (parts: readonly Omit<IndexPart, 'catalog'>[]): Promise<[number, StoredParts][]> => {
  const bytesOf = new Map<number, Partial<Record<IndexKind, Uint8Array[]>>>();
  for (const { n, kind, bytes } of parts) {
    const kinds = bytesOf.get(n) ?? {};
    bytesOf.set(n, kinds);
    (kinds[kind as IndexKind] ??= []).push(bytes);
  }
  const unpack = async <Value>(stored: readonly Uint8Array[] | undefined) =>
    stored && ((await unpackValue(stored)) as Value);
  return Promise.all(
    Array.from(bytesOf, async ([n, { productBlocks, productRanks, productValues }]): Promise<[number, StoredParts]> => {
      const [block, ranks, values] = await Promise.all([
        unpack<ProductBlock>(productBlocks),
        unpack<StoredRanks>(productRanks),
        unpack<StoredColumns>(productValues),
      ]);
      if (!block) throw new Error(`Block ${n} of the index is missing.`);
      return [n, { block, ranks, values }];
    }),
  );
};

/** What a checkpoint notes when it is complete. */
interface IndexState extends StoredTotals {
  /** The number of the last commit before it. */
  seq: number;
}

/** Returns what a checkpoint notes as a text. */
export function toIndexState(state: IndexState): string {
  return JSON.stringify({ layout: INDEX_LAYOUT, ...state });
}

/** Returns what the checkpoint has noted; null if it is none of this version. */
export function parseIndexState(text: string | undefined): IndexState | null {
  const { layout, ...state } = JSON.parse(text ?? '{}') as Partial<IndexState & { layout: number }>;
  return layout === INDEX_LAYOUT ? (state as IndexState) : null;
}

/**
 * Restores the index of the catalog as it was at the checkpoint with the number. Throws if a part is damaged, after
 * which the index can't be used.
 */
export async function restoreIndex(query: Query, catalogId: string, index: StoredIndex, seq: number): Promise<void> {
  const last = await readLastBlock(query, catalogId);
  for (let first = 0; first <= last; first += BATCH) {
    const blocks = await unpackBlocks(await readIndexParts(query, catalogId, { first, end: first + BATCH, seq }));
    for (const [n, parts] of blocks) index.restore(n, parts);
  }
}
