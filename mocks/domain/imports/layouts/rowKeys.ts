import { headerKey } from '../headerKey';
import { textFrom, type CellReader } from '../mapping';
import type { SourceRow } from '../source';

const ignore = () => undefined;

/** The text of the readers on a row, blank where it is not given. */
export const textOn = ({ cells }: SourceRow, readers: readonly CellReader[]): string =>
  textFrom(readers, cells, ignore) ?? '';

/** The key of a row that stands for itself; no cell holds a NUL. */
export const ownKey = ({ number }: SourceRow): string => `\0${number}`;

/** Whether a key names nothing but a row. */
export const isOwnKey = (key: string): boolean => key.startsWith('\0');

/** Reads the column whose header has this `headerKey`, without padding; blank where there is none. */
export const columnOn = (columns: readonly string[], key: string): ((row: SourceRow) => string) => {
  const index = columns.findIndex((column) => headerKey(column) === key);
  return index < 0 ? () => '' : ({ cells }) => (cells[index] ?? '').trim();
};

/** The same for a column that must be mapped to what the readers read, so that a changed mapping counts. */
export const mappedColumnOn = (readers: readonly CellReader[], key: string): ((row: SourceRow) => string) => {
  const found = readers.filter(({ column }) => headerKey(column) === key);
  return (row) => textOn(row, found);
};
