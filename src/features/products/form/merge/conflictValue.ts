import { isObject } from '#lib/isObject';

const day = (instant: unknown) => (typeof instant === 'string' ? instant.slice(0, 10) : '…');

const money = ({
  currency,
  channel,
  amount,
  compareAt,
  compareAtFrom,
  compareAtUntil,
}: Record<string, unknown>): string =>
  [
    `${String(currency)} ${String(amount)}`,
    typeof channel === 'string' ? ` (${channel})` : '',
    typeof compareAt === 'number' ? ` (${compareAt})` : '',
    compareAtFrom || compareAtUntil ? ` ${day(compareAtFrom)} – ${day(compareAtUntil)}` : '',
  ].join('');

/** Describes a list item in a few words: a price, a named value, an image. */
function toLine(item: unknown): string {
  if (!isObject(item)) return String(item);
  if ('currency' in item) return money(item);
  if ('url' in item) return [item.alt, ...toLines(item.altTexts), item.url].filter(Boolean).map(String).join(' – ');
  if ('locale' in item) return `${String(item.locale)}: ${String(item.text)}`;
  if ('sku' in item && 'type' in item) {
    const quantity = typeof item.quantity === 'number' ? ` × ${item.quantity}` : '';
    return `${String(item.type)}: ${String(item.sku)}${quantity}`;
  }
  return `${String(item.name)}: ${String(item.value)}`;
}

/**
 * Returns a field's value as lines of text for the merge dialog: a text unchanged, a list with one line per item, a
 * whole variant by its identifying values. Empty if there is no value.
 */
export function toLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(toLine);
  if (!isObject(value)) return [typeof value === 'string' ? value : JSON.stringify(value)];
  const { name, options, prices, stock, availability, availableFrom } = value;
  return [name, options, prices, stock, availability, availableFrom].flatMap(toLines);
}
