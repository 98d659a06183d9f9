import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices, FileInspection } from '../importStep';
import { getMeanings, withMeanings } from './lookup';
import type { ImportTarget } from './targets';

type Scoped = Pick<ColumnMapping, 'target' | 'locale' | 'channel'>;

/** Whether a target can be for one language or one channel. */
export function isTranslatable(target: string | null, targets: readonly ImportTarget[]): boolean {
  if (target === null) return false;
  return target.startsWith('attribute:') || targets.some((known) => known.code === target && known.isTranslatable);
}

/** Whether the column has the texts of the product itself, not those for a language or a channel. */
export function isOwnText(
  { locale, channel }: Scoped,
  { defaultLocale }: Pick<CatalogChoices, 'defaultLocale'>,
): boolean {
  return (!locale || locale === defaultLocale) && !channel;
}

/** Whether the column lists texts with their languages and channels. */
const isValueList = ({ target }: ColumnMapping) => target === 'values' || target === 'variantValues';

const localesOf = (column: ColumnMapping, listed: readonly string[]): readonly string[] => {
  if (column.target === null) return [];
  if (column.target === 'locale') return getMeanings(column).map(({ meaning }) => meaning);
  return isValueList(column) ? listed : column.locale ? [column.locale] : [];
};

/** The languages of the columns, except the default language. `listed` are those in columns that list texts. */
export function usedLocales(
  mapping: readonly ColumnMapping[],
  listed: readonly string[],
  { defaultLocale }: Pick<CatalogChoices, 'defaultLocale'>,
): string[] {
  const all = mapping.flatMap((column) => localesOf(column, listed));
  return [...new Set(all)].filter((locale) => locale !== '' && locale !== defaultLocale);
}

/** The columns by language, for each language that the catalog does not have. */
export function missingLocales(
  mapping: readonly ColumnMapping[],
  listed: FileInspection['locales'],
  catalog: Pick<CatalogChoices, 'locales' | 'defaultLocale'>,
): { locale: string; columns: string[] }[] {
  if (catalog.locales.length === 0) return [];
  return usedLocales(mapping, listed, catalog)
    .filter((locale) => !catalog.locales.includes(locale))
    .map((locale) => ({
      locale,
      columns: mapping.filter((column) => localesOf(column, listed).includes(locale)).map(({ source }) => source),
    }));
}

/** The mapping without the texts in a language. */
export function withoutLocale(mapping: readonly ColumnMapping[], locale: string): ColumnMapping[] {
  return mapping.map((column) => {
    if (column.target === 'locale') {
      const left = getMeanings(column).filter(({ meaning }) => meaning !== locale);
      return { ...column, transforms: withMeanings(column, left) };
    }
    const isOf = column.locale === locale || isValueList(column);
    return isOf ? { ...column, target: null, locale: null, channel: null } : column;
  });
}
