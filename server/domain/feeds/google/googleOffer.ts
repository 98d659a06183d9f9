import { computeCheckDigit } from '#server/records/gtin';
import { withInheritedPrices } from '#server/records/prices';
import { getVariantTitle } from '#server/records/variantName';
import type { CatalogRecord } from '#server/records/catalogs';
import type { PriceRecord, ProductContent, VariantContent } from '#server/records/products';
import { cutText } from '../../texts/htmlText';
import { readSystemValues } from '../systemValues';
import { xmlText } from '../xml';
import { imageLink, productLink, type ShopSettings } from '../shopUrls';

/** The catalog settings that a Google feed depends on. */
export interface GoogleSettings extends ShopSettings, Pick<CatalogRecord, 'currencies' | 'timeZone'> {
  /** Whether an item without a price in one of the currencies has none; otherwise, it has its first price. */
  isOnlyInCurrencies?: boolean;
  /** Whether items that are out of stock are left out. */
  isOnlyInStock?: boolean;
  /** The time for which availability applies. */
  now: Date;
}

/**
 * Limits of Google Merchant Center in characters or images (product data specification). IDs are never truncated: a
 * rejected ID is better than a duplicate one.
 */
export const GOOGLE_MAX = { id: 50, title: 150, description: 5000, images: 11, url: 2000, brand: 70, mpn: 70 };

/** The data that Google needs about an item, as far as available. */
export interface GoogleOffer {
  id: string;
  title: string;
  description: string;
  link: string | null;
  images: string[];
  price: PriceRecord | undefined;
  condition: string;
  shippingWeight: string | null;
  brand: string;
  gtin: string | null;
  mpn: string | null;
  /** The product's SKU if it has several variants. */
  groupId: string | null;
}

/** The price in the first currency that has one, else the first price in any other if that is allowed. */
const priceIn = (prices: readonly PriceRecord[], { currencies, isOnlyInCurrencies = false }: GoogleSettings) =>
  currencies.map((code) => prices.find(({ currency }) => currency === code)).find(Boolean) ??
  (isOnlyInCurrencies ? undefined : prices[0]);

/** Whether the digits are a GTIN of a valid length with the right check digit. */
export function isGtin(gtin: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(gtin) && gtin.endsWith(computeCheckDigit(gtin.slice(0, -1)));
}

/**
 * Whether a GTIN is restricted to use within a company or is a coupon (GS1 prefixes 02, 04, 2, 05, 981 to 984, 99).
 * Google rejects these as invalid, but accepts items without a GTIN.
 */
const isInternalGtin = (gtin: string) =>
  /^(?:2|02|04|05|98[1-4]|99)/.test(gtin.length === 14 ? gtin.slice(1) : gtin.length === 12 ? `0${gtin}` : gtin);

/**
 * The Google item of a variant. `description` is the product's description as plain text; `variant` is a placeholder
 * for a product without variants.
 */
export function googleOffer(
  product: ProductContent,
  variant: VariantContent,
  description: string,
  settings: GoogleSettings,
): GoogleOffer {
  const isOneOfMany = product.variants.length > 1;
  // The product's images may show it in another color.
  const media = variant.media.length ? variant.media : product.media;
  const links = media.map(({ url }) => imageLink(settings, url)).filter((link) => link !== null);
  const gtin = variant.gtin ?? (isOneOfMany ? null : product.gtin);
  const { brand, mpn, condition, shippingWeight } = readSystemValues(product, variant);
  const title = product.variants.length > 0 ? getVariantTitle(product, variant) : product.name;
  return {
    id: xmlText(variant.sku).trim(),
    title: cutText(xmlText(title).trim(), GOOGLE_MAX.title),
    description: cutText(xmlText(description).trim(), GOOGLE_MAX.description),
    link: productLink(settings, product, variant),
    images: [...new Set(links)].filter(({ length }) => length <= GOOGLE_MAX.url).slice(0, GOOGLE_MAX.images),
    price: priceIn(withInheritedPrices(variant.prices, product.prices), settings),
    condition,
    shippingWeight,
    brand: cutText(xmlText(brand).trim(), GOOGLE_MAX.brand),
    gtin: gtin && isGtin(gtin) && isInternalGtin(gtin) ? null : gtin,
    // A manufacturer part number identifies one item, so the product's number does not apply to each of its variants.
    mpn: isOneOfMany || mpn === '' || mpn.length > GOOGLE_MAX.mpn ? null : mpn,
    groupId: isOneOfMany ? product.sku : null,
  };
}
