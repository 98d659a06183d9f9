import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import { DEFAULT_LINK_PATTERN, LINK_PLACEHOLDERS } from '../catalogs/shopFields';

/** What the URLs of a feed are made of. */
export type ShopSettings = Pick<CatalogRecord, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;

/** The field of a product that fills each placeholder: its id in the shop is the reference that it came with. */
export const PLACEHOLDER_FIELDS = { slug: 'slug', sku: 'sku', id: 'externalReference' } as const;

/** Fields that the pattern asks for and the product does not have. */
export const missingLinkFields = (
  { linkPattern = DEFAULT_LINK_PATTERN }: ShopSettings,
  product: ProductContent,
): (typeof PLACEHOLDER_FIELDS)[keyof typeof PLACEHOLDER_FIELDS][] =>
  LINK_PLACEHOLDERS.filter((name) => linkPattern.includes(`{${name}}`))
    .map((name) => PLACEHOLDER_FIELDS[name])
    .filter((field) => !product[field]?.trim());

/** Halves of surrogate pairs, which no URL can hold, are replaced as UTF-8 does. */
const urlPart = (text: string) => encodeURIComponent(text.trim().replace(/\p{Surrogate}/gu, '\ufffd'));

/** The absolute URL of the product's page in the shop; null where the catalog or the product lacks a part of it. */
export const productLink = (settings: ShopSettings, product: ProductContent): string | null => {
  const { shopUrl, linkPattern = DEFAULT_LINK_PATTERN } = settings;
  if (shopUrl === undefined || missingLinkFields(settings, product).length) return null;
  const path = LINK_PLACEHOLDERS.reduce(
    (text, name) => text.replaceAll(`{${name}}`, () => urlPart(product[PLACEHOLDER_FIELDS[name]] ?? '')),
    linkPattern,
  );
  return new URL(shopUrl + path).href;
};

/** Whether the image was uploaded to this gateway or drawn by it (`/media/{id}`): no shop serves it. */
export const isOwnImage = (url: string): boolean => /^\/media\/[^/.]+$/.test(url);

/**
 * The absolute URL of an image: a relative one is below the base URL of images, and is not doubled where it begins
 * with that URL's path already. Null where there is none.
 */
export const imageLink = ({ shopUrl, imageBaseUrl = shopUrl }: ShopSettings, url: string): string | null => {
  const text = url.trim();
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : null;
  if (!text || imageBaseUrl === undefined || isOwnImage(text) || /^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return null;
  const { origin, pathname } = new URL(imageBaseUrl);
  const path = text.replace(/^\/*/, '/');
  const folder = pathname.replace(/\/$/, '');
  return new URL(path.startsWith(`${folder}/`) ? origin + path : origin + folder + path).href;
};
