import type { TransformRecord } from '#server/records/imports';
import { readGtin } from '../../cells/gtinText';
import { isOppositeStatus, isTracking } from '../headers/fieldWords';
import { parseBoolean } from '#server/domain/texts/booleanText';
import { toOpposite } from '../transforms';

/** The transforms that values need for a field, and the values after them. */
export interface SuggestedTransforms {
  transforms: TransformRecord[];
  read: readonly string[];
}

const transform = (
  type: TransformRecord['type'],
  argument: string | null,
  replacement: string | null = null,
): TransformRecord => ({ type, argument, replacement });

/** Commas separate categories if one of the parts also occurs elsewhere, on its own or among others. */
const hasCommaLists = (values: readonly string[]) => {
  const lists = [...new Set(values)].map((text) => text.split(',').map((part) => part.trim()));
  const parts = lists.flat();
  return (
    lists.some(({ length }) => length > 1) &&
    parts.every((part) => part !== '' && part.length < 60) &&
    new Set(parts).size < parts.length
  );
};

/** The path of the pages that the URLs of all products have in common, such as `/product/`. */
const getFolder = (values: readonly string[]): string => {
  const [, folder = ''] = /^((?:https?:\/)?\/.*?)[^/]+\/?$/i.exec(values[0] ?? '') ?? [];
  const isPage = (text: string) => text.startsWith(folder) && /^[^/?#.]+\/?$/.test(text.slice(folder.length));
  return folder.endsWith('/') && values.every(isPage) ? folder : '';
};

/** Some systems store HTML with its signs escaped. */
const ESCAPED_SIGNS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

const isEscapedHtml = (values: readonly string[]) =>
  values.some((text) => /&lt;\/?[a-z]/i.test(text)) && !values.some((text) => text.includes('<'));

/** Fields that can have several values in a cell. */
const LISTS = new Set(['categories', 'images', 'imageAlts', 'variantImages']);

/**
 * The separator that a header names, such as the comma in PrestaShop's “Categories (x,y,z...)”; undefined if it names
 * none.
 */
const findSeparator = (header: string): string | undefined =>
  /\(\s*\p{L}\s*([^\p{L}\s])\s*\p{L}\s*\1\s*\p{L}/u.exec(header)?.[1];

/** Suggests how to change the values of a column so that the field can read them. */
export function suggestTransforms(target: string, header: string, values: readonly string[]): SuggestedTransforms {
  if (target.toLowerCase().endsWith('status') && isOppositeStatus(header)) {
    return { transforms: [transform('OPPOSITE', null)], read: values.map(toOpposite) };
  }
  // What is not tracked is always available; otherwise the quantity decides.
  if (target.toLowerCase().endsWith('availability') && isTracking(header)) {
    const transforms = [
      transform('OPPOSITE', null),
      transform('REPLACE', 'yes', 'in_stock'),
      transform('REPLACE', 'no', ''),
    ];
    return { transforms, read: values.map((text) => (parseBoolean(text) === null ? text : 'in_stock')) };
  }
  if (target === 'gtin' || target === 'variantGtin') {
    const read = values.map((text) => readGtin(text, header)).filter(Boolean);
    return { transforms: [], read: read.length ? read : values };
  }
  if (target === 'description' && isEscapedHtml(values)) {
    return { transforms: ESCAPED_SIGNS.map(([text, sign]) => transform('REPLACE', text, sign)), read: values };
  }
  const folder = target === 'slug' ? getFolder(values) : '';
  if (folder) {
    const transforms = [...new Set([folder, '/'])].map((text) => transform('REPLACE', text, ''));
    return { transforms, read: values.map((text) => text.slice(folder.length).replaceAll('/', '')) };
  }
  const separator = LISTS.has(target) ? findSeparator(header) : undefined;
  if (separator) return { transforms: [transform('SPLIT', separator)], read: values };
  if (target === 'categories' && hasCommaLists(values)) {
    return { transforms: [transform('SPLIT', ',')], read: values };
  }
  return { transforms: [], read: values };
}
