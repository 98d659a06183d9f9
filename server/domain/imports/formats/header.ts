import { say } from '#server/records/sentence';
import { shown } from '../../validation/finding';
import { MAX_COLUMNS, createFileError, tooManyColumns } from '../errors';
import { quoteAll } from '../quoteAll';

/** Maximum length of a column name, in characters. Anything longer is probably product text. */
const MAX_NAME = 250;

/** Column names that were not split, each separated by the same sign. */
const UNSPLIT = /^[^,;\t|]+([,;\t|])[^,;\t|]+(\1[^,;\t|]+)+$/;

/**
 * The byte-order mark of UTF-8, and what it is as text of Windows-1250 to 1258 and 874, Mac OS Roman and Cyrillic, code
 * pages 437, 850, and 866, and KOI8-R (https://encoding.spec.whatwg.org/#legacy-single-byte-encodings).
 */
const MARKS = '\uFEFF|ï»¿|ď»ż|п»ї|ο»Ώ|ן»¿|ï»؟|ļ»æ|๏ปฟ|Ôªø|пїњ|∩╗┐|´╗┐|я╗┐|О╩©';

/** Such marks at the start of a header, with a quote after them. */
const BYTE_ORDER_MARK = new RegExp(`^(?:${MARKS})+\\s*(?:"(.*)"$)?`);

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
