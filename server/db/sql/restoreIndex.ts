import type { ProductBlock } from '../productIndex/productBlock';
import type { IndexKind, StoredIndex, StoredParts, StoredRanks } from '../productIndex/storedIndex';
import type { StoredColumns } from '../productIndex/values/valueTable';
import { unpackValue } from './indexCodec';
import type { Query } from './sql';
import { readIndexParts, readLastBlock, type IndexPart } from './statements/indexParts';
import { putMeta, readMeta } from './statements/meta';

/**
 * Version of the stored index. Increment it with each change to what `createProductRow` returns, to a block, or to what
 * a column of values has: an index of another version is built anew.
 */
export const INDEX_LAYOUT = 5;

const META = 'index';

/** Blocks that are read at a time. */
const BATCH = 32;

const unpackBlocks = (parts: readonly IndexPart[]): Promise<[number, StoredParts][]> => {
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

/** Notes that the checkpoint with the number, which is that of the last commit before it, is complete. */
export async function putIndexState(query: Query, seq: number): Promise<void> {
  await putMeta(query, META, JSON.stringify({ layout: INDEX_LAYOUT, seq }));
}

/** Returns what the last complete checkpoint has noted, undefined if there was none. */
export function readIndexState(query: Query): Promise<string | undefined> {
  return readMeta(query, META);
}

/** Returns the number of the checkpoint that has noted the state; null if it is none of this version. */
export function getStateSeq(state: string | undefined): number | null {
  const { layout, seq } = JSON.parse(state ?? '{}') as { layout?: number; seq?: number };
  return layout === INDEX_LAYOUT && seq !== undefined ? seq : null;
}

/**
 * Restores the index as it was at the checkpoint that has noted the state. Returns the number of rows that had been
 * written by then; null if it is none of this version. Throws if a part is damaged, after which the index can't be
 * used.
 */
export async function restoreIndex(
  query: Query,
  index: StoredIndex,
  state: string | undefined,
): Promise<number | null> {
  const seq = getStateSeq(state);
  if (seq === null) return null;
  const last = await readLastBlock(query);
  for (let first = 0; first <= last; first += BATCH) {
    const blocks = await unpackBlocks(await readIndexParts(query, { first, end: first + BATCH, seq }));
    for (const [n, parts] of blocks) index.restore(n, parts);
  }
  return seq;
}
