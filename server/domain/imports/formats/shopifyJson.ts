import { isJsonObject, type JsonObject } from './jsonContent';

/** Whether an item is a product as in Shopify's `/products.json` and REST API. */
export function isShopifyJson(item: JsonObject): boolean {
  return typeof item['handle'] === 'string' && 'body_html' in item && Array.isArray(item['variants']);
}

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const toObjects = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

interface Row {
  product: JsonObject;
  variant: JsonObject;
  image: JsonObject;
}

type Column = readonly [header: string, value: (row: Row, index: number) => unknown];

/** A column that is filled on the first row of a product. */
const ofProduct = (header: string, value: (product: JsonObject) => unknown): Column => [
  header,
  ({ product }, index) => (index ? '' : value(product)),
];

const variantImage = ({ product, variant }: Row) => {
  const { featured_image: featured, image_id: id } = variant;
  if (isJsonObject(featured)) return featured['src'];
  return id === undefined || id === null
    ? ''
    : toObjects(product['images']).find((image) => image['id'] === id)?.['src'];
};

/** The columns of Shopify's product CSV, and the availability, which its file does not have. */
const COLUMNS: readonly Column[] = [
  ['Handle', ({ product }) => product['handle']],
  ofProduct('Title', ({ title }) => title),
  ofProduct('Body (HTML)', ({ body_html: html }) => html),
  ofProduct('Vendor', ({ vendor }) => vendor),
  ofProduct('Type', ({ product_type: type }) => type),
  ofProduct('Tags', ({ tags }) => tags),
  ofProduct('Published', ({ published_at: date }) => (date === undefined ? '' : date !== null)),
  ofProduct('Status', ({ status }) => status),
  ...[0, 1, 2].flatMap((place): Column[] => [
    ofProduct(`Option${place + 1} Name`, ({ options }) => toObjects(options)[place]?.['name']),
    [`Option${place + 1} Value`, ({ variant }) => variant[`option${place + 1}`]],
  ]),
  ['Variant ID', ({ variant }) => variant['id']],
  ['Variant SKU', ({ variant }) => variant['sku']],
  ['Variant Barcode', ({ variant }) => variant['barcode']],
  ['Variant Price', ({ variant }) => variant['price']],
  ['Variant Compare At Price', ({ variant }) => variant['compare_at_price']],
  [
    'Variant Inventory Qty',
    ({ variant }) => (variant['inventory_management'] === null ? '' : variant['inventory_quantity']),
  ],
  ['Variant Inventory Policy', ({ variant }) => variant['inventory_policy']],
  ['Variant Available', ({ variant }) => variant['available']],
  ['Variant Image', variantImage],
  ['Image Src', ({ image }) => image['src']],
  ['Image Alt Text', ({ image }) => image['alt']],
];

/** Headers of the rows that `shopifyRows` returns. */
export const SHOPIFY_COLUMNS = COLUMNS.map(([header]) => header);

/** A product of Shopify's JSON as rows of Shopify's product CSV: its variants, and beside or below them its images. */
export function shopifyRows(product: JsonObject): string[][] {
  const variants = toObjects(product['variants']);
  const images = toObjects(product['images']);
  return Array.from({ length: Math.max(1, variants.length, images.length) }, (_, index) =>
    COLUMNS.map(([, value]) =>
      toText(value({ product, variant: variants[index] ?? {}, image: images[index] ?? {} }, index)),
    ),
  );
}
