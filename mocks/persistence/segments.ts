import { isLargeTable, TABLE_NAMES, type Change, type TableName, type Tables } from '#server/records/tables';

/** Maximum number of records in a segment; with larger segments, a small edit would cause a large write. */
const MAX_RECORDS = 64;
const MAX_CHARACTERS = 65_536;

export type SegmentKey = [table: TableName, number: number];

type StoredRecord = Tables[TableName];

/** See productStorage.ts and largeTables.ts. */
const isStoredApart = (table: TableName) => table === 'products' || isLargeTable(table);

interface Segment {
  key: SegmentKey;
  records: Map<string, StoredRecord>;
  isFull: boolean;
}

/**
 * Parses the records of a persisted segment. Throws if the value is not a valid segment, or one of a table that is
 * stored apart.
 */
export function getRecords(table: TableName, value: unknown): StoredRecord[] {
  const records: unknown = JSON.parse(String(value));
  if (!TABLE_NAMES.includes(table) || isStoredApart(table) || !Array.isArray(records))
    throw new Error(`part of "${table}" is damaged`);
  return records as StoredRecord[];
}

/** A snapshot of a segment. */
export interface SegmentImage {
  segment: Segment;
  records: readonly StoredRecord[];
}

/**
 * Assigns records to segments in insertion order, a few dozen per segment, so that a change writes little and startup
 * reads few entries.
 */
export interface Segments {
  /** Adds a persisted segment. The segments of a table must be added in ascending order. */
  restore: (key: SegmentKey, records: readonly StoredRecord[], characters: number) => void;
  note: (changes: readonly Change[]) => void;
  readonly hasChanges: boolean;
  /** Returns everything that changed since the last call. */
  takeChanged: () => SegmentImage[];
  /** Returns segments that could not be persisted to the queue. */
  giveBack: (images: readonly SegmentImage[]) => void;
}

/** Creates segments without records. */
export function createSegments(): Segments {
  const toSegment = new Map<TableName, Map<string, Segment>>();
  const lastOf = new Map<TableName, Segment>();
  const changed = new Set<Segment>();

  const getSegments = (table: TableName) => {
    const segments = toSegment.get(table) ?? new Map<string, Segment>();
    toSegment.set(table, segments);
    return segments;
  };

  const open = (key: SegmentKey) => {
    const segment: Segment = { key, records: new Map(), isFull: false };
    lastOf.set(key[0], segment);
    return segment;
  };

  /** Returns the segment for a new record. */
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
        getSegments(key[0]).set(record.id, segment);
      }
    },
    note: (changes) => {
      for (const change of changes) {
        if (isStoredApart(change.table)) continue;
        const segments = getSegments(change.table);
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
}

/** Serializes a segment: JSON, or null if it has no records left. */
export function serializeSegment({ segment, records }: SegmentImage): string | null {
  if (!records.length) return null;
  const text = JSON.stringify(records);
  if (text.length > MAX_CHARACTERS) segment.isFull = true;
  return text;
}
