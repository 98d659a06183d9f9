import type { ProductContent, ProductValueRecord, VariantContent } from '../../records/products';
import type { TranslationProgress } from '../../types.generated';
import { attributeCode, TEXT_FIELD_CODES } from '../../records/attributeCode';
import { lookupChain } from '#shared/languageLookup';
import { ownText } from './readValue';

/** A slug is part of an address: a language without one has the product’s. */
const FIELDS = TEXT_FIELD_CODES.filter((code) => code !== 'slug');

/** What a product or a variant has to translate, and its values for languages and channels. */
interface Part {
  codes: readonly string[];
  values: readonly ProductValueRecord[] | undefined;
}

const createPart = (
  content: ProductContent | VariantContent,
  fields: readonly string[],
  same: ReadonlySet<string>,
): Part => {
  const codes = new Set([...fields, ...(content.attributes ?? []).map(({ name }) => attributeCode(name))]);
  return {
    codes: [...codes].filter((code) => !same.has(code) && ownText(content, code).trim() !== ''),
    values: content.values,
  };
};

/** A variant's name that contains the name of its product follows the translations of that. */
const hasNameToTranslate = ({ name }: VariantContent, product: ProductContent) =>
  product.name === '' || !name.includes(product.name);

const countFilled = ({ codes, values = [] }: Part, languages: ReadonlySet<string | undefined>) => {
  if (codes.length === 0 || values.length === 0) return 0;
  const inLanguage = values.filter((value) => languages.has(value.locale) && value.channel === undefined);
  const translated = new Set(inLanguage.map(({ attribute }) => attribute));
  return codes.filter((code) => translated.has(code)).length;
};

/**
 * Returns how many of the own texts of the product and its variants have a text in each of these languages, for all
 * channels. A text in a more general language counts, for example one in de for de-CH. Attributes with the codes `same`
 * have the same value in all languages. Slugs and names of variants that contain the name of the product are not
 * counted.
 */
export function translationProgress(
  content: ProductContent,
  locales: readonly string[],
  same: ReadonlySet<string>,
): Omit<TranslationProgress, 'isAsked'>[] {
  const parts = [
    createPart(content, FIELDS, same),
    ...content.variants.map((one) => createPart(one, hasNameToTranslate(one, content) ? ['name'] : [], same)),
  ];
  const total = parts.reduce((sum, { codes }) => sum + codes.length, 0);
  return locales.map((locale) => {
    const languages = new Set<string | undefined>(lookupChain(locale));
    return { locale, filled: parts.reduce((sum, part) => sum + countFilled(part, languages), 0), total };
  });
}

/**
 * Whether the product’s name and description, if it has them, are also in the language, or in a more general one, for
 * all channels. Other texts are not asked for: completeness says which of them are needed.
 */
export function isTranslated(content: ProductContent, locale: string): boolean {
  const codes = ['name', 'description'].filter((code) => ownText(content, code).trim() !== '');
  return countFilled({ codes, values: content.values }, new Set(lookupChain(locale))) === codes.length;
}
