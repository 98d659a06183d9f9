import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent, VariantContent } from '#server/records/products';
import { getOptionNames, getOptionValue } from '#server/records/variantOptions';
import { neutralizeText } from '#shared/formulaText';
import { makeSlug } from '#server/records/makeSlug';
import { csvRow } from '../csvFeed';
import { decimalText } from '../google/googleElements';
import { canBuyWithoutStock, getOfferPrice, getOffers, getQuantity, takeHandle } from './offers';
import { checkForShopify } from './shopifyRules';
import { imageLink } from '../shopUrls';

/** What a row of the file needs besides its product. */
interface Scope {
  catalog: CatalogRecord;
  now: Date;
}

interface Row {
  product: ProductContent;
  handle: string;
  /** The options of all variants. */
  optionNames: readonly string[];
  /** Undefined on rows that only add an image. */
  variant: VariantContent | null | undefined;
  image: { link: string; alt: string } | undefined;
  /** Position of the row within its product, from 0. */
  index: number;
}

type Column = readonly [header: string, cell: (row: Row, scope: Scope) => string];

/** A column that is filled on the first row of a product. */
const ofProduct = (header: string, cell: (product: ProductContent, scope: Scope) => string): Column => [
  header,
  ({ product, index }, scope) => (index ? '' : cell(product, scope)),
];

/** A column that is filled on the row of each variant, or the only row of a product without variants. */
const ofVariant = (
  header: string,
  cell: (product: ProductContent, variant: VariantContent | null, scope: Scope) => string,
): Column => [header, ({ product, variant }, scope) => (variant === undefined ? '' : cell(product, variant, scope))];

/** What Shopify calls the option of a product without options, and its value. */
const NO_OPTION = { name: 'Title', value: 'Default Title' };

const optionColumns = [0, 1, 2].flatMap((place): Column[] => [
  [
    `Option${place + 1} Name`,
    ({ optionNames, index }) =>
      index ? '' : (optionNames[place] ?? (optionNames.length === 0 && place === 0 ? NO_OPTION.name : '')),
  ],
  [
    `Option${place + 1} Value`,
    ({ optionNames, variant }) => {
      const name = optionNames[place];
      if (optionNames.length === 0) return place === 0 && variant !== undefined ? NO_OPTION.value : '';
      return (variant && name !== undefined && getOptionValue(variant, name)) || '';
    },
  ],
]);

const getPrice = (product: ProductContent, variant: VariantContent | null, { catalog, now }: Scope) =>
  getOfferPrice(product, variant, { currency: catalog.currencies[0], now });

const isTags = (name: string) => name.toLowerCase() === 'tags';

const getAttribute = (product: ProductContent, name: string) =>
  product.attributes.flatMap((pair) => (pair.name === name ? [pair.value] : [])).join(', ');

const FIXED_COLUMNS: readonly Column[] = [
  ['Handle', ({ handle }) => handle],
  ofProduct('Title', ({ name }) => name),
  ofProduct('Body (HTML)', ({ description }) => description),
  ofProduct('Vendor', ({ brand }) => brand),
  ofProduct('Type', ({ categories: [path = ''] }) => path.split('/').join(' > ')),
  ofProduct('Tags', (product) => {
    const name = product.attributes.find((pair) => isTags(pair.name))?.name;
    return name === undefined ? '' : getAttribute(product, name);
  }),
  ofProduct('Published', ({ status }) => (status === 'ACTIVE' ? 'TRUE' : 'FALSE')),
  ...optionColumns,
  ofVariant('Variant SKU', (product, variant) => (variant ?? product).sku),
  ofVariant('Variant Inventory Tracker', (product, variant) =>
    getQuantity(product, variant) === null ? '' : 'shopify',
  ),
  ofVariant('Variant Inventory Qty', (product, variant) => String(getQuantity(product, variant) ?? '')),
  ofVariant('Variant Inventory Policy', (product, variant, { now, catalog }) =>
    canBuyWithoutStock(product, variant, { now, timeZone: catalog.timeZone }) ? 'continue' : 'deny',
  ),
  ofVariant('Variant Fulfillment Service', () => 'manual'),
  ofVariant('Variant Price', (product, variant, scope) => {
    const price = getPrice(product, variant, scope);
    return price ? decimalText(price.amount, price.currency) : '';
  }),
  ofVariant('Variant Compare At Price', (product, variant, scope) => {
    const price = getPrice(product, variant, scope);
    return !price || price.compareAt === null ? '' : decimalText(price.compareAt, price.currency);
  }),
  ofVariant('Variant Requires Shipping', () => 'TRUE'),
  ofVariant('Variant Taxable', () => 'TRUE'),
  ofVariant('Variant Barcode', (product, variant) => (variant ?? product).gtin ?? ''),
  ['Image Src', ({ image }) => image?.link ?? ''],
  ['Image Position', ({ image, index }) => (image ? String(index + 1) : '')],
  ['Image Alt Text', ({ image }) => image?.alt ?? ''],
  ofProduct('Gift Card', () => 'FALSE'),
  ofProduct('SEO Title', ({ seo }) => seo.title),
  ofProduct('SEO Description', ({ seo }) => seo.description),
  ofProduct('Google Shopping / MPN', ({ mpn }) => mpn ?? ''),
  ofVariant('Variant Image', (_, variant, { catalog }) => imageLink(catalog, variant?.media[0]?.url ?? '') ?? ''),
  ofProduct('Status', ({ status }) => status.toLowerCase()),
];

/** Returns a few letters and digits that only depend on the text (FNV-1a). */
const toToken = (text: string) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/**
 * Columns of the attributes, which are metafields in Shopify. Their keys have 2 to 64 letters, digits, and `_`. Names
 * in other scripts have the same key in each export, whatever other attributes it has.
 */
const attributeColumns = (names: readonly string[]): Column[] => {
  const keys = new Set<string>();
  return names.map((name) => {
    const base = `${makeSlug(name, toToken(name)).replaceAll('-', '_')}__`
      .slice(0, 60)
      .replace(/_+$/, '')
      .padEnd(2, '_');
    let key = base;
    for (let number = 2; keys.has(key); number += 1) key = `${base}_${number}`;
    keys.add(key);
    return ofProduct(`${name} (product.metafields.custom.${key})`, (product) => getAttribute(product, name));
  });
};

const productRows = (product: ProductContent, handle: string, { catalog }: Scope): Row[] => {
  const images = product.media.flatMap(({ url, alt }) => {
    const link = imageLink(catalog, url);
    return link === null ? [] : [{ link, alt }];
  });
  const variants = getOffers(product);
  const optionNames = getOptionNames(product.variants);
  return Array.from({ length: Math.max(variants.length, images.length) }, (_, index) => ({
    product,
    handle,
    optionNames,
    variant: variants[index],
    image: images[index],
    index,
  }));
};

const readAttributes = async (contents: AsyncIterable<ProductContent>, catalog: CatalogRecord) => {
  const names = new Set<string>();
  for await (const content of contents) {
    if (checkForShopify(content, catalog).reasons.length) continue;
    for (const { name } of content.attributes) if (name.trim() && !isTags(name)) names.add(name);
  }
  return [...names];
};

/**
 * Shopify's product CSV with the prices for all channels in the catalog's first currency, as of `now`: a row per
 * variant or image. Attributes become metafields. Products that Shopify can’t have are left out; see `checkForShopify`.
 * Reads the products twice, because the attributes of all of them are columns.
 */
export async function* shopifyFeed(
  read: () => AsyncIterable<ProductContent>,
  catalog: CatalogRecord,
  now: Date,
): AsyncGenerator<string> {
  const scope: Scope = { catalog, now };
  const columns = [...FIXED_COLUMNS, ...attributeColumns(await readAttributes(read(), catalog))];
  const handles = new Set<string>();
  yield csvRow(columns.map(([header]) => header));
  for await (const content of read()) {
    if (checkForShopify(content, catalog).reasons.length) continue;
    const rows = productRows(content, takeHandle(content, handles), scope);
    yield rows.map((row) => csvRow(columns.map(([, cell]) => neutralizeText(cell(row, scope))))).join('');
  }
}
