import type { CatalogRecord } from '#server/records/catalogs';
import { attributeCode } from '#server/records/attributeCode';
import type { AttributeRecord, ProductContent, VariantContent } from '#server/records/products';
import { getOptionNames, getOptionValue } from '#server/records/variantOptions';
import { csvRow } from '../csvFeed';
import { decimalText } from '../google/googleElements';
import { createMedusaCheck, type MedusaCheck } from './medusaRules';
import { canBuyWithoutStock, getOfferPrice, getOffers, getQuantity, takeHandle } from './offers';
import { imageLink } from '../shopUrls';

interface Row {
  product: ProductContent;
  variant: VariantContent | null;
  handle: string;
  images: readonly string[];
  optionNames: readonly string[];
  hasGtin: boolean;
}

type Column = readonly [header: string, cell: (row: Row) => string];

/** What Medusa calls the option of a product without options, and its value. */
const NO_OPTION = { name: 'Default option', value: 'Default option value' };

/** Medusa removes it from the start of a cell after it has read the value. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Whether the importer of `POST /admin/products/import` reads the cell as something else than a text, as it does with
 * 42.
 */
const readsAsValue = (cell: string) => {
  if (cell === 'undefined') return true;
  try {
    JSON.parse(cell);
    return true;
  } catch {
    return false;
  }
};

const toText = (cell: string) => (readsAsValue(cell) ? NO_BREAK_SPACE + cell : cell);

/** A column of texts, which stay texts if they read as numbers. */
const text = (header: string, cell: (row: Row) => string): Column => [header, (row) => toText(cell(row))];

const flag = (header: string, isSet: (row: Row) => boolean): Column => [
  header,
  (row) => (isSet(row) ? 'TRUE' : 'FALSE'),
];

const NUMBERS = ['Weight', 'Length', 'Width', 'Height'] as const;

/** Columns for attributes of these names, which are numbers or texts. */
const FIELDS: readonly (readonly [column: string, attribute: string])[] = [
  ...NUMBERS.map((name) => [name, name] as const),
  ['HS Code', 'HS code'],
  ['Origin Country', 'Country of origin'],
  ['MID Code', 'MID code'],
  ['Material', 'Material'],
];

const PRODUCT_FIELDS = [...FIELDS, ['Subtitle', 'Subtitle'], ['External Id', 'External ID']] as const;

const isNumber = (value: string) => /^\d+(?:\.\d+)?$/.test(value);

const getField = (column: string, attribute: string, pairs: readonly AttributeRecord[]): string => {
  const code = attributeCode(attribute);
  const [pair, second] = pairs.filter(({ name }) => attributeCode(name) === code);
  const value = second ? '' : (pair?.value.trim() ?? '');
  return NUMBERS.some((known) => known === column) && !isNumber(value) ? '' : value;
};

const fieldColumns = (
  part: 'Product' | 'Variant',
  fields: typeof FIELDS,
  read: (row: Row) => readonly AttributeRecord[],
): Column[] =>
  fields.map(([column, attribute]) => {
    const cell = (row: Row) => getField(column, attribute, read(row));
    const header = `${part} ${column}`;
    return NUMBERS.some((known) => known === column) ? [header, cell] : text(header, cell);
  });

/** What has no column of its own, as JSON. */
const getMetadata = (pairs: readonly AttributeRecord[], fields: typeof FIELDS): string => {
  const others = pairs.filter(
    ({ name, value }) =>
      name.trim() &&
      value.trim() &&
      !fields.some((field) => attributeCode(field[1]) === attributeCode(name) && getField(...field, pairs)),
  );
  const values = new Map<string, string>();
  for (const { name, value } of others) {
    const former = values.get(name);
    values.set(name, former === undefined ? value : `${former}, ${value}`);
  }
  return values.size ? JSON.stringify(Object.fromEntries(values)) : '';
};

const ofProduct = ({ product }: Row) => product.attributes;
const ofVariant = ({ variant }: Row) => variant?.attributes ?? [];

const getVariantTitle = ({ product, variant }: Row) =>
  variant?.name.trim() || variant?.options.map(({ value }) => value).join(' / ') || product.name;

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** The columns for products with at most so many images and options. */
const getColumns = (catalog: CatalogRecord, now: Date, most: { images: number; options: number }): Column[] => [
  text('Product Handle', ({ handle }) => handle),
  text('Product Title', ({ product }) => product.name),
  text('Product Description', ({ product }) => product.description),
  ['Product Status', ({ product }) => (product.status === 'ACTIVE' ? 'published' : 'draft')],
  ['Product Thumbnail', ({ images }) => images[0] ?? ''],
  ...fieldColumns('Product', PRODUCT_FIELDS, ofProduct),
  [
    'Product Metadata',
    ({ product: { brand, mpn, attributes } }) =>
      getMetadata([{ name: 'Brand', value: brand }, { name: 'MPN', value: mpn ?? '' }, ...attributes], PRODUCT_FIELDS),
  ],
  ...range(most.images).map((at): Column => [`Product Image ${at + 1} Url`, ({ images }) => images[at] ?? '']),
  text('Variant Title', getVariantTitle),
  text('Variant Sku', ({ product, variant }) => (variant ?? product).sku),
  text('Variant Barcode', ({ product, variant, hasGtin }) => (hasGtin && (variant ?? product).gtin) || ''),
  flag('Variant Manage Inventory', ({ product, variant }) => getQuantity(product, variant) !== null),
  flag('Variant Allow Backorder', ({ product, variant }) =>
    canBuyWithoutStock(product, variant, { now, timeZone: catalog.timeZone }),
  ),
  ...fieldColumns('Variant', FIELDS, ofVariant),
  ['Variant Metadata', (row) => getMetadata(ofVariant(row), FIELDS)],
  ...catalog.currencies.map((currency): Column => [
    `Variant Price ${currency}`,
    ({ product, variant }) => {
      const price = getOfferPrice(product, variant, { currency, now });
      return price ? decimalText(price.amount, currency) : '';
    },
  ]),
  ...range(Math.max(most.options, 1)).flatMap((at): Column[] => [
    text(`Variant Option ${at + 1} Name`, ({ optionNames }) =>
      optionNames.length || at ? (optionNames[at] ?? '') : NO_OPTION.name,
    ),
    text(`Variant Option ${at + 1} Value`, ({ optionNames, variant }) => {
      const name = optionNames[at];
      if (name !== undefined) return (variant && getOptionValue(variant, name)) ?? '';
      return optionNames.length || at ? '' : NO_OPTION.value;
    }),
  ]),
];

const getImages = ({ media }: ProductContent, catalog: CatalogRecord) => [
  ...new Set(media.flatMap(({ url }) => imageLink(catalog, url) ?? [])),
];

const measure = async (contents: AsyncIterable<ProductContent>, catalog: CatalogRecord) => {
  const most = { images: 0, options: 0 };
  for await (const content of contents) {
    most.images = Math.max(most.images, getImages(content, catalog).length);
    most.options = Math.max(most.options, getOptionNames(content.variants).length);
  }
  return most;
};

const productRows = (product: ProductContent, handle: string, catalog: CatalogRecord, check: MedusaCheck): Row[] => {
  const images = getImages(product, catalog);
  const optionNames = getOptionNames(product.variants);
  return getOffers(product).map((variant) => ({
    product,
    variant,
    handle,
    images,
    optionNames,
    hasGtin: check.hasGtin((variant ?? product).sku),
  }));
};

/**
 * Medusa's product CSV with the prices for all channels in all currencies, as of `now`: a row per variant, which
 * repeats its product. Attributes without a column are in the metadata. Products that Medusa can’t have are left out;
 * see `createMedusaCheck`. Both of its importers can read the file: the older one takes texts such as 42 or true for
 * values, needs line feeds, and would keep what protects cells from spreadsheets. Reads the products twice, because the
 * images and options of all of them are columns.
 */
export async function* medusaFeed(
  read: () => AsyncIterable<ProductContent>,
  catalog: CatalogRecord,
  now: Date,
): AsyncGenerator<string> {
  const columns = getColumns(catalog, now, await measure(read(), catalog));
  const check = createMedusaCheck(catalog);
  const handles = new Set<string>();
  const write = (cells: readonly string[]) => csvRow(cells).replace(/\r\n$/, '\n');
  yield write(columns.map(([header]) => header));
  for await (const product of read()) {
    if (check(product).reasons.length) continue;
    const rows = productRows(product, takeHandle(product, handles), catalog, check);
    yield rows.map((row) => write(columns.map(([, cell]) => cell(row)))).join('');
  }
}
