import { attributeCode } from '#server/records/attributeCode';
import type { CatalogRecord } from '#server/records/catalogs';
import type { AttributeRecord, ProductContent, VariantContent } from '#server/records/products';
import { getOptionNames, getOptionValue } from '#server/records/variantOptions';
import type { Labels } from '../../attributes/labels';
import type { CategoryReader } from '../../categories/categoryNames';
import { lookupChain } from '#shared/languageLookup';
import { readValue } from '../../productValues/readValue';

/** Characters of the values of facets, which databases of Vendure can limit. */
export const MAX_FACET = 255;

/** Codes of Vendure’s languages, from its enum LanguageCode. It ignores columns in others without saying so. */
const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'af ak am ar as az be bg bm bn bo br bs ca ce co cs cu cy da de de_AT de_CH dz ee el en en_AU en_CA en_GB en_US eo es ' +
    'es_ES es_MX et eu fa fa_AF ff fi fo fr fr_CA fr_CH fy ga gd gl gu gv ha he hi hr ht hu hy ia id ig ii is it ja jv ka ' +
    'ki kk kl km kn ko ks ku kw ky la lb lg ln lo lt lu lv mg mi mk ml mn mr ms mt my nb nd ne nl nl_BE nn ny om or os pa ' +
    'pl ps pt pt_BR pt_PT qu rm rn ro ro_MD ru rw sa sd se sg si sk sl sm sn so sq sr st su sv sw sw_CD ta te tg th ti tk ' +
    'to tr tt ug uk ur uz vi vo wo xh yi yo zh zh_Hans zh_Hant zu'
  ).split(' '),
);

/** A language of the file. */
export interface VendureLanguage {
  /** Null for the catalog’s default language. */
  locale: string | null;
  code: string;
}

const getBase = (locale: string) => locale.split('-')[0]!;

/**
 * Returns the languages of the file, the default one of the catalog first: those that Vendure has, without a region
 * unless the catalog has the language with several. Without the default one, there are no others, and the file names no
 * languages.
 */
export function getVendureLanguages({
  defaultLocale,
  locales,
}: Pick<CatalogRecord, 'defaultLocale' | 'locales'>): VendureLanguage[] {
  const all = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const bases = all.map(getBase);
  const languages: VendureLanguage[] = [];
  for (const [index, locale] of all.entries()) {
    const exact = lookupChain(locale).map((tag) => tag.replaceAll('-', '_'));
    const isOnly = bases.filter((base) => base === bases[index]).length === 1;
    const taken = languages.map((language) => language.code);
    const code = (isOnly ? exact.toReversed() : exact).find((known) => LANGUAGES.has(known) && !taken.includes(known));
    if (index === 0 && code === undefined) return [{ locale: null, code: getBase(locale) }];
    if (code !== undefined) languages.push({ locale: index ? locale : null, code });
  }
  return languages;
}

/** Returns the languages of the catalog that are not in the file. */
export function getUnsupportedLocales(catalog: Pick<CatalogRecord, 'defaultLocale' | 'locales'>): string[] {
  const known = getVendureLanguages(catalog).map(({ locale }) => locale);
  return catalog.locales.filter((locale) => locale !== catalog.defaultLocale && !known.includes(locale));
}

/** The text as a part of a list: Vendure separates at each `|`, and trims. */
export function toListed(text: string): string {
  return text.replaceAll('|', '/').trim();
}

/** The text as a part of a list in which a colon separates, too. */
export function toPart(text: string): string {
  return toListed(text).replaceAll(':', '-');
}

/** What the texts of a language are read with. */
export interface VendureReader {
  locale: string | null;
  categories: CategoryReader;
  labels: Labels;
}

type Valued = Pick<VariantContent, 'name' | 'attributes' | 'values'>;

/** The value that the product or variant has of the attribute in the language, or its label, or else the given one. */
const textIn = (content: Valued, { name, value }: AttributeRecord, { locale, labels }: VendureReader) => {
  if (locale === null) return value;
  const read = readValue(content, attributeCode(name), { locale, channel: null });
  return (read?.locale == null ? labels.findValue(name, value, locale) : read.text) ?? value;
};

const nameIn = (name: string, { locale, labels }: VendureReader) =>
  toPart((locale !== null && labels.findName(name, locale)) || name);

/** What Vendure makes a code of: facets with names of the same code are one. */
const toCode = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[!"£$%^&*()+[\]{};:@#~?\\/,|><`¬'=‘’©®™]/g, '')
    .replace(/\s+/g, '-');

/** A facet by its texts in the default language, and how it is written in another one. */
interface Facet {
  name: string;
  value: string;
  write: (reader: VendureReader) => [name: string, value: string];
}

const toFacet =
  (content: Valued, pairs: readonly AttributeRecord[]) =>
  (pair: AttributeRecord): Facet => {
    const { name, value } = pair;
    // A translation is that of the only value.
    const isOnly = pairs.filter((other) => attributeCode(other.name) === attributeCode(name)).length === 1;
    return {
      name,
      value,
      write: (reader) => [nameIn(name, reader), isOnly ? textIn(content, pair, reader) : value],
    };
  };

/** The facets as a list in the language. All languages have the same number of parts, which the importer relies on. */
const writeFacets = (facets: readonly Facet[], reader: VendureReader) => {
  const keys = new Set<string>();
  return facets
    .filter(({ name, value }) => {
      const key = `${toCode(toPart(name))}:${toPart(value)}`;
      const isNew = !keys.has(key);
      keys.add(key);
      return isNew && toPart(name) && toPart(value) && value.length <= MAX_FACET;
    })
    .map((facet) => {
      const [name, value] = facet.write(reader);
      return `${name || toPart(facet.name)}:${toPart(value) || toPart(facet.value)}`;
    })
    .join('|');
};

/** The categories, the brand, and the attributes of a product as facets. */
export function productFacets(product: ProductContent, reader: VendureReader): string {
  const { brand, categories, attributes } = product;
  const paths = categories.map((path): Facet => ({
    name: 'category',
    value: path,
    write: ({ locale, categories: names }) => [
      'category',
      locale === null
        ? path
        : names
            .getNames(path)
            .map(({ name }) => name)
            .join('/'),
    ],
  }));
  const brands = [{ name: 'brand', value: brand, write: (): [string, string] => ['brand', brand] }];
  return writeFacets([...paths, ...brands, ...attributes.map(toFacet(product, attributes))], reader);
}

/** The own attributes of a variant as facets. */
export function variantFacets(variant: VariantContent, reader: VendureReader): string {
  const { attributes = [] } = variant;
  return writeFacets(attributes.map(toFacet(variant, attributes)), reader);
}

/** The options of a product as lists in a language. */
export interface WrittenOptions {
  groups: string;
  values: (variant: VariantContent | null) => string;
}

/**
 * Writes the options of a product. The importer finds the translation of a value by its place among the distinct values
 * of each language, so an option whose translations are not as distinct has the values of the default language.
 */
export function writeOptions({ variants }: ProductContent, reader: VendureReader): WrittenOptions {
  const names = getOptionNames(variants);
  const read = (variant: VariantContent, name: string) => toListed(getOptionValue(variant, name) ?? '');
  const groups = names.map((name) => {
    const translations = new Map<string, string>();
    let isClear = true;
    for (const variant of variants) {
      const own = read(variant, name);
      const text = toListed(textIn({ name: '', values: variant.values ?? [] }, { name, value: own }, reader));
      isClear &&= text !== '' && (translations.get(own) ?? text) === text;
      translations.set(own, text);
    }
    isClear &&= new Set(translations.values()).size === translations.size;
    return { name, translate: (own: string) => (isClear ? translations.get(own) : own) };
  });
  return {
    groups: groups.map(({ name }) => nameIn(name, reader)).join('|'),
    values: (variant) => (variant ? groups.map(({ name, translate }) => translate(read(variant, name))).join('|') : ''),
  };
}
