import type { FileStore } from './files';

/** Creates an in-memory file store for tests, scripts, and browsers without a database. */
export function createMemoryFiles(): FileStore {
  const slices = new Map<string, Uint8Array[]>();
  return {
    append: async (id, bytes) => {
      const kept = slices.get(id) ?? [];
      slices.set(id, kept);
      // Copy the bytes, because the caller can reuse its buffer.
      if (bytes.length) kept.push(bytes.slice());
    },
    read: async function* (id, start = 0, end = Infinity) {
      let offset = 0;
      for (const slice of slices.get(id) ?? []) {
        const part = slice.subarray(Math.max(0, start - offset), Math.max(0, end - offset));
        offset += slice.length;
        if (part.length) yield part;
      }
    },
    truncate: async (id, size) => {
      let offset = 0;
      const kept: Uint8Array[] = [];
      for (const slice of slices.get(id) ?? []) {
        if (offset < size) kept.push(slice.subarray(0, size - offset));
        offset += slice.length;
      }
      if (slices.has(id)) slices.set(id, kept);
    },
    remove: async (id) => {
      slices.delete(id);
    },
  };
}
