import { UNITS } from '#server/records/units';
import { isRichText, richTextHtml, richTextPlain } from './richText';

/**
 * The names of metafields in headers of Shopify, such as `Width (product.metafields.custom.width)`, and of Matrixify,
 * such as `Metafield: custom.width [dimension]`.
 */
const HEADERS = [
  /^(.*\S)\s*\([\w.-]*metafields[^)]*\)$/i,
  /^(?:product |variant )?metafield:\s*(?:[^.[]*\.)?([^[]*[^[\s])\s*(?:\[.*\])?$/i,
];

/** Returns the name in the header of a metafield; null for other headers. */
export function readMetafieldHeader(header: string): string | null {
  const name = HEADERS.map((pattern) => pattern.exec(header.trim())?.[1]).find(Boolean);
  return name?.replaceAll('_', ' ') ?? null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const toUnit = (name: string) => {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return UNITS.find(({ code, aliases }) => code === name || aliases.includes(words))?.code ?? words;
};

/**
 * A measurement with its unit, an amount with its currency, the number of a rating, or the address of a link; null for
 * others.
 */
const toText = (value: unknown): string | null => {
  if (isScalar(value)) return String(value);
  if (!isObject(value)) return null;
  const { value: number, unit, scale_max: scale, amount, currency_code: currency, url } = value;
  if (isScalar(number) && typeof unit === 'string') return `${number} ${toUnit(unit)}`;
  if (isScalar(number) && scale !== undefined) return String(number);
  if (isScalar(amount) && typeof currency === 'string') return `${amount} ${currency}`;
  return typeof url === 'string' ? url : null;
};

/**
 * The text of a metafield of Shopify that is written as JSON: `{"value":1.4,"unit":"METERS"}` is 1.4 m. A rich text is
 * plain text, or HTML if `isHtml`. Other texts are returned as they are. Source: shopify.dev, “List of data types” of
 * metafields.
 */
export function parseMetafield(text: string, isHtml = false): string {
  if (!/^(?:\{|\[\s*\{)/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    if (isRichText(value)) return isHtml ? richTextHtml(value) : richTextPlain(value);
    if (isHtml) return text;
    const parts = (Array.isArray(value) ? value : [value]).map(toText);
    return parts.length && parts.every((part) => part !== null) ? parts.join(', ') : text;
  } catch {
    return text;
  }
}
