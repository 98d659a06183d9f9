import type { LocalizedTextRecord } from '../../records/attributes';
import type { MediaRecord } from '../../records/products';
import { canonicalLocale } from '../locales/canonicalLocale';
import { lookupChain } from '#shared/languageLookup';

/**
 * Returns the alt texts for other languages as a field of a stored image: sorted by language, with one at most for
 * each, and absent if there are none.
 */
export function altTextsField(texts: readonly LocalizedTextRecord[]): Pick<MediaRecord, 'altTexts'> {
  const byLocale = new Map(
    texts.flatMap(({ locale, text }) => {
      const tag = locale.trim();
      return tag && text.trim() ? [[canonicalLocale(tag) ?? tag, text.trim()] as const] : [];
    }),
  );
  const altTexts = [...byLocale].map(([locale, text]) => ({ locale, text }));
  return altTexts.length ? { altTexts: altTexts.sort((a, b) => (a.locale < b.locale ? -1 : 1)) } : {};
}

/**
 * Returns the alt text of an image in a language: the exact one, or else that of a more general language, or else that
 * of the default language.
 */
export function readAlt({ alt, altTexts = [] }: MediaRecord, locale: string | null): string {
  for (const tag of locale === null ? [] : lookupChain(locale)) {
    const found = altTexts.find((each) => each.locale === tag);
    if (found) return found.text;
  }
  return alt;
}

/** Returns the images with their alt texts in a language as their own. */
export function localizedMedia(media: readonly MediaRecord[], locale: string | null): MediaRecord[] {
  return media.map((image) => ({ url: image.url, alt: readAlt(image, locale) }));
}
