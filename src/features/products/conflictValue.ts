import { isObject } from '../../lib/isObject';

const money = ({ currency, amount, compareAt }: Record<string, unknown>): string =>
  `${String(currency)} ${String(amount)}${compareAt === null || compareAt === undefined ? '' : ` (${String(compareAt)})`}`;

/** A part of a list in a few words: a price, a named value, a picture. */
function lineOf(item: unknown): string {
  if (!isObject(item)) return String(item);
  if ('currency' in item) return money(item);
  if ('url' in item) return item.alt ? `${String(item.alt)} – ${String(item.url)}` : String(item.url);
  return `${String(item.name)}: ${String(item.value)}`;
}

/**
 * A field's value as lines of text, as the merge shows it: a text as it is, a list line by line, a whole variant by
 * what it is told by. Empty for nothing.
 */
export function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(lineOf);
  if (!isObject(value)) return [String(value)];
  const { name, options, prices, stock } = value;
  return [name, options, prices, stock].flatMap(linesOf);
}
