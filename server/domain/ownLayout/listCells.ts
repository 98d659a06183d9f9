import { altTextsField } from '../productValues/altTexts';
import type { AttributeRecord, MediaRecord, PriceRecord } from '../../records/products';

/**
 * Lists in one cell: entries are separated by `|`, the parts of an entry by `=`, and a literal `\`, `|` or `=` is
 * escaped with `\`. A blank cell is an empty list; an entry with an empty text is written as `=`.
 */
const escapePart = (text: string) => text.replace(/[\\|=]/g, '\\$&');

/** A cell with entries of several parts each. */
export function encodeEntries(entries: readonly (readonly string[])[]): string {
  return entries.map((parts) => parts.map(escapePart).join('=')).join('|');
}

/** A cell with plain texts. */
export function encodeTexts(texts: readonly string[]): string {
  return texts.map((text) => escapePart(text) || '=').join('|');
}

/** A cell with name-value pairs. */
export function encodePairs(pairs: readonly AttributeRecord[]): string {
  return encodeEntries(pairs.map(({ name, value }) => [name, value]));
}

/**
 * A cell with prices: `USD=12.5`, with a compare-at price `USD=12.5=15`, followed by the start and end of a sale and
 * the sales channel: `USD=12.5====web`.
 */
export function encodePrices(prices: readonly PriceRecord[]): string {
  return encodeEntries(
    prices.map(({ currency, amount, compareAt, compareAtFrom, compareAtUntil, channel }) => {
      const parts = [currency, String(amount), compareAt === null ? '' : String(compareAt)];
      const isMore = compareAtFrom !== undefined || compareAtUntil !== undefined || channel !== undefined;
      if (!isMore) return compareAt === null ? parts.slice(0, 2) : parts;
      return [...parts, compareAtFrom ?? '', compareAtUntil ?? '', ...(channel === undefined ? [] : [channel])];
    }),
  );
}

/** A cell with images, `url=alt`, followed by the alt texts for other languages: `url=Tent=de\\=Zelt`. */
export function encodeMedia(media: readonly MediaRecord[]): string {
  return encodeEntries(
    media.map(({ url, alt, altTexts = [] }) => [url, alt, ...altTexts.map(({ locale, text }) => `${locale}=${text}`)]),
  );
}

/**
 * The entries of a list cell, each as its parts. Every text can be decoded: a `\` before any other character is
 * literal.
 */
export function decodeEntries(cell: string): string[][] {
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
}

/** The plain texts of a list cell. */
export function decodeTexts(cell: string): string[] {
  return decodeEntries(cell).map((parts) => (parts.some(Boolean) ? parts.join('=') : ''));
}

/** The pairs of a list cell; an entry without a `=` is a name with an empty value. */
export function decodePairs(cell: string): AttributeRecord[] {
  return decodeEntries(cell).map(([name = '', ...value]) => ({ name, value: value.join('=') }));
}

/** A language and a text. Only an escaped `=` is left in a part, so hand-written alt texts never look like this. */
const IN_LANGUAGE = /^([a-z]{2,3}(?:-[a-z0-9]{2,8})*)=(.+)$/is;

/** The images of a list cell. */
export function decodeMedia(cell: string): MediaRecord[] {
  return decodeEntries(cell).map(([url = '', alt = '', ...others]) => {
    const altTexts = others.flatMap((part) => {
      const [, locale, text] = IN_LANGUAGE.exec(part) ?? [];
      return locale && text ? [{ locale, text }] : [];
    });
    if (altTexts.length < others.length) return { url, alt: [alt, ...others].join('=') };
    return { url, alt, ...altTextsField(altTexts) };
  });
}
