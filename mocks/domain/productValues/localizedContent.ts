import type { ProductContent } from '../../records/products';
import { localizedMedia } from './altTexts';
import { attributeCode } from '../../records/attributeCode';
import { readValue, type ValueScope } from './readValue';

/**
 * Returns the product with the texts for a language and a channel, alt texts included, as its own, read with their
 * fallback. The names of its variants follow its name where they contain it.
 */
export function localizedContent(content: ProductContent, scope: ValueScope): ProductContent {
  if (scope.locale === null && scope.channel === null) return content;
  const read = (attribute: string) => readValue(content, attribute, scope)?.text ?? '';
  const name = read('name');
  const isRenamed = content.name !== '' && name !== content.name;
  return {
    ...content,
    name,
    slug: read('slug'),
    description: read('description'),
    seo: { title: read('seo-title'), description: read('seo-description') },
    attributes: content.attributes.map((pair) => ({ name: pair.name, value: read(attributeCode(pair.name)) })),
    media: localizedMedia(content.media, scope.locale),
    variants: content.variants.map((variant) => ({
      ...variant,
      name: isRenamed ? variant.name.replaceAll(content.name, () => name) : variant.name,
      media: localizedMedia(variant.media, scope.locale),
    })),
  };
}

/**
 * Returns the scope of a language and a channel in a catalog: null for the default language, and for what the catalog does
 * not have.
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
