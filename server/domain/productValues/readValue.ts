import { lookupChain } from '#shared/languageLookup';
import type { ProductContent, ProductValueRecord, VariantContent } from '../../records/products';
import { withoutAbsent } from '../lists/withoutAbsent';
import { findPair } from '../../records/attributeCode';

/** The language and the sales channel that a value is read for; null for the default language and for all channels. */
export interface ValueScope {
  locale: string | null;
  channel: string | null;
}

/** The default language and all channels, for which own fields have the values. */
export const OWN_SCOPE: ValueScope = { locale: null, channel: null };

/** A value as read, with the scope it was found in. Null means the default language and all channels. */
export interface FoundValue {
  text: string;
  locale: string | null;
  channel: string | null;
  /** Whether a variant has it from its product; absent if not. */
  isOfProduct?: true;
}

type ProductTexts = Pick<ProductContent, 'name' | 'slug' | 'description' | 'seo' | 'attributes' | 'values'> &
  Partial<Pick<ProductContent, 'brand' | 'gtin' | 'mpn' | 'media'>>;
type VariantTexts = Pick<VariantContent, 'name' | 'attributes' | 'values'>;

/** A product, or a variant, which has fewer fields. */
type Content = VariantTexts & Partial<ProductTexts>;

/**
 * Returns the own value of the attribute, which is in the default language; empty if there is none. That of `media` is
 * the first image.
 */
export function ownText(content: Content, attribute: string): string {
  switch (attribute) {
    case 'name':
    case 'slug':
    case 'description':
      return content[attribute] ?? '';
    case 'seo-title':
      return content.seo?.title ?? '';
    case 'seo-description':
      return content.seo?.description ?? '';
    case 'brand':
    case 'gtin':
    case 'mpn':
      return content[attribute] ?? '';
    case 'media':
      return content.media?.[0]?.url ?? '';
    default:
      return findPair(content.attributes ?? [], attribute)?.value ?? '';
  }
}

// A loop takes a third of the time of a search with a function, and products are measured in each language and channel.
const findValue = (
  values: readonly ProductValueRecord[],
  attribute: string,
  locale: string | undefined,
  channel: string | undefined,
): ProductValueRecord | undefined => {
  for (const value of values) {
    if (value.attribute === attribute && value.locale === locale && value.channel === channel) return value;
  }
  return undefined;
};

/**
 * Returns the value of an attribute for a language and a channel: that of the exact language, or else of a more general
 * one, or else of the default language; of each of them, that of the channel or else that of all channels. Null if none
 * of them has a value.
 */
export function readValue(content: Content, attribute: string, { locale, channel }: ValueScope): FoundValue | null {
  const { values } = content;
  if (values?.length) {
    for (const inLocale of locale === null ? [undefined] : [...lookupChain(locale), undefined]) {
      const value =
        (channel !== null && findValue(values, attribute, inLocale, channel)) ||
        (inLocale !== undefined && findValue(values, attribute, inLocale, undefined));
      if (value) return { text: value.text, locale: value.locale ?? null, channel: value.channel ?? null };
    }
  }
  const text = ownText(content, attribute);
  return text === '' ? null : { text, locale: null, channel: null };
}

/**
 * Returns the value of an attribute of a variant as `readValue` does: its own, or else the product's. Its own name in
 * the default language follows the name of the product where it contains that.
 */
export function readVariantValue(
  product: ProductTexts,
  variant: VariantTexts,
  attribute: string,
  scope: ValueScope,
): FoundValue | null {
  const own = readValue(variant, attribute, scope);
  if (own && (attribute !== 'name' || own.locale !== null || own.channel !== null)) return own;
  const found = readValue(product, attribute, scope);
  if (!own) return found && { ...found, isOfProduct: true };
  const text = found && product.name ? own.text.replaceAll(product.name, () => found.text) : own.text;
  return found && text !== own.text ? { ...found, text, isOfProduct: true } : own;
}

/**
 * A value of a product or a variant, and whether it comes from another language, from all channels, or from the
 * product.
 */
export interface ReadValue extends ProductValueRecord {
  isInherited: boolean;
}

/** A value of a product of a catalog, as answered to clients. */
export interface CatalogValue extends ReadValue {
  catalogId: string;
}

/**
 * Returns a value as `readValue` does, or as `readVariantValue` does if a variant is given, and whether it was found
 * for exactly this language and channel.
 */
export function readInheritedValue(
  content: ProductTexts,
  attribute: string,
  { defaultLocale, ...scope }: ValueScope & { defaultLocale: string },
  variant?: VariantTexts,
): ReadValue | null {
  const { channel } = scope;
  const locale = scope.locale === defaultLocale ? null : scope.locale;
  const found = variant
    ? readVariantValue(content, variant, attribute, { locale, channel })
    : readValue(content, attribute, { locale, channel });
  if (!found) return null;
  const isInherited = Boolean(found.isOfProduct) || found.locale !== locale || found.channel !== channel;
  return {
    attribute,
    text: found.text,
    isInherited,
    ...withoutAbsent({ locale: found.locale, channel: found.channel }),
  };
}
