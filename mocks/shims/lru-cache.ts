/** Yoga's cache for parsed documents: evicts the least recently used one. */
export class LRUCache<Key, Value> {
  private readonly max: number;
  private readonly entries = new Map<Key, Value>();

  constructor({ max }: { max: number }) {
    this.max = max;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.max && oldest !== undefined) this.entries.delete(oldest);
  }
}
