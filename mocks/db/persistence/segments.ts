import type { Change, TableName, Tables } from '../../records/tables';

/** Where a segment takes no further records: a larger one would make a large write of a small edit. */
const MAX_RECORDS = 64;
const MAX_CHARACTERS = 65_536;

export type SegmentKey = [table: TableName, number: number];

type StoredRecord = Tables[TableName];

interface Segment {
  key: SegmentKey;
  records: Map<string, StoredRecord>;
  isFull: boolean;
}

/** A segment as it stood at one moment. */
export interface SegmentImage {
  segment: Segment;
  records: readonly StoredRecord[];
}

/**
 * Which records are kept together: in the order in which they were first put, some dozens in a segment,
 * so that a change writes little and a start reads few entries.
 */
export interface Segments {
  /** Takes in a segment that was kept. Those of a table come in rising order. */
  restore(key: SegmentKey, records: readonly StoredRecord[], characters: number): void;
  note(changes: readonly Change[]): void;
  readonly hasChanges: boolean;
  /** All that changed since this was last asked. */
  takeChanged(): SegmentImage[];
  /** What was taken could not be kept and waits again. */
  giveBack(images: readonly SegmentImage[]): void;
}

export const createSegments = (): Segments => {
  const segmentOf = new Map<TableName, Map<string, Segment>>();
  const lastOf = new Map<TableName, Segment>();
  const changed = new Set<Segment>();

  const segmentsOf = (table: TableName) => {
    const segments = segmentOf.get(table) ?? new Map<string, Segment>();
    segmentOf.set(table, segments);
    return segments;
  };

  const open = (key: SegmentKey) => {
    const segment: Segment = { key, records: new Map(), isFull: false };
    lastOf.set(key[0], segment);
    return segment;
  };

  /** The segment for a record that has none yet. */
  const lastSegment = (table: TableName) => {
    const last = lastOf.get(table);
    if (last && !last.isFull && last.records.size < MAX_RECORDS) return last;
    return open([table, last ? last.key[1] + 1 : 0]);
  };

  return {
    restore: (key, records, characters) => {
      const segment = open(key);
      segment.isFull = characters > MAX_CHARACTERS;
      for (const record of records) {
        segment.records.set(record.id, record);
        segmentsOf(key[0]).set(record.id, segment);
      }
    },
    note: (changes) => {
      for (const change of changes) {
        const segments = segmentsOf(change.table);
        const id = 'put' in change ? change.put.id : change.remove;
        const segment = segments.get(id) ?? ('put' in change ? lastSegment(change.table) : undefined);
        if (!segment) continue;
        changed.add(segment);
        if ('put' in change) {
          segment.records.set(id, change.put);
          segments.set(id, segment);
        } else {
          segment.records.delete(id);
          segments.delete(id);
        }
      }
    },
    get hasChanges() {
      return changed.size > 0;
    },
    takeChanged: () => {
      const images = [...changed].map((segment) => ({ segment, records: [...segment.records.values()] }));
      changed.clear();
      return images;
    },
    giveBack: (images) => images.forEach(({ segment }) => changed.add(segment)),
  };
};

/** What is kept of a segment: JSON, or null where no record is left in it. */
export const textOf = ({ segment, records }: SegmentImage): string | null => {
  if (!records.length) return null;
  const text = JSON.stringify(records);
  if (text.length > MAX_CHARACTERS) segment.isFull = true;
  return text;
};
