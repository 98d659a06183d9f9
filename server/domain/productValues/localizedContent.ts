import { getPriceChannels, getPricesIn } from '../../records/prices';
import type { ProductContent, VariantContent } from '../../records/products';
import { localizedMedia } from './altTexts';
import { attributeCode } from '../../records/attributeCode';
import { readValue, readVariantValue, type ValueScope } from './readValue';
import { attributesField } from './values';

/** The attributes of a variant in the scope: its own, and those of the product for which it has another text. */
const localizedAttributes = (product: ProductContent, variant: VariantContent, scope: ValueScope) => {
  const { attributes: own = [], values = [] } = variant;
  if (!own.length && !values.length) return [];
  const ownCodes = new Set(own.map(({ name }) => attributeCode(name)));
  const valueCodes = new Set(values.map(({ attribute }) => attribute));
  const others = product.attributes.filter(({ name }) => {
    const code = attributeCode(name);
    return valueCodes.has(code) && !ownCodes.has(code) && readValue(variant, code, scope) !== null;
  });
  return [...own, ...others].map(({ name }) => ({
    name,
    value: readValue(variant, attributeCode(name), scope)?.text ?? '',
  }));
};

/** Returns the product with the prices that apply in a channel; with null, with those for all channels only. */
const withPricesIn = (content: ProductContent, channel: string | null): ProductContent =>
  getPriceChannels(content).size === 0
    ? content
    : {
        ...content,
        prices: getPricesIn(content.prices, channel),
        variants: content.variants.map((one) => ({ ...one, prices: getPricesIn(one.prices, channel) })),
      };

/** Empty if the variant only has its options and the name of the product. */
const localizedName = (content: ProductContent, variant: VariantContent, scope: ValueScope) => {
  const found = readVariantValue(content, variant, 'name', scope);
  return !found || (found.isOfProduct && variant.name === '') ? '' : found.text;
};

/**
 * Returns the product with the texts for a language and a channel, alt texts included, as its own, read with their
 * fallback, and with the prices that apply in the channel. Its variants have their own texts, and names that follow its
 * name where they contain it.
 */
export function localizedContent(given: ProductContent, scope: ValueScope): ProductContent {
  const content = withPricesIn(given, scope.channel);
  if (scope.locale === null && scope.channel === null) return content;
  const read = (attribute: string) => readValue(content, attribute, scope)?.text ?? '';
  return {
    ...content,
    name: read('name'),
    slug: read('slug'),
    description: read('description'),
    seo: { title: read('seo-title'), description: read('seo-description') },
    attributes: content.attributes.map((pair) => ({ name: pair.name, value: read(attributeCode(pair.name)) })),
    media: localizedMedia(content.media, scope.locale),
    variants: content.variants.map((variant) => ({
      ...variant,
      name: localizedName(content, variant, scope),
      ...attributesField(localizedAttributes(content, variant, scope)),
      media: localizedMedia(variant.media, scope.locale),
    })),
  };
}

/**
 * Returns the scope of a language and a channel in a catalog: null for the default language, and for what the catalog
 * does not have.
 */
export function toScope(
  {
    locales,
    defaultLocale,
    channels,
  }: { locales: readonly string[]; defaultLocale: string; channels: readonly string[] },
  { locale, channel }: { locale?: string | null | undefined; channel?: string | null | undefined },
): ValueScope {
  return {
    locale: locales.find((known) => known === locale && known !== defaultLocale) ?? null,
    channel: channels.find((known) => known === channel) ?? null,
  };
}
