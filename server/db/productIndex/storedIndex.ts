import { BLOCK_ROWS, type ProductBlock } from './productBlock';
import type { CollatedField, ProductTable } from './productTable';
import type { TableChanges, TakenChanges } from './tableChanges';
import type { StoredColumns } from './values/valueTable';

/** The ranks of the rows of a block. */
export type StoredRanks = Record<CollatedField, Float64Array>;

/** What is stored of the rows of a block: the block itself, their ranks, and their values in columns. */
export type IndexKind = 'productBlocks' | 'productRanks' | 'productValues';

/** A part to store under its kind and the number of its block; null deletes it. */
export type IndexEntry = [kind: IndexKind, number: number, value: ProductBlock | StoredRanks | StoredColumns | null];

/** Everything that is stored of the rows of a block. What is missing is computed again. */
export interface StoredParts {
  block: ProductBlock;
  ranks: StoredRanks | undefined;
  values: StoredColumns | undefined;
}

/** Numbers the blocks of a table as they are stored. Blocks without products are not, so numbers can be missing. */
export interface StoredIndex {
  /** Appends a stored block. Blocks must be added in ascending order of their numbers. */
  restore: (number: number, parts: StoredParts) => void;
  /** Returns the parts that changed, as they are now. They do not change later. */
  getEntries: (taken: TakenChanges) => IndexEntry[];
}

const FIELDS: readonly CollatedField[] = ['name', 'sku'];

/** Creates the stored form of the table, whose new products `changes` assigns to segments. */
export function createStoredIndex(table: ProductTable, changes: TableChanges): StoredIndex {
  const numbers: number[] = [];

  const getNumber = (position: number) => (numbers[position] ??= (numbers[position - 1] ?? -1) + 1);

  const getRanks = (position: number): StoredRanks => {
    const { length } = table.blocks[position]!.ids;
    const [name, sku] = FIELDS.map((field) =>
      Float64Array.from({ length }, (_, row) => table.ranks[field].get(position * BLOCK_ROWS + row)),
    );
    return { name: name!, sku: sku! };
  };

  return {
    restore: (number, { block, ranks, values }) => {
      const position = numbers.push(number) - 1;
      table.restore(block, ranks);
      if (values) table.values.restore(position, values);
      changes.close(block.segment.reduce((last, segment) => Math.max(last, segment), -1));
    },
    getEntries: ({ blocks, ranks, values }) => {
      const entries: IndexEntry[] = [];
      for (const position of new Set([...blocks, ...ranks, ...values])) {
        const number = getNumber(position);
        const block = table.blocks[position]!;
        const isEmpty = block.ids.every((id) => id === '');
        const isChanged = blocks.has(position);
        if (isChanged) entries.push(['productBlocks', number, isEmpty ? null : block]);
        if (isChanged || ranks.has(position))
          entries.push(['productRanks', number, isEmpty ? null : getRanks(position)]);
        if ((isChanged && isEmpty) || values.has(position)) {
          entries.push(['productValues', number, isEmpty ? null : table.values.getStored(position)]);
        }
      }
      return entries;
    },
  };
}
