import { headerKey } from '#server/records/headerKey';
import type { Layout } from '../layout';
import { suggest, type ColumnSuggestion } from './suggest/columnFields';
import { readLanguage } from './languageNames';
import type { LanguageFacts } from './rowLanguages';
import { suggestCustom } from './suggest/suggestCustom';
import type { TableSample } from './tableSample';

const LANGUAGE = /^(language|lang|locale|sprache|langue|idioma|lingua|taal|store view)( (code|id))?$/;

/** The column with the language of each row, by its header; -1 if there is none. */
export function findLanguageColumn(
  { code, targets }: Pick<Layout, 'code' | 'targets'>,
  headers: readonly string[],
): number {
  const keys = headers.map(headerKey);
  return keys.findIndex((key) => (code === 'CUSTOM' ? LANGUAGE.test(key) : targets[key] === 'locale'));
}

/** Whether rows in different languages have the same key, so that they are texts of one product. */
const isRepeated = (rows: TableSample['rows'], key: number, language: number) => {
  const languageOf = new Map<string, string>();
  return rows.some((row) => {
    const [value = '', spoken = ''] = [row[key], row[language]];
    const known = languageOf.get(value);
    languageOf.set(value, spoken);
    return value !== '' && known !== undefined && known !== spoken;
  });
};

/**
 * Suggests targets for the columns of any file. If it has each product once in each language, the rows of the first
 * language tell what the columns mean. A language that only describes products, such as books, is an attribute.
 */
export function suggestCustomRows(
  headers: readonly string[],
  sample: TableSample | null,
  languages: LanguageFacts | null,
): ColumnSuggestion[] {
  const language = findLanguageColumn({ code: 'CUSTOM', targets: {} }, headers);
  const tags = languages?.codes.map(({ value }) => readLanguage(value, languages.catalog.locales)) ?? [];
  if (!sample || language < 0 || !tags.length || tags.includes(null)) return suggestCustom(headers, sample);
  const first = sample.rows[0]?.[language];
  const own = { ...sample, rows: sample.rows.filter((row) => row[language] === first) };
  const open = headers.map((header, column) => (column === language ? '' : header));
  const suggestions = suggestCustom(open, own);
  const keys = ['sku', 'externalReference'].map((target) => suggestions.findIndex((known) => known.target === target));
  const isByLanguage = keys.some((key) => key >= 0 && isRepeated(sample.rows, key, language));
  return isByLanguage
    ? suggestions.map((known, column) => (column === language ? suggest('locale', 'CERTAIN', 'ROWS') : known))
    : suggestCustom(headers, sample);
}
