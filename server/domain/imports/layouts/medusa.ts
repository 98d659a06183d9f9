import { makeCode } from '#server/records/slug';
import { distinct, parseMedia, PLAIN, splitParts } from '../formats/dialect';
import { headerKey } from '#server/records/headerKey';
import type { MediaRecord } from '#server/records/products';
import type { SourceRow } from '../formats/source';
import type { DefaultTarget, Layout } from '../layout';
import { ATTRIBUTE, VARIANT_ATTRIBUTE } from '../mapping/targets';
import { createPairReader } from './pairCells';
import { isOwnKey, ownKey, textOn } from './rowKeys';

/** Columns about sales and about the records of Medusa, which a catalog does not include. */
const INTERNAL = `product discountable|product profile name|product profile type|shipping profile id|product metadata|
product is giftcard|product created at|product updated at|product deleted at|product collection id|product type id|
variant product id|variant metadata|variant variant rank|variant created at|variant updated at|
variant deleted at`;

const unmapped = Object.fromEntries(INTERNAL.split('|').map((key) => [key.trim(), null]));

/**
 * What products and variants both have, each of their own, by the name in their columns. Medusa’s weights and
 * dimensions are numbers in no unit: the shop decides what they are in.
 */
const PHYSICAL = Object.entries({
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  'hs code': 'HS code',
  'origin country': 'Country of origin',
  'mid code': 'MID code',
  material: 'Material',
});

const physical = Object.fromEntries(
  PHYSICAL.flatMap(([key, name]) => [
    [`product ${key}`, ATTRIBUTE + name],
    [`variant ${key}`, VARIANT_ATTRIBUTE + name],
  ]),
);

/** Numbered columns are usually fewer; more are recognized by `otherTarget`. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const getNumbered = (header: string): DefaultTarget | undefined => {
  const key = headerKey(header);
  if (/^(?:variant )?option \d+ (?:name|value)$/.test(key)) return 'options';
  if (/^(?:product )?image \d+(?: url)?$/.test(key)) return 'images';
  if (/^variant image \d+(?: url)?$/.test(key)) return 'variantImages';
  if (/^product tag \d+$/.test(key)) return 'attributes';
  const [, category] = /^product category (\d+)(?: name)?$/.exec(key) ?? [];
  if (category) return { target: 'categories', firstOf: [`product category ${category} handle`] };
  return /^product category \d+ handle$/.test(key) ? 'categories' : undefined;
};

const numbered = Object.fromEntries(
  NUMBERS.flatMap((number) =>
    [
      `option ${number} name`,
      `option ${number} value`,
      `variant option ${number} name`,
      `variant option ${number} value`,
      `image ${number} url`,
      `product image ${number}`,
      `product image ${number} url`,
      `variant image ${number}`,
      `product tag ${number}`,
      `product category ${number}`,
      `product category ${number} name`,
      `product category ${number} handle`,
    ].map((key) => [key, getNumbered(key) ?? null]),
  ),
);

const otherTarget = (header: string): DefaultTarget => {
  const target = getNumbered(header);
  if (target !== undefined) return target;
  // Prices of a region are not prices of a currency.
  if (/^(?:variant )?price |^(?:product )?sales channel |^product category /i.test(header)) return null;
  if (/^(?:product|variant) option /i.test(header) || /^variant /i.test(header)) return null;
  return ATTRIBUTE + header.replace(/^product /i, '');
};

/** The ID of a record of Medusa, which says nothing outside of it. */
const isId = (text: string) => /^p(?:cat|tag)_\w{20,}$/.test(text);

/**
 * Medusa gives products without options one of its own: `Default option` with `Default option value`, and earlier
 * `Default` with `Default variant`. Under that name, other values are what tells variants apart.
 */
const isDefault = ({ name, value }: { name: string; value: string }) =>
  /^default (?:option value|variant)$/i.test(value) ||
  (/^default(?: option)?$/i.test(name) && /^default\b/i.test(value));

const getDistinct = (media: readonly MediaRecord[]) => [...new Map(media.map((image) => [image.url, image])).values()];

/** Medusa’s product CSV of its first and second major version. Each row is a variant, which repeats its product. */
export const medusa: Layout = {
  code: 'MEDUSA',
  name: 'Medusa',
  signature: [['product handle'], ['product title'], ['variant title', 'variant sku', 'variant id']],
  targets: {
    ...unmapped,
    ...numbered,
    ...physical,
    'product id': 'externalReference',
    'product handle': 'parent',
    'product title': 'name',
    'product subtitle': `${ATTRIBUTE}Subtitle`,
    'product description': 'description',
    'product status': { target: 'status', replace: { proposed: 'draft', rejected: 'draft' } },
    'product thumbnail': 'images',
    'product collection title': { target: `${ATTRIBUTE}Collection`, firstOf: ['product collection handle'] },
    'product collection handle': `${ATTRIBUTE}Collection`,
    'product type': 'categories',
    'product tags': 'attributes',
    'product external id': `${ATTRIBUTE}External ID`,
    'variant title': 'variantName',
    'variant thumbnail': 'variantImages',
    'variant id': 'variantReference',
    'variant sku': 'variantSku',
    'variant barcode': 'variantGtin',
    'variant ean': 'variantGtin',
    'variant upc': 'variantGtin',
    'variant inventory quantity': 'variantStock',
    'variant allow backorder': 'backorders',
    // Untracked stock is always available; otherwise the quantity decides.
    'variant manage inventory': {
      target: 'variantAvailability',
      isOpposite: true,
      replace: { yes: 'in_stock', no: '' },
    },
    price: 'variantPrice',
    'variant price': 'variantPrice',
  },
  otherTarget,
  readsWords: true,
  dialect: {
    ...PLAIN,
    categories: (value) => distinct(typeof value === 'string' ? [value] : value).filter((text) => !isId(text)),
    media: (value) => parseMedia(typeof value === 'string' ? [value] : value),
  },
  exportFormat: 'MEDUSA_CSV',
  isShared: () => false,
  makesSkus: true,
  hasVariantOnEachRow: true,
  spread: (_, mapping) => {
    const handle = mapping.getReaders('parent');
    const reference = mapping.getReaders('externalReference');
    const name = mapping.getReaders('name');
    const optionsOn = createPairReader(mapping.getReaders('options'));
    const tags = mapping.getReaders('attributes').map((reader) => [reader]);
    const tagsOn = (row: SourceRow) =>
      distinct(tags.flatMap((reader) => splitParts(textOn(row, reader), ','))).filter((text) => !isId(text));
    return {
      keys: () => (row) => textOn(row, handle) || textOn(row, reference) || makeCode(textOn(row, name)) || ownKey(row),
      group: (rows, draft) => ({
        roles: rows.map(() => 'BOTH'),
        attributes: (row) => {
          const words = tagsOn(row).join(', ');
          return words ? [{ name: 'tags', value: words }] : [];
        },
        options: (row) => (optionsOn?.(row, rows[0]) ?? []).filter((option) => !isDefault(option)),
        identify: () => {
          const { key, fields } = draft;
          // The thumbnail is usually one of the images.
          fields.media &&= getDistinct(fields.media);
          if (isOwnKey(key) || key === fields.externalReference) return;
          draft.standInSku(key, 'KEY');
          if (rows.some((row) => textOn(row, handle))) fields.slug ??= key;
        },
        finish: () => {
          for (const variant of draft.variants) if (variant.media) variant.media = getDistinct(variant.media);
          const [first, second] = draft.variants;
          if (first && !second && !first.options?.length) delete first.name;
        },
      }),
    };
  },
};
