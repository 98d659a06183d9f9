import { headerKey } from '#server/records/headerKey';
import { say } from '#server/records/sentence';
import { parseBoolean } from '../../texts/booleanText';
import { distinct, parsePath, PLAIN } from '../formats/dialect';
import { NOT_APPLIED, type Layout } from '../layout';
import { isOtherAction } from '../mapping/columnMeaning';
import { ATTRIBUTE, readAttributeHeader } from '../mapping/targets';
import { getInventoryTargets } from './shopifyInventory';
import { isOwnKey, mappedColumnOn, ownKey, textOn } from './rowKeys';

/** Columns about sales and shipping in Shopify, which a catalog does not include. */
const INTERNAL = `gift card|variant grams|variant inventory tracker|variant fulfillment service|
variant requires shipping|variant taxable|variant tax code|variant weight unit|image position|cost per item|
charge tax|tax code|weight value grams|weight unit for display|requires shipping|
fulfillment service|inventory tracker|unit price total measure|unit price total measure unit|unit price base measure|
unit price base measure unit|google shopping adwords grouping|google shopping adwords labels|
google shopping custom product|id|created at|updated at|published at|published scope|template suffix|
total inventory qty|row|top row|category id|image type|image width|image height|variant inventory item id|variant position|
variant shipping profile`;

const unmapped = Object.fromEntries(INTERNAL.split('|').map((key) => [key.trim(), null]));

const optionTargets = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [`option${number} name`, 'options'],
    [`option${number} value`, 'options'],
  ]),
);

/**
 * A metafield column such as `Material (product.metafields.custom.material)` becomes an attribute with the name before
 * the parenthesis.
 */
const otherTarget = (header: string) => {
  if (/linked to$/i.test(header)) return null;
  // Prices of a market are in its currency, so they only fit a sales channel of that name.
  if (/^(Included|Price|Compare At Price|International) \//i.test(header)) return NOT_APPLIED;
  if (isOtherAction(header)) return NOT_APPLIED;
  // The SEO fields are metafields in Matrixify’s files.
  const [, seo] = /^metafield: (title|description)_tag\b/i.exec(header) ?? [];
  if (seo) return /title/i.test(seo) ? 'seoTitle' : 'seoDescription';
  return ATTRIBUTE + (readAttributeHeader(header) ?? header.replace(/^Google Shopping \/ /i, ''));
};

/** Columns that say whether an online store shows the product, whatever its status is. */
const PUBLISHED = ['published', 'published on online store'];

/**
 * Shopify's product CSV with its old headers or those of 2025, or its JSON. The rows of a handle are variants and
 * additional images.
 */
export const shopify: Layout = {
  code: 'SHOPIFY',
  name: 'Shopify',
  signature: [
    ['handle', 'url handle'],
    ['option1 value', 'variant price', 'variant sku'],
    ['title', 'variant sku', 'sku', 'variant price'],
  ],
  targets: {
    ...unmapped,
    ...optionTargets,
    handle: 'parent',
    'url handle': 'parent',
    title: 'name',
    'body html': 'description',
    description: 'description',
    vendor: 'brand',
    type: 'categories',
    'product category': 'categories',
    tags: `${ATTRIBUTE}tags`,
    command: 'action',
    'variant command': 'variantAction',
    'tags command': 'tagsAction',
    'image command': 'imagesAction',
    status: { target: 'status', firstOf: PUBLISHED },
    published: 'status',
    'published on online store': 'status',
    'variant id': 'variantReference',
    'variant sku': 'variantSku',
    sku: 'variantSku',
    'variant barcode': 'variantGtin',
    barcode: 'variantGtin',
    'variant price': 'variantPrice',
    price: 'variantPrice',
    'variant compare at price': 'variantCompareAtPrice',
    'compare at price': 'variantCompareAtPrice',
    'variant inventory qty': 'variantStock',
    'inventory quantity': 'variantStock',
    'variant inventory policy': 'backorders',
    'continue selling when out of stock': 'backorders',
    'variant available': 'variantAvailability',
    'image src': 'images',
    'product image url': 'images',
    'image alt text': 'imageAlts',
    'variant image': 'variantImages',
    'variant image url': 'variantImages',
    'seo title': 'seoTitle',
    'seo description': 'seoDescription',
    'google shopping mpn': 'mpn',
    'google shopping google product category': `${ATTRIBUTE}Google product category`,
  },
  otherTarget,
  getPartTargets: getInventoryTargets,
  readsWords: true,
  dialect: { ...PLAIN, categories: (value) => distinct((typeof value === 'string' ? [value] : value).map(parsePath)) },
  exportFormat: 'SHOPIFY_CSV',
  isShared: () => false,
  hasStrictActions: true,
  makesSkus: true,
  hasVariantOnEachRow: false,
  spread: (columns, mapping) => {
    const published = columns.findIndex((column) => PUBLISHED.includes(headerKey(column)));
    const status = mapping.getReaders('status');
    const handle = mapping.getReaders('parent');
    const options = mapping.getReaders('options');
    const optionColumns = [1, 2, 3].map((number) => ({
      nameOn: mappedColumnOn(options, `option${number} name`),
      valueOn: mappedColumnOn(options, `option${number} value`),
    }));
    return {
      keys: () => {
        let key: string | null = null;
        return (row) => (key = textOn(row, handle) || (key ?? ownKey(row)));
      },
      group: (rows, draft) => ({
        roles: rows.map(() => 'BOTH'),
        // Only the first row of a product has its option names. A product without options has one called Title.
        options: (row) =>
          optionColumns.flatMap(({ nameOn, valueOn }, index) => {
            const value = valueOn(row);
            const name = nameOn(row) || (rows[0] && nameOn(rows[0])) || `Option ${index + 1}`;
            return value && !(name === 'Title' && value === 'Default Title') ? [{ name, value }] : [];
          }),
        identify: () => {
          const { key, fields } = draft;
          if (isOwnKey(key)) return;
          draft.standInSku(key, 'KEY');
          fields.slug ??= key;
          fields.externalReference ??= key;
        },
        // An active product that is not published is sold elsewhere, and must not become public.
        finish: () => {
          const row = rows[0];
          const isHidden = row && status.length > 0 && parseBoolean(row.cells[published]?.trim() ?? '') === false;
          if (!isHidden || draft.fields.status !== 'ACTIVE') return;
          draft.fields.status = 'DRAFT';
          draft.report({
            code: 'NOT_PUBLISHED',
            severity: 'INFO',
            category: 'POLICY',
            field: 'status',
            rowNumber: row.number,
            column: columns[published],
            message: say`The product is active, but not published. It’s imported as a draft.`,
            suggestedFix: say`To publish it, set its status to active after the import.`,
          });
        },
      }),
    };
  },
};
