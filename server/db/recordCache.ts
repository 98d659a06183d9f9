/** Records that are kept whatever their size: the entries of both versions that are compared. */
const KEPT = 2;

/** The records that were read or written last. */
export interface RecordCache<Stored> {
  get: (key: string) => Stored | undefined;
  /** `size` is the number of characters of its JSON. */
  set: (key: string, record: Stored, size: number) => void;
  remove: (key: string) => void;
}

/** Creates a cache for records of up to `maxCharacters` of JSON together, and at least two records. */
export function createRecordCache<Stored>(maxCharacters: number): RecordCache<Stored> {
  const records = new Map<string, { record: Stored; size: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= records.get(key)?.size ?? 0;
    records.delete(key);
  };
  return {
    get: (key) => {
      const found = records.get(key);
      if (!found) return undefined;
      records.delete(key);
      records.set(key, found);
      return found.record;
    },
    set: (key, record, size) => {
      remove(key);
      records.set(key, { record, size });
      total += size;
      for (const oldest of records.keys()) {
        if (total <= maxCharacters || records.size <= KEPT) break;
        remove(oldest);
      }
    },
    remove,
  };
}
