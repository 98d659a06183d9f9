import { checkDigitOf } from '../../records/gtin';
import type { CatalogRecord } from '../../records/catalogs';
import type { PriceRecord, ProductContent, VariantContent } from '../../records/products';
import { cutText } from './htmlText';
import { xmlText } from './xml';
import { imageLink, productLink, type ShopSettings } from './shopUrls';

/** What of a catalog's settings a Google feed depends on. */
export type GoogleSettings = ShopSettings & Pick<CatalogRecord, 'currencies'>;

/**
 * What Google Merchant Center allows, in characters or images (product data specification). Ids are never cut:
 * one that is refused is better than two that are the same.
 */
export const GOOGLE_MAX = { id: 50, title: 150, description: 5000, images: 11, url: 2000, brand: 70, mpn: 70 };

/** What Google must know of an item, as far as it is known. */
export interface GoogleOffer {
  id: string;
  title: string;
  description: string;
  link: string | null;
  images: string[];
  price: PriceRecord | undefined;
  condition: string;
  brand: string;
  gtin: string | null;
  mpn: string | null;
  /** The product's SKU, where it has several variants. */
  groupId: string | null;
}

/** The price in the first of the catalog's currencies that has one, else the first. */
const priceIn = (prices: readonly PriceRecord[], currencies: readonly string[]) =>
  currencies.map((code) => prices.find(({ currency }) => currency === code)).find(Boolean) ?? prices[0];

/** What the product's attributes tell of its condition; new where they do not. */
const conditionOf = ({ attributes }: ProductContent) => {
  const value =
    attributes
      .find(({ name }) => name.toLowerCase() === 'condition')
      ?.value.trim()
      .toLowerCase() ?? '';
  return ['refurbished', 'used'].includes(value) ? value : 'new';
};

/** Whether the digits are a GTIN of a valid length with the right check digit. */
export const isGtin = (gtin: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(gtin) && gtin.endsWith(checkDigitOf(gtin.slice(0, -1)));

/**
 * Whether a GTIN is a number inside a company or a coupon (GS1 prefixes 02, 04, 2, 05, 981 to 984, 99). Google takes
 * them for wrong; without one the item is taken.
 */
const isInternalGtin = (gtin: string) =>
  /^(?:2|02|04|05|98[1-4]|99)/.test(gtin.length === 14 ? gtin.slice(1) : gtin.length === 12 ? `0${gtin}` : gtin);

/** The item of a variant; `description` is the product's as plain text, `variant` a stand-in where it has none. */
export const googleOffer = (
  product: ProductContent,
  variant: VariantContent,
  description: string,
  settings: GoogleSettings,
): GoogleOffer => {
  const isOneOfMany = product.variants.length > 1;
  // The product's images may show it in another colour.
  const media = variant.media.length ? variant.media : product.media;
  const links = media.map(({ url }) => imageLink(settings, url)).filter((link) => link !== null);
  const gtin = variant.gtin ?? (isOneOfMany ? null : product.gtin);
  const title = (product.variants.length > 0 && variant.name) || product.name;
  return {
    id: xmlText(variant.sku).trim(),
    title: cutText(xmlText(title).trim(), GOOGLE_MAX.title),
    description: cutText(xmlText(description).trim(), GOOGLE_MAX.description),
    link: productLink(settings, product),
    images: [...new Set(links)].filter(({ length }) => length <= GOOGLE_MAX.url).slice(0, GOOGLE_MAX.images),
    price: priceIn(variant.prices.length ? variant.prices : product.prices, settings.currencies),
    condition: conditionOf(product),
    brand: cutText(xmlText(product.brand).trim(), GOOGLE_MAX.brand),
    gtin: gtin && isGtin(gtin) && isInternalGtin(gtin) ? null : gtin,
    // A manufacturer's number names one thing: that of the product does not name each of its variants.
    mpn: isOneOfMany || (product.mpn?.length ?? 0) > GOOGLE_MAX.mpn ? null : product.mpn,
    groupId: isOneOfMany ? product.sku : null,
  };
};
