import { DomainError } from '../../errors';

/** Columns that a file may have; more than any shop system writes. */
export const MAX_COLUMNS = 1000;

/** Characters that a cell may have. */
export const MAX_CELL = 1024 * 1024;

/** The file cannot be read; `message` says what is wrong, where, and what to do. */
export const refused = (message: string, fields?: Record<string, string>): DomainError =>
  new DomainError('INVALID', message, fields);

/** Where in the file: row and column, the column by its name where that is known. */
export const placeOf = (row: number, column: number, name?: string): string =>
  `row ${row}, column ${column + 1}${name ? ` (${name})` : ''}`;

/** A file without anything in it. */
export const emptyFile = (): DomainError =>
  refused('The file is empty. Choose a file with a header row and at least one product.');

/** A header with nothing below it. */
export const noDataRows = (): DomainError =>
  refused('The file has no data rows below its header. Add at least one product and try again.');

/** More columns than a product file has. */
export const tooManyColumns = (row: number): DomainError =>
  refused(
    `Row ${row} has more than ${MAX_COLUMNS.toLocaleString('en')} columns. Check that the right separator was used, or leave out columns that are not needed.`,
  );

/** A cell that holds too much; `hint` names a likely cause. */
export const cellTooLong = (place: string, hint = ''): DomainError =>
  refused(`The cell in ${place} holds more than 1 MB of text. Shorten it and try again.${hint}`);
