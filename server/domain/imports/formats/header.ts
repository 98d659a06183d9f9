import { say } from '#server/records/sentence';
import { shown } from '../../validation/finding';
import { MAX_COLUMNS, createFileError, tooManyColumns } from '../errors';
import { quoteAll } from '../quoteAll';

/** Maximum length of a column name, in characters. Anything longer is probably product text. */
const MAX_NAME = 250;

/** Column names that were not split, each separated by the same sign. */
const UNSPLIT = /^[^,;\t|]+([,;\t|])[^,;\t|]+(\1[^,;\t|]+)+$/;

/** A byte-order mark, also as text of Windows-1252, Mac OS Roman, and code pages 437 and 850, with a quote after it. */
const BYTE_ORDER_MARK = /^(?:\uFEFF|ï»¿|Ôªø|∩╗┐|´╗┐)+\s*(?:"(.*)"$)?/;

/**
 * The column names of a header row: trimmed, without a byte-order mark and blank names at the end, and `Column 3` for a
 * blank name between others. Throws INVALID for no names, too many, too long or duplicate ones.
 */
export function getHeader(cells: readonly string[], row = 1): string[] {
  const names = cells.map((cell, index) =>
    (index ? cell : cell.replace(BYTE_ORDER_MARK, (_, quoted: string | undefined) => quoted ?? '')).trim(),
  );
  while (names.at(-1) === '') names.pop();
  if (!names.length) throw createFileError(say`The file has no header row. Put the column names in the first row.`);
  if (names.length === 1 && UNSPLIT.test(names[0]!)) {
    throw createFileError(
      say`All column names are in one cell, “${shown(names[0]!)}”. Split the text into columns in a spreadsheet program, or export the file again as CSV.`,
    );
  }
  if (names.length > MAX_COLUMNS) throw tooManyColumns(row);
  const long = names.findIndex(({ length }) => length > MAX_NAME);
  if (long >= 0) {
    throw createFileError(
      say`The name of column ${long + 1} has more than ${MAX_NAME} characters, so the first row doesn’t look like a header. Add a row with the column names above the products.`,
    );
  }
  const columns = names.map((name, index) => name || `Column ${index + 1}`);
  const seen = new Set<string>();
  const twice = new Set(columns.filter((name) => seen.size === seen.add(name).size));
  if (twice.size) {
    throw createFileError(
      say`The header contains ${quoteAll([...twice].slice(0, 5))} more than once. Give each column a unique name, or remove the duplicates.`,
    );
  }
  return columns;
}
