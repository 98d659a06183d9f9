import { BLOCK_ROWS, type ProductBlock } from './productBlock';

/** Records per stored segment, so that a page reads little and an edit writes little. */
const SEGMENT_RECORDS = 16;

/** Segments of records that can be created again, taken at a time: 1,024 products, so that other work waits little. */
const MAX_RECREATED = 64;

/** What changed since it was last taken. */
export interface TakenChanges {
  /** A slot of each segment, by the segment's number. */
  segments: Map<number, number>;
  /** Positions of blocks with changed rows, and of those with changed ranks. */
  blocks: Set<number>;
  ranks: Set<number>;
}

/** Collects the parts of the product table that need to be stored, and assigns new products to segments. */
export interface TableChanges {
  /** Returns the segment for the next new product. Records that can wait share none with others. */
  assignSegment: (canWait: boolean) => number;
  /** Closes a segment: new products go into the next one. */
  close: (segment: number) => void;
  /**
   * `canWait` says that the record can be created again if it is not stored before a crash. It is stored some time
   * after the next call of `writeWaiting`.
   */
  noteRow: (slot: number, segment: number, canWait: boolean) => void;
  /** Adds a segment that can wait, of which only the records are missing. */
  noteMissing: (slot: number, segment: number) => void;
  writeWaiting: () => void;
  noteRanks: (block: number) => void;
  readonly hasChanges: boolean;
  /** Whether all changes can wait. */
  readonly canWait: boolean;
  /** Returns everything that changed since the last call, except for most of the segments that can wait. */
  take: () => TakenChanges;
  /** Returns changes that could not be stored to the queue. */
  giveBack: (taken: TakenChanges) => void;
}

/**
 * `onChange` is called for each change, with `true` if it can wait. Without it, the table is not stored and nothing is
 * collected.
 */
export function createTableChanges(onChange?: (canWait: boolean) => void): TableChanges {
  let taken: TakenChanges = { segments: new Map(), blocks: new Set(), ranks: new Set() };
  /** A slot of each segment in which all changed records can wait, by the segment's number. */
  const waiting = new Map<number, number>();
  let isWriting = false;
  let last = -1;
  let room = 0;
  let isLastWaiting = false;
  return {
    assignSegment: (canWait) => {
      if (!room || canWait !== isLastWaiting) {
        isLastWaiting = canWait;
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
    noteRow: (slot, segment, canWait) => {
      if (!onChange) return;
      if (canWait && !taken.segments.has(segment)) waiting.set(segment, slot);
      else {
        waiting.delete(segment);
        taken.segments.set(segment, slot);
        onChange(false);
      }
      taken.blocks.add(Math.floor(slot / BLOCK_ROWS));
    },
    noteMissing: (slot, segment) => {
      if (!taken.segments.has(segment)) waiting.set(segment, slot);
    },
    writeWaiting: () => {
      isWriting = waiting.size > 0;
      if (isWriting) onChange?.(true);
    },
    noteRanks: (block) => {
      if (!onChange) return;
      taken.ranks.add(block);
      onChange(isWriting);
    },
    get hasChanges() {
      return taken.segments.size > 0 || taken.ranks.size > 0 || (isWriting && waiting.size > 0);
    },
    get canWait() {
      return !taken.segments.size && !taken.ranks.size;
    },
    take: () => {
      const all = taken;
      const canWait = !isWriting || all.segments.size > 0;
      for (const [segment, slot] of canWait ? [] : [...waiting].slice(0, MAX_RECREATED)) {
        waiting.delete(segment);
        all.segments.set(segment, slot);
      }
      taken = { segments: new Map(), blocks: new Set(), ranks: new Set() };
      return all;
    },
    giveBack: ({ segments, blocks, ranks }) => {
      for (const [segment, slot] of segments) {
        waiting.delete(segment);
        taken.segments.set(segment, slot);
      }
      for (const block of blocks) taken.blocks.add(block);
      for (const block of ranks) taken.ranks.add(block);
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
