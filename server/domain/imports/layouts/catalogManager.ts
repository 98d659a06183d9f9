import { decodeMedia, decodePairs, decodeTexts } from '../../ownLayout/listCells';
import type { Layout } from '../layout';
import type { CellValue } from '../cells/cellReader';
import { restoreFormula } from '#shared/formulaText';
import { ATTRIBUTE } from '../mapping/targets';
import { ownKey, textOn } from './rowKeys';

const each =
  <Item>(decode: (cell: string) => Item[]) =>
  (value: CellValue) =>
    (typeof value === 'string' ? [value] : value).flatMap(decode);

/**
 * The app's own layout. It covers all fields, so a blank cell is an empty value and every character of a cell is kept.
 */
export const catalogManager: Layout = {
  code: 'CATALOG_MANAGER',
  name: 'Catalog Manager',
  signature: [['product sku'], ['variant sku'], ['prices', 'variant prices']],
  targets: {
    'product sku': 'sku',
    name: 'name',
    slug: 'slug',
    description: 'description',
    brand: 'brand',
    gtin: 'gtin',
    mpn: 'mpn',
    status: 'status',
    kind: 'kind',
    family: 'family',
    stock: 'stock',
    availability: 'availability',
    categories: 'categories',
    attributes: 'attributes',
    prices: 'prices',
    media: 'images',
    'seo title': 'seoTitle',
    'seo description': 'seoDescription',
    'external reference': 'externalReference',
    values: 'values',
    associations: 'associations',
    'external url': 'externalUrl',
    'button text': 'buttonText',
    link: 'link',
    'variant sku': 'variantSku',
    'variant gtin': 'variantGtin',
    'variant name': 'variantName',
    'variant options': 'options',
    'variant prices': 'variantPrices',
    'variant stock': 'variantStock',
    'variant availability': 'variantAvailability',
    'variant media': 'variantImages',
    'variant status': 'variantStatus',
    'variant attributes': 'variantAttributes',
    'variant values': 'variantValues',
    'variant external reference': 'variantReference',
    'variant link': 'variantLink',
  },
  otherTarget: (header) => ATTRIBUTE + header,
  dialect: {
    clean: restoreFormula,
    isOwn: true,
    isMonthFirst: false,
    categories: each(decodeTexts),
    media: each(decodeMedia),
    pairs: each(decodePairs),
  },
  isShared: () => false,
  makesSkus: false,
  hasVariantOnEachRow: false,
  spread: (_, mapping) => {
    const sku = mapping.getReaders('sku');
    const name = mapping.getReaders('name');
    const status = mapping.getReaders('status');
    const variantSku = mapping.getReaders('variantSku');
    const variantStatus = mapping.getReaders('variantStatus');
    return {
      // A row without a SKU continues the product above it, unless it starts a new one.
      keys: () => {
        let key: string | null = null;
        return (row) => {
          const isNew = key === null || textOn(row, name) !== '' || textOn(row, status) !== '';
          key = textOn(row, sku) || (isNew || key === null ? ownKey(row) : key);
          return key;
        };
      },
      // Rows may have been sorted: the product's fields are on the row with its status or its name.
      group: (rows) => {
        const begins = rows.findIndex((row) => textOn(row, status) !== '' || textOn(row, name) !== '');
        const product = Math.max(0, begins);
        const roles = rows.map((row, index) => {
          if (index === product) return 'BOTH';
          return textOn(row, variantStatus) === '' && textOn(row, variantSku) === '' ? 'DUPLICATE' : 'VARIANT';
        });
        return { roles };
      },
    };
  },
};
