import { lookupChain } from '#shared/languageLookup';
import type { ValueKey } from '#shared/valuePath';
import { valueId } from '../../core/values/valueId';

/** A text that a product or a variant shows because there is no other one. */
export interface InheritedText {
  text: string;
  /** The language it is in; null for the default language. */
  locale: string | null;
  /** Whether a variant has it from its product; absent if not. */
  isOfProduct?: true;
}

/** Returns the alt text that is shown without one in exactly this language, by the same rules as `Media.alt`. */
export function inheritedAlt(
  texts: Readonly<Record<string, string>>,
  locale: string,
  ownText: string,
): InheritedText | null {
  const found = lookupChain(locale).find((tag) => tag !== locale && texts[tag] !== undefined);
  if (found !== undefined) return { text: texts[found] ?? '', locale: found };
  return ownText.trim() === '' ? null : { text: ownText, locale: null };
}

/**
 * Returns what is shown without a value for exactly this language and channel, by the same rules as `Product.value`: a
 * text in the language or a more general one, otherwise in the default language; of each, that of the channel first.
 */
export function inheritedText(
  texts: Readonly<Record<string, string>>,
  { attribute, locale, channel }: ValueKey,
  ownText: string,
): InheritedText | null {
  const languages = [...(locale === null ? [] : lookupChain(locale)), null];
  for (const inLocale of languages) {
    for (const inChannel of channel === null ? [null] : [channel, null]) {
      if (inLocale === locale && inChannel === channel) continue;
      const text = texts[valueId({ attribute, locale: inLocale, channel: inChannel })] ?? '';
      if (text.trim() !== '') return { text, locale: inLocale };
    }
  }
  return ownText.trim() === '' ? null : { text: ownText, locale: null };
}
