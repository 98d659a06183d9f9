const SEEDS = {
  sku: 0x811c9dc5,
  slug: 0x01234567,
  reference: 0x5bd1e995,
  variantReference: 0x85ebca6b,
  value: 0x2545f491,
  part: 0x1b873593,
};

/**
 * Returns a 32-bit hash (FNV-1a) of a SKU, slug, external reference, attribute value, or SKU that a product is a part
 * of. Different keys can have the same hash.
 */
export function hashKey(kind: keyof typeof SEEDS, key: string): number {
  let hash = SEEDS[kind];
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Finds the slots that were added under a hash, and possibly others, in typed arrays: a tenth of the memory of a Map.
 * Nothing is removed: the caller checks what a slot has now.
 */
export interface KeyTable {
  readonly size: number;
  add: (hash: number, slot: number) => void;
  find: (hash: number) => Set<number>;
}

/** `capacity` is the number of entries to expect. */
export function createKeyTable(capacity: number): KeyTable {
  let buckets = 2 ** Math.max(10, Math.ceil(Math.log2(capacity)));
  let slots = new Uint32Array(buckets);
  let hashes = new Uint32Array(buckets);
  /** The latest entry of each bucket, and for each entry the one before it in its bucket; 0 for none. */
  let latest = new Uint32Array(buckets);
  let before = new Uint32Array(buckets + 1);
  let size = 0;

  const link = (entry: number) => {
    const bucket = hashes[entry - 1]! & (buckets - 1);
    before[entry] = latest[bucket]!;
    latest[bucket] = entry;
  };
  const grow = () => {
    buckets *= 2;
    const [oldSlots, oldHashes] = [slots, hashes];
    slots = new Uint32Array(buckets);
    hashes = new Uint32Array(buckets);
    slots.set(oldSlots);
    hashes.set(oldHashes);
    latest = new Uint32Array(buckets);
    before = new Uint32Array(buckets + 1);
    for (let entry = 1; entry <= size; entry++) link(entry);
  };

  return {
    get size() {
      return size;
    },
    add: (hash, slot) => {
      if (size === buckets) grow();
      slots[size] = slot;
      hashes[size] = hash;
      size++;
      link(size);
    },
    find: (hash) => {
      const found = new Set<number>();
      for (let entry = latest[hash & (buckets - 1)]!; entry; entry = before[entry]!) {
        if (hashes[entry - 1] === hash) found.add(slots[entry - 1]!);
      }
      return found;
    },
  };
}
