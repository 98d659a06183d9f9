import { distinct, parseMedia, parsePath, PLAIN } from '../formats/dialect';
import type { Draft } from '../rows/draft';
import type { Layout } from '../layout';
import { ATTRIBUTE, OPTION } from '../mapping/targets';
import { familyRoles } from './family';
import { isOwnKey, ownKey, textOn } from './rowKeys';

// An XML feed repeats the element, which becomes several lines; in a text feed, a comma separates two URLs.
const BETWEEN_LINKS = /\n|,\s*(?=https?:\/\/)/i;

/** Options that are the same for all variants do not distinguish them, so they become attributes of the product. */
const moveCommonOptions = ({ fields, variants }: Draft) => {
  const [first, second] = variants;
  if (!first?.options || !second) return;
  const common = first.options.filter(({ name, value }) =>
    variants.every(({ options }) => options?.some((option) => option.name === name && option.value === value)),
  );
  if (!common.length || common.length === first.options.length) return;
  const names = new Set(common.map(({ name }) => name));
  for (const variant of variants) variant.options = variant.options?.filter(({ name }) => !names.has(name));
  fields.attributes = [...(fields.attributes ?? []), ...common];
};

/**
 * Product data of Google Merchant Center, as a text feed or RSS 2.0. An item is a product or a variant of its item
 * group.
 */
export const googleMerchant: Layout = {
  code: 'GOOGLE_MERCHANT',
  name: 'Google Merchant',
  signature: [['id'], ['title'], ['link', 'image link'], ['availability', 'price']],
  targets: {
    id: 'sku',
    title: 'name',
    description: 'description',
    link: 'link',
    brand: 'brand',
    gtin: 'gtin',
    mpn: 'mpn',
    price: 'price',
    'sale price': 'salePrice',
    availability: 'availability',
    'availability date': 'availableFrom',
    'sale price effective date': 'saleFrom',
    'product type': 'categories',
    'google product category': `${ATTRIBUTE}google_product_category`,
    'image link': 'images',
    'additional image link': 'images',
    'item group id': 'parent',
    color: `${OPTION}color`,
    size: `${OPTION}size`,
    material: `${OPTION}material`,
    pattern: `${OPTION}pattern`,
  },
  otherTarget: (header) => ATTRIBUTE + header,
  readsWords: true,
  dialect: {
    ...PLAIN,
    categories: (value) => distinct((typeof value === 'string' ? value.split('\n') : value).map(parsePath)),
    media: (value) => parseMedia(typeof value === 'string' ? value.split(BETWEEN_LINKS) : value),
  },
  exportFormat: 'GOOGLE_XML',
  isShared: () => true,
  makesSkus: true,
  hasVariantOnEachRow: false,
  spread: (_, mapping) => {
    const id = mapping.getReaders('sku');
    const parent = mapping.getReaders('parent');
    const mpn = mapping.getReaders('mpn');
    return {
      keys: () => (row) => textOn(row, parent) || textOn(row, id) || ownKey(row),
      group: (rows, draft) => {
        const { fields, key } = draft;
        const roles = familyRoles(rows, mapping, false);
        const hasVariants = roles.includes('VARIANT') || roles.includes('BOTH');
        return {
          roles,
          identify: () => {
            if (!hasVariants) return;
            if (!isOwnKey(key)) draft.standInSku(key, 'KEY');
            // A part number of a single variant does not apply to the product.
            if (new Set(rows.map((row) => textOn(row, mpn))).size > 1) delete fields.mpn;
          },
          finish: () => moveCommonOptions(draft),
        };
      },
    };
  },
};
