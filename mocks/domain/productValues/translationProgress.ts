import type { ProductContent } from '../../records/products';
import type { TranslationProgress } from '../../types.generated';
import { attributeCode, TEXT_FIELD_CODES } from '../../records/attributeCode';
import { lookupChain, ownText } from './readValue';

/**
 * Returns how many of the product's own texts have a text in each of these languages, for all channels. A text in a more
 * general language counts, for example one in de for de-CH. Attributes with the codes `same` have the same value in all
 * languages.
 */
export function translationProgress(
  content: ProductContent,
  locales: readonly string[],
  same: ReadonlySet<string>,
): TranslationProgress[] {
  const codes = new Set([...TEXT_FIELD_CODES, ...content.attributes.map(({ name }) => attributeCode(name))]);
  const filled = [...codes].filter((code) => !same.has(code) && ownText(content, code).trim() !== '');
  return locales.map((locale) => {
    const known = new Set<string | undefined>(lookupChain(locale));
    const inLocale = (content.values ?? []).filter((value) => known.has(value.locale) && value.channel === undefined);
    const translated = new Set(inLocale.map(({ attribute }) => attribute));
    return { locale, filled: filled.filter((code) => translated.has(code)).length, total: filled.length };
  });
}
