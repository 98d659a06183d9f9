import { headerKey } from '#server/records/headerKey';
import { textFrom, type CellReader } from '../cells/cellReader';
import type { SourceRow } from '../formats/source';

const ignore = () => undefined;

/** The text that the readers find on a row; blank if there is none. */
export function textOn({ cells }: SourceRow, readers: readonly CellReader[]): string {
  return textFrom(readers, cells, ignore) ?? '';
}

/** The key of a row that forms its own group; cells never contain NUL. */
export function ownKey({ number }: SourceRow): string {
  return `\0${number}`;
}

/** Whether a key identifies only a single row. */
export function isOwnKey(key: string): boolean {
  return key.startsWith('\0');
}

/**
 * Returns a reader for the column with this `headerKey`, which trims the text and returns blank if the column
 * does not exist.
 */
export function columnOn(columns: readonly string[], key: string): (row: SourceRow) => string {
  const index = columns.findIndex((column) => headerKey(column) === key);
  return index < 0 ? () => '' : ({ cells }) => (cells[index] ?? '').trim();
}

/**
 * Like `columnOn`, but only if the column is mapped to what the readers read, so that a changed mapping is respected.
 */
export function mappedColumnOn(readers: readonly CellReader[], key: string): (row: SourceRow) => string {
  const found = readers.filter(({ column }) => headerKey(column) === key);
  return (row) => textOn(row, found);
}
