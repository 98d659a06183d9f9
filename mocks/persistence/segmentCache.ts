import type { ProductRecord } from '#server/records/products';
import type { ProductSegment } from './database';

/** Maximum size of the cached segments in characters; with their parsed records, they take about four times as much. */
const MAX_CHARACTERS = 4_000_000;

/** Keeps the segments used last. */
export interface SegmentCache {
  get: (number: number) => ProductSegment | undefined;
  set: (number: number, segment: ProductSegment) => void;
  remove: (number: number) => void;
  /** Returns a record of the segment, which is parsed once while the segment is in use. */
  getRecord: (segment: ProductSegment, id: string) => ProductRecord | undefined;
}

const getSize = ({ texts }: ProductSegment) => texts.reduce((sum, { length }) => sum + length, 0);

/** Creates an empty cache. */
export function createSegmentCache(): SegmentCache {
  // Iterates from the segment used longest ago to the one used last.
  const segments = new Map<number, ProductSegment>();
  const parsed = new WeakMap<ProductSegment, Map<string, ProductRecord>>();
  let size = 0;

  const remove = (number: number) => {
    const segment = segments.get(number);
    if (!segment) return;
    segments.delete(number);
    size -= getSize(segment);
  };

  return {
    get: (number) => {
      const segment = segments.get(number);
      if (!segment) return undefined;
      segments.delete(number);
      segments.set(number, segment);
      return segment;
    },
    set: (number, segment) => {
      remove(number);
      segments.set(number, segment);
      size += getSize(segment);
      for (const oldest of segments.keys()) {
        if (size <= MAX_CHARACTERS || oldest === number) break;
        remove(oldest);
      }
    },
    remove,
    getRecord: (segment, id) => {
      const records = parsed.get(segment) ?? new Map<string, ProductRecord>();
      parsed.set(segment, records);
      const known = records.get(id);
      if (known) return known;
      const at = segment.ids.indexOf(id);
      if (at === -1) return undefined;
      const record = JSON.parse(segment.texts[at]!) as ProductRecord;
      records.set(id, record);
      return record;
    },
  };
}
