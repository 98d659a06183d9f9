import { DomainError } from '../../errors';

/** Columns that a file may have; more than any shop system writes. */
export const MAX_COLUMNS = 1000;

/** Data rows of a file that are counted, in whatever format; an import takes fewer (`Limits`). Each key of one takes about 120 bytes. */
export const MAX_ROWS = 3_000_000;

/** Characters that a cell may have. */
export const MAX_CELL = 1024 * 1024;

/** Rows that a sheet may have: as many as Excel writes. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Bytes that the parts of a workbook may unpack to. */
export const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;

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

/** More rows than a sheet has. */
export const tooManyRows = (): DomainError =>
  refused(
    `The sheet has more than ${MAX_SHEET_ROWS.toLocaleString('en')} rows, empty ones included. Delete the empty rows, or split the file.`,
  );

/** More data rows than are counted. */
export const tooManyDataRows = (): DomainError =>
  refused(
    `The file has more than ${MAX_ROWS.toLocaleString('en')} rows with data. Split it into smaller files, keeping the rows of a product together.`,
  );

/** A workbook that unpacks to more than it may. */
export const tooMuchUnpacked = (): DomainError =>
  refused('The workbook unpacks to more than 2 GB. Save the sheet as CSV, or split it into several files.');

/** Text without any markup in it that goes on for too long; `what` names the XML. */
export const xmlTooLong = (what: string): DomainError =>
  refused(`${what} has a text or tag of more than 8 MB. Shorten it, or save the data as CSV.`);
