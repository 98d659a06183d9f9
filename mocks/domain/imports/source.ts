import type { FileFormat } from '../../types.generated';

/** A file that is read as a stream, from its start as often as it is asked for. `size` is in bytes. */
export interface ByteSource {
  name: string;
  size: number;
  bytes(): AsyncIterable<Uint8Array>;
}

/** Lets other work of this thread in when it is due. */
export type Breathe = () => Promise<void>;

/** One row as the file has it; `number` is its place in the file, the header being row 1. */
export interface SourceRow {
  number: number;
  cells: string[];
}

/** A file as a table, whatever its format. */
export interface SourceTable {
  format: FileFormat;
  /** Such as `UTF-8`. */
  encoding: string;
  /** The separator of a CSV file. */
  delimiter: string | null;
  columns: string[];
  /** All data rows in the order of the file, some at a time; each call reads the file again. */
  rows(): AsyncGenerator<SourceRow[]>;
}

const SLICE_BYTES = 64 * 1024;

/** The file's bytes in slices of at most `size`, small enough that the work on one keeps no thread busy for long. */
export async function* slicesOf(source: ByteSource, breathe: Breathe, size = SLICE_BYTES): AsyncGenerator<Uint8Array> {
  for await (const bytes of source.bytes()) {
    for (let start = 0; start < bytes.length; start += size) {
      await breathe();
      yield bytes.subarray(start, start + size);
    }
  }
}

/** The first bytes of the file, `length` of them at most. */
export const headOf = async (source: ByteSource, length: number): Promise<Uint8Array> => {
  const head = new Uint8Array(Math.min(length, source.size));
  let filled = 0;
  for await (const bytes of source.bytes()) {
    const part = bytes.subarray(0, head.length - filled);
    head.set(part, filled);
    filled += part.length;
    if (filled === head.length) break;
  }
  return head.subarray(0, filled);
};
