/** Stores file contents in slices, never holding a whole file in memory. */
export interface FileStore {
  /** Appends bytes to the file. */
  append: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Reads the bytes of the file from `start` (default 0) up to but not including `end`. */
  read: (id: string, start?: number, end?: number) => AsyncIterable<Uint8Array>;
  /** Truncates the file to its first `size` bytes; a shorter file is left unchanged. */
  truncate: (id: string, size: number) => Promise<void>;
  remove: (id: string) => Promise<void>;
}
