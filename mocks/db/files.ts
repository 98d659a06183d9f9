/** Keeps the bytes of files, slice by slice, never a whole file in memory at once. */
export interface FileStore {
  /** Adds bytes at the end. */
  append(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of the file, from its start or from `start` up to, not including, `end`. */
  read(id: string, start?: number, end?: number): AsyncIterable<Uint8Array>;
  /** Cuts the file to its first `size` bytes; one that has no more stays as it is. */
  truncate(id: string, size: number): Promise<void>;
  remove(id: string): Promise<void>;
}
