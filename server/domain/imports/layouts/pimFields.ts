import { distinct, parseMedia, PLAIN, splitParts, type Dialect } from '../formats/dialect';
import { headerKey } from '#server/records/headerKey';
import type { DefaultTarget } from '../layout';
import { readCurrencyHeader } from '../mapping/headers/currencyHeader';
import { ATTRIBUTE, isPriceTarget } from '../mapping/targets';

/** Columns about taxes, purchasing and the running of a shop, which a catalog does not include. */
const INTERNAL =
  'cost|tax class|tax class id|tax category id|meta keyword|meta keywords|created|updated|created at|updated at';

/** The attributes that most product information systems start with, which are fields of a product here. */
export const PIM_TARGETS: Readonly<Record<string, DefaultTarget>> = {
  ...Object.fromEntries(INTERNAL.split('|').map((key) => [key, null])),
  sku: 'sku',
  parent: 'parent',
  categories: 'categories',
  name: 'name',
  'product name': 'name',
  title: 'name',
  description: { target: 'description', firstOf: ['short description'] },
  'short description': 'description',
  brand: 'brand',
  manufacturer: 'brand',
  ean: 'gtin',
  'ean 13': 'gtin',
  gtin: 'gtin',
  upc: 'gtin',
  barcode: 'gtin',
  mpn: 'mpn',
  'url key': 'slug',
  'meta title': 'seoTitle',
  'meta description': 'seoDescription',
  price: 'price',
  'special price': 'salePrice',
  'special price from': 'saleFrom',
  'special price to': 'saleUntil',
  'special price from date': 'saleFrom',
  'special price to date': 'saleUntil',
  stock: 'stock',
  'variation name': 'variantName',
};

/** An attribute with images, such as `main_image`, `picture_2` and `gallery`. */
const IMAGES =
  /^(?:(?:main|base|additional|variation|product)[_ ])?(?:images?|pictures?|photos?|gallery)(?:[_ ]?\d+)?$/i;

const toAmountTarget = (target: DefaultTarget | undefined, currency: string, header: string): string | null => {
  if (target === null) return null;
  return typeof target === 'string' && isPriceTarget(target) ? `${target}:${currency}` : ATTRIBUTE + header;
};

/** The target of a column with values of the attribute with this code. Its header can also name a currency. */
export function toPimTarget(
  targets: Readonly<Record<string, DefaultTarget>>,
  code: string,
  header: string,
): DefaultTarget {
  const key = headerKey(code);
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  const { currency } = readCurrencyHeader(header) ?? {};
  if (currency !== undefined) return toAmountTarget(target, currency, header);
  if (target !== undefined) return target;
  return IMAGES.test(code) ? 'images' : ATTRIBUTE + code;
}

/** Lists are separated by commas. A URL can contain commas, a path of these systems can’t. */
export const PIM_DIALECT: Dialect = {
  ...PLAIN,
  categories: (value) => distinct(splitParts(value, ',')),
  media: (value) => (value.toString().includes('://') ? PLAIN.media(value) : parseMedia(splitParts(value, ','))),
};
