import { BLOCK_ROWS, type ProductBlock } from './productBlock';

/** Records per stored segment, so that a page reads little and an edit writes little. */
const SEGMENT_RECORDS = 16;

/** What changed since it was last taken. */
export interface TakenChanges {
  /** A slot of each segment, by the segment's number. */
  segments: Map<number, number>;
  /**
   * Positions of blocks with changed rows, of those with changed ranks, and of those with changed columns of values.
   */
  blocks: Set<number>;
  ranks: Set<number>;
  values: Set<number>;
}

/** Collects the parts of the product table that need to be stored, and assigns new products to segments. */
export interface TableChanges {
  /** Returns the segment for the next new product. */
  assignSegment: () => number;
  /** Closes a segment: new products go into the next one. */
  close: (segment: number) => void;
  noteRow: (slot: number, segment: number) => void;
  noteRanks: (block: number) => void;
  noteValues: (block: number) => void;
  readonly hasChanges: boolean;
  /** Returns everything that changed since the last call. */
  take: () => TakenChanges;
  /** Returns changes that could not be stored to the queue. */
  giveBack: (taken: TakenChanges) => void;
}

const createChanges = (): TakenChanges => ({
  segments: new Map(),
  blocks: new Set(),
  ranks: new Set(),
  values: new Set(),
});

/** `onChange` is called for each change. Without it, the table is not stored and nothing is collected. */
export function createTableChanges(onChange?: () => void): TableChanges {
  let taken = createChanges();
  let last = -1;
  let room = 0;
  return {
    assignSegment: () => {
      if (!room) {
        last++;
        room = SEGMENT_RECORDS;
      }
      room--;
      return last;
    },
    close: (segment) => {
      if (segment < last) return;
      last = segment;
      room = 0;
    },
    noteRow: (slot, segment) => {
      if (!onChange) return;
      taken.segments.set(segment, slot);
      taken.blocks.add(Math.floor(slot / BLOCK_ROWS));
      onChange();
    },
    noteRanks: (block) => {
      if (!onChange) return;
      taken.ranks.add(block);
      onChange();
    },
    noteValues: (block) => {
      if (!onChange) return;
      taken.values.add(block);
      onChange();
    },
    get hasChanges() {
      return taken.segments.size > 0 || taken.ranks.size > 0 || taken.values.size > 0;
    },
    take: () => {
      const all = taken;
      taken = createChanges();
      return all;
    },
    giveBack: ({ segments, blocks, ranks, values }) => {
      for (const [segment, slot] of segments) taken.segments.set(segment, slot);
      for (const block of blocks) taken.blocks.add(block);
      for (const block of ranks) taken.ranks.add(block);
      for (const block of values) taken.values.add(block);
    },
  };
}

/** Returns the slots of the products of a segment, which follow one another; `slot` is one of them. */
export function getSegmentSlots(blocks: readonly ProductBlock[], slot: number): number[] {
  const getSegment = (at: number) => blocks[Math.floor(at / BLOCK_ROWS)]?.segment[at % BLOCK_ROWS];
  const segment = getSegment(slot);
  let first = slot;
  while (first > 0 && getSegment(first - 1) === segment) first--;
  const slots: number[] = [];
  for (let at = first; getSegment(at) === segment; at++) {
    if (blocks[Math.floor(at / BLOCK_ROWS)]!.ids[at % BLOCK_ROWS]) slots.push(at);
  }
  return slots;
}
