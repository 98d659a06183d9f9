import type { ColumnMappingRecord, TransformRecord } from '#server/records/imports';
import type { LayoutCode } from '#server/types.generated';
import { decodePairs, encodePairs } from '../../ownLayout/listCells';
import { resolveTags, type CatalogLanguages } from './columnScopes';
import { readLanguage } from './languageNames';
import { PRICE_LISTS, VALUE_LISTS } from './targets';

/** A code for the language of rows, such as that of a store view. */
export interface LanguageCode {
  value: string;
  /** Number of rows with the code. */
  rowCount: number;
}

/** What is known of the catalog that a file is for, and of the languages of its rows. */
export interface LanguageFacts {
  catalog: CatalogLanguages;
  /** The codes in the column with the language of each row. */
  codes: readonly LanguageCode[];
}

/** Whether the code is that of the texts of the product itself. */
export function isGeneralCode(code: string): boolean {
  return /^(default|admin|all)?$/i.test(code);
}

/** Most codes that are counted. */
const MAX_CODES = 100;

/** Counts the codes in a column. Those of the default language are left out. */
export function createCodeCounter() {
  const counts = new Map<string, number>();
  return {
    add: (cell: string): void => {
      const value = cell.trim();
      if (isGeneralCode(value) || (counts.size === MAX_CODES && !counts.has(value))) return;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    codes: (): LanguageCode[] => [...counts].map(([value, rowCount]) => ({ value, rowCount })),
  };
}

/**
 * The transform from the codes of a file to the catalog's languages, or to languages that it lacks. A code that does
 * not say which language it is for is left out, as is one of the default language, whose texts the products have
 * themselves, unless the rows of that language name it too (`namesEachLocale`).
 */
export function suggestLookup(
  codes: readonly LanguageCode[],
  catalog: CatalogLanguages,
  namesEachLocale = false,
): TransformRecord {
  const { locales, defaultLocale } = catalog;
  const read = codes.map(({ value }) => ({ name: value, tag: readLanguage(value, locales) }));
  const resolved = resolveTags(
    read.flatMap(({ tag }) => tag ?? []),
    locales,
  );
  const [only, ...others] = new Set(resolved.values());
  // A file in one language, which the catalog lacks, has the texts of the products themselves.
  const isSole = namesEachLocale && only !== undefined && !others.length && !locales.includes(only);
  const pairs = read.flatMap(({ name, tag }) => {
    if (tag === null) return [];
    const value = isSole ? defaultLocale : (resolved.get(tag) ?? tag);
    return value === defaultLocale && !namesEachLocale ? [] : [{ name, value }];
  });
  return { type: 'LOOKUP', argument: encodePairs(pairs), replacement: null };
}

/**
 * The languages that a mapping imports texts in. `listed` are those in columns that list texts of several languages.
 */
export function mappedLocales(mapping: readonly ColumnMappingRecord[], listed: readonly string[]): string[] {
  const named = mapping.flatMap(({ target, locale, transforms }) => {
    if (target !== null && VALUE_LISTS.includes(target)) return listed;
    if (target !== 'locale') return locale ?? [];
    return transforms.flatMap(({ type, argument }) =>
      type === 'LOOKUP' ? decodePairs(argument ?? '').map(({ value }) => value) : [],
    );
  });
  return [...new Set(named)];
}

/** Most channels, and the longest one, that a column can name. */
const MAX_CHANNELS = 30;
const MAX_LENGTH = 60;

/** Collects the channels that a column names if it has the channel of each row. */
export function createRowChannels() {
  const named = new Set<string>();
  let hasGeneral = false;
  let isOther = false;
  return {
    /** Returns false if the column can't have channels. */
    add: (cell: string): boolean => {
      const value = cell.trim();
      if (isGeneralCode(value)) hasGeneral = true;
      else named.add(value);
      isOther ||= value.length > MAX_LENGTH || named.size > MAX_CHANNELS;
      return !isOther;
    },
    /** Empty if all rows are for the same channel, because what they have is for all channels. */
    channels: (): string[] => (isOther || named.size + (hasGeneral ? 1 : 0) < 2 ? [] : [...named]),
  };
}

/** The targets of columns that name several channels. */
const CHANNEL_LISTS = ['channel', ...VALUE_LISTS, ...PRICE_LISTS];

/** The layouts whose column with the language of each row also says which channel its prices are for. */
const PRICED_BY_LANGUAGE: readonly LayoutCode[] = ['MAGENTO'];

/**
 * The channels that a mapping imports texts or prices for. `listed` are those in columns that name the channels of
 * several of them.
 */
export function mappedChannels(
  mapping: readonly ColumnMappingRecord[],
  listed: readonly string[],
  layout: LayoutCode,
): string[] {
  const lists = PRICED_BY_LANGUAGE.includes(layout) ? [...CHANNEL_LISTS, 'locale'] : CHANNEL_LISTS;
  const named = mapping.flatMap(({ target, channel }) =>
    target !== null && lists.includes(target) ? listed : (channel ?? []),
  );
  return [...new Set(named)];
}
