import { say, type Sentence } from '../../records/sentence';
import { DomainError, type FieldSentences } from '../../errors';

/** Says that a row does not have as many cells as the header has columns. */
export function cellCountProblem(row: number, cells: number, columns: number): Sentence {
  if (cells === 1) return say`Row ${row} has 1 cell, but the header has ${columns} columns.`;
  return columns === 1
    ? say`Row ${row} has ${cells} cells, but the header has 1 column.`
    : say`Row ${row} has ${cells} cells, but the header has ${columns} columns.`;
}

/** Maximum columns of a file, more than any shop system exports. */
export const MAX_COLUMNS = 1000;

/**
 * Maximum data rows counted in a file of any format; imports allow fewer (`Limits`). Each row key takes about 120
 * bytes.
 */
export const MAX_FILE_ROWS = 3_000_000;

/** Maximum characters of a cell. */
export const MAX_CELL = 1024 * 1024;

/** Maximum rows of a sheet, the limit of Excel. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Maximum total size of the decompressed parts of a workbook, in bytes. */
export const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;

/** The error for an unreadable file; `message` says what is wrong, where, and what to do. */
export function createFileError(message: Sentence, fields?: FieldSentences): DomainError {
  return new DomainError('INVALID', message, fields);
}

/** A position in the file: row and column, with the column's name if known. */
export function formatPlace(row: number, column: number, name?: string): Sentence {
  return name ? say`row ${row}, column ${column + 1} (${name})` : say`row ${row}, column ${column + 1}`;
}

/** The error for an empty file. */
export function emptyFile(): DomainError {
  return createFileError(say`The file is empty. Select a file with a header row and at least one product.`);
}

/** The error for a header without data rows. */
export function noDataRows(): DomainError {
  return createFileError(say`The file has no data below the header row. Add at least one product and try again.`);
}

/** The error for too many columns. */
export function tooManyColumns(row: number): DomainError {
  return createFileError(
    say`Row ${row} has more than ${{ grouped: MAX_COLUMNS }} columns. Check the separator, or remove columns you don’t need.`,
  );
}

/** The error for a cell that is too long, likely because its closing quote is missing if it is quoted. */
export function cellTooLong(place: Sentence, isQuoted = false): DomainError {
  return createFileError(
    isQuoted
      ? say`The cell in ${place} has more than 1 MB of text. Shorten it and try again. Its closing quote may be missing.`
      : say`The cell in ${place} has more than 1 MB of text. Shorten it and try again.`,
  );
}

/** The error for a formula that was never calculated. */
export function formulaWithoutResult(place: Sentence): DomainError {
  return createFileError(
    say`The formula in ${place} has no result. Open the workbook in a spreadsheet program, save it, and try again.`,
  );
}

/** The error for too many rows in a sheet. */
export function tooManyRows(): DomainError {
  return createFileError(
    say`The sheet has more than ${{ grouped: MAX_SHEET_ROWS }} rows, including empty ones. Delete the empty rows or split the file.`,
  );
}

/** The error for too many data rows. */
export function tooManyDataRows(): DomainError {
  return createFileError(
    say`The file has more than ${{ grouped: MAX_FILE_ROWS }} rows with data. Split it into smaller files. Keep the rows of each product together.`,
  );
}

/** The error for a workbook that is too large when decompressed. */
export function tooMuchUnpacked(): DomainError {
  return createFileError(
    say`The workbook is larger than 2 GB when decompressed. Save the sheet as CSV or split it into several files.`,
  );
}

/** The error for too much text without markup; `what` names the XML. */
export function xmlTooLong(what: Sentence): DomainError {
  return createFileError(say`${what} contains a text or tag of more than 8 MB. Shorten it, or save the data as CSV.`);
}

/** The error for elements nested too deep for memory; `what` names the XML. */
export function xmlTooDeep(what: Sentence, levels: number): DomainError {
  return createFileError(say`${what} has elements nested more than ${levels} levels deep. Export the products again.`);
}
