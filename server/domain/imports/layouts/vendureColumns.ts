import type { AttributeRecord } from '#server/records/products';
import { headerKey } from '#server/records/headerKey';
import { canonicalLocale } from '../../locales/canonicalLocale';
import type { CellReader } from '../cells/cellReader';
import type { SourceRow } from '../formats/source';
import type { LanguageHeader } from '../layout';
import type { CompiledMapping } from '../mapping/mapping';
import { textOn } from './rowKeys';

/**
 * The columns that can have a language, custom fields of products among them. Vendure writes languages as `de`,
 * `pt_BR`, and `zh_Hans`. Its importer (3.7.3) refuses custom fields of variants with a language, so `variant:id` never
 * has one.
 */
const IN_LANGUAGE =
  /^\s*(name|slug|description|facets|optionGroups|optionValues|variantFacets|product:[^:]+):([a-z]{2,3}(?:_[a-z]{2,4})?)\s*$/i;

/**
 * Reads a header such as `name:de`, `optionValues:pt_BR`, or `product:care:de`; null for columns without a language.
 */
export function readLanguageHeader(header: string): LanguageHeader | null {
  const [, rest, code = ''] = IN_LANGUAGE.exec(header) ?? [];
  const tag = canonicalLocale(code.replace('_', '-'));
  return rest === undefined || tag === null ? null : { rest, tag };
}

/** The entries of a list. An entry can be blank where one of an option has no value. */
export function splitList(text: string): string[] {
  return text === '' ? [] : text.split('|').map((part) => part.trim());
}

/** Splits at the first colon: values can have further ones. Null if there is nothing on one of its sides. */
const splitPair = (text: string): AttributeRecord | null => {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim();
  const value = text.slice(colon + 1).trim();
  return name && value ? { name, value } : null;
};

/** The names of option groups. `size:shoe-size` is a name and the code that products share the group by. */
export function parseGroups(text: string): string[] {
  return splitList(text).map((group) => splitPair(group)?.name ?? group);
}

/** Facets with all their values, in the default language and in others. */
export interface Facet {
  name: string;
  values: string[];
  /** The values by language. */
  texts: ReadonlyMap<string, string[]>;
}

/**
 * Facets such as `category:plants|colour:red|colour:blue`. Those in other languages are in the same order; a list with
 * more or fewer of them doesn’t tell which one is which, so it has no texts.
 */
export function parseFacets(text: string, inLanguages: readonly { locale: string; text: string }[] = []): Facet[] {
  const facets = new Map<string, { values: string[]; texts: Map<string, string[]> }>();
  const entries = splitList(text).map(splitPair);
  const others = inLanguages
    .map(({ locale, text: list }) => ({ locale, pairs: splitList(list).map(splitPair) }))
    .filter(({ pairs }) => pairs.length === entries.length);
  for (const [index, entry] of entries.entries()) {
    if (!entry) continue;
    const facet = facets.get(entry.name) ?? { values: [], texts: new Map<string, string[]>() };
    facet.values.push(entry.value);
    for (const { locale, pairs } of others) {
      const value = pairs[index]?.value;
      if (value) facet.texts.set(locale, [...(facet.texts.get(locale) ?? []), value]);
    }
    facets.set(entry.name, facet);
  }
  return [...facets].map(([name, facet]) => ({ name, ...facet }));
}

/** The cell of a column in the default language, and those in others. */
export interface LanguageCells {
  text: string;
  inLanguages: { locale: string; text: string; column: string }[];
}

/**
 * Returns a function that finds the columns of a list by its `headerKey`, in all languages. The default language is
 * that of the products’ names, or else the first one. Others are those of the catalog in which the mapping imports
 * texts.
 */
export function createLanguageCells(mapping: CompiledMapping) {
  const getTag = ({ column }: CellReader) => readLanguageHeader(column)?.tag ?? null;
  const locales = new Map(
    mapping.scoped.flatMap(({ locale, reader }): [string | null, string][] =>
      locale === undefined ? [] : [[getTag(reader), locale]],
    ),
  );
  const named = mapping.getReaders('name').map(getTag)[0] ?? null;
  return (target: string, key: string): ((row: SourceRow) => LanguageCells) => {
    const found = mapping
      .getReaders(target)
      .filter(({ column }) => headerKey(readLanguageHeader(column)?.rest ?? column) === key);
    const own = found.filter((reader) => getTag(reader) === null || getTag(reader) === named);
    const main = own.length ? own : found.slice(0, 1);
    const others = found
      .filter((reader) => !main.includes(reader))
      .flatMap((reader) => {
        const tag = getTag(reader);
        const locale = locales.get(tag) ?? (named === null ? tag : null);
        return locale === null ? [] : [{ reader, locale }];
      });
    return (row) => ({
      text: textOn(row, main),
      inLanguages: others.flatMap(({ reader, locale }) => {
        const text = textOn(row, [reader]);
        return text ? [{ locale, text, column: reader.column }] : [];
      }),
    });
  };
}
