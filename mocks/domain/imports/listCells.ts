import type { AttributeRecord, MediaRecord, PriceRecord } from '../../records/products';

/**
 * Lists in one cell: entries parted by `|`, the parts of an entry by `=`, and `\` before a `\`, `|` or `=` that is meant
 * as itself. A blank cell is an empty list; an entry that is an empty text stands as a bare `=`.
 */
const escapePart = (text: string) => text.replace(/[\\|=]/g, '\\$&');

/** One cell of entries that have several parts each. */
export const encodeEntries = (entries: readonly (readonly string[])[]): string =>
  entries.map((parts) => parts.map(escapePart).join('=')).join('|');

/** One cell of plain texts. */
export const encodeTexts = (texts: readonly string[]): string => texts.map((text) => escapePart(text) || '=').join('|');

/** The cell of name and value pairs. */
export const encodePairs = (pairs: readonly AttributeRecord[]): string =>
  encodeEntries(pairs.map(({ name, value }) => [name, value]));

/** The cell of prices: `USD=12.5`, with a former price `USD=12.5=15`, with start and end of a sale behind that. */
export const encodePrices = (prices: readonly PriceRecord[]): string =>
  encodeEntries(
    prices.map(({ currency, amount, compareAt, compareAtFrom, compareAtUntil }) => {
      const parts = [currency, String(amount), compareAt === null ? '' : String(compareAt)];
      if (compareAtFrom !== undefined || compareAtUntil !== undefined) {
        return [...parts, compareAtFrom ?? '', compareAtUntil ?? ''];
      }
      return compareAt === null ? parts.slice(0, 2) : parts;
    }),
  );

/** The cell of pictures, `url=alt`. */
export const encodeMedia = (media: readonly MediaRecord[]): string =>
  encodeEntries(media.map(({ url, alt }) => [url, alt]));

/** The entries of a list cell, each as its parts. Every text decodes: a `\` before any other sign stands for itself. */
export const decodeEntries = (cell: string): string[][] => {
  if (cell === '') return [];
  if (!cell.includes('\\')) return cell.split('|').map((entry) => entry.split('='));
  const entries = [['']];
  let parts = entries[0]!;
  const append = (text: string) => {
    parts[parts.length - 1] += text;
  };
  for (let i = 0; i < cell.length; i += 1) {
    const sign = cell.charAt(i);
    if (sign === '\\' && '\\|='.includes(cell.charAt(i + 1) || ' ')) append(cell.charAt((i += 1)));
    else if (sign === '|') entries.push((parts = ['']));
    else if (sign === '=') parts.push('');
    else append(sign);
  }
  return entries;
};

/** The plain texts of a list cell. */
export const decodeTexts = (cell: string): string[] =>
  decodeEntries(cell).map((parts) => (parts.some(Boolean) ? parts.join('=') : ''));

/** The pairs of a list cell; an entry without a `=` is a name with an empty value. */
export const decodePairs = (cell: string): AttributeRecord[] =>
  decodeEntries(cell).map(([name = '', ...value]) => ({ name, value: value.join('=') }));

/** The pictures of a list cell. */
export const decodeMedia = (cell: string): MediaRecord[] =>
  decodeEntries(cell).map(([url = '', ...alt]) => ({ url, alt: alt.join('=') }));
