import { MAX_COLUMNS, refused, tooManyColumns } from './refusal';

/** Characters of a column's name; a longer one is some product's text. */
const MAX_NAME = 250;

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/**
 * The column names of a header row: without padding, without blank ones at the end, `Column 3` for a blank one between
 * others. Throws INVALID for no names, too many, too long ones, or one that stands twice.
 */
export const headerOf = (cells: readonly string[], row = 1): string[] => {
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  if (!names.length) throw refused('The file has no header row. Put the names of the columns in its first row.');
  if (names.length > MAX_COLUMNS) throw tooManyColumns(row);
  const long = names.findIndex(({ length }) => length > MAX_NAME);
  if (long >= 0) {
    throw refused(
      `The name of column ${long + 1} has more than ${MAX_NAME} characters, so the first row does not look like a header. Put the names of the columns in a row above the products.`,
    );
  }
  const columns = names.map((name, index) => name || `Column ${index + 1}`);
  const seen = new Set<string>();
  const twice = new Set(columns.filter((name) => seen.size === seen.add(name).size));
  if (twice.size) {
    throw refused(
      `The header has ${quoted([...twice].slice(0, 5))} more than once. Give every column a name of its own, or remove one of them.`,
    );
  }
  return columns;
};
