import type { FileFormat } from '#server/types.generated';

/** A file readable as a stream, any number of times from its start. `size` is in bytes. */
export interface ByteSource {
  name: string;
  size: number;
  bytes: () => AsyncIterable<Uint8Array>;
}

/** Yields to other work on the thread if due. */
export type YieldIfDue = () => Promise<void>;

/** A row of the file; `number` is its position in the file, with the header as row 1. */
export interface SourceRow {
  number: number;
  cells: string[];
}

/** A file as a table, whatever its format. */
export interface SourceTable {
  format: FileFormat;
  /** For example `UTF-8`. */
  encoding: string;
  /** The separator of a CSV file; null for other formats. */
  delimiter: string | null;
  columns: string[];
  /** All data rows in file order, in batches; each call reads the file again. */
  rows: () => AsyncGenerator<SourceRow[]>;
}

const SLICE_BYTES = 64 * 1024;

/** The bytes of the file in slices of at most `size`, small enough not to block the thread for long. */
export async function* getSlices(
  source: ByteSource,
  yieldIfDue: YieldIfDue,
  size = SLICE_BYTES,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of source.bytes()) {
    for (let start = 0; start < bytes.length; start += size) {
      await yieldIfDue();
      yield bytes.subarray(start, start + size);
    }
  }
}

/** The first bytes of the file, at most `length`. */
export async function getHead(source: ByteSource, length: number): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(length, source.size));
  let filled = 0;
  for await (const bytes of source.bytes()) {
    const part = bytes.subarray(0, head.length - filled);
    head.set(part, filled);
    filled += part.length;
    if (filled === head.length) break;
  }
  return head.subarray(0, filled);
}
