import { headerKey } from '#server/records/headerKey';
import type { LanguageHeader } from '../layout';
import { languageOf } from './languageNames';
import { readChannelPrice, readCurrencyHeader, type HeaderChannels, type PriceHeaders } from './headers/currencyHeader';
import { readScopedHeader, type ScopedHeader } from './headers/scopedHeader';
import { isTranslatableTarget, valueCode } from './targets';

/** The languages and the sales channels of a catalog. */
export interface CatalogLanguages extends HeaderChannels {
  defaultLocale: string;
  locales: readonly string[];
}

/** The language and the channel of a column. Null means the default language and all channels. */
export interface ColumnScope {
  /** The header without them. */
  rest: string;
  locale: string | null;
  channel: string | null;
}

const hasLanguage = (locales: readonly string[], tag: string) =>
  locales.some((locale) => languageOf(locale) === languageOf(tag));

/**
 * The catalog's language for each tag of a file: the same, else a more general one, else the only one of the language.
 * Two regions of a language are never the same language. A tag without one stays as it is, to be added to the catalog.
 */
export function resolveTags(tags: Iterable<string>, locales: readonly string[]): Map<string, string> {
  const resolved = new Map<string, string>();
  const wanted = new Set(tags);
  /** Languages of the catalog that a region of the file has. */
  const taken = new Set(locales.filter((locale) => locale.includes('-') && wanted.has(locale)));
  for (const tag of wanted) {
    const same = locales.filter((locale) => languageOf(locale) === languageOf(tag));
    const isRegion = tag.includes('-');
    const general = same.filter((locale) => tag.startsWith(`${locale}-`)).sort((a, b) => b.length - a.length)[0];
    const found = locales.includes(tag) ? tag : (general ?? (!isRegion && same.length === 1 ? same[0] : undefined));
    const isFree = found === tag || found === undefined || !taken.has(found);
    if (isRegion && isFree && found !== undefined) taken.add(found);
    resolved.set(tag, isFree && found !== undefined ? found : tag);
  }
  return resolved;
}

/** What headers mean. */
export interface HeaderReader extends PriceHeaders {
  /** Returns the field that a header means; null for none. */
  getField: (header: string) => string | null;
  /** Reads a header that has a language as the system of the file writes them. */
  readLanguageHeader?: ((header: string) => LanguageHeader | null) | undefined;
}

/** The headers that surely name a language or a channel. */
const findSure = (
  columns: readonly string[],
  languages: CatalogLanguages,
  { getField, readLanguageHeader, ...prices }: HeaderReader,
): (ScopedHeader | null)[] => {
  const found = columns.map((column): ScopedHeader | null => {
    const named = readLanguageHeader?.(column);
    return named ? { ...named, channel: null, fit: 'SURE' } : readScopedHeader(column, languages);
  });
  const plain = new Set(columns.flatMap((column, index) => (found[index] ? [] : [headerKey(column)])));
  const tagsOf = (rest: string) =>
    new Set(found.flatMap((other) => (other?.tag && headerKey(other.rest) === headerKey(rest) ? [other.tag] : [])));
  return found.map((header, index) => {
    const price = readChannelPrice(columns[index]!, languages, prices);
    if (price) return { ...price, tag: null, fit: 'SURE' };
    if (!header) return null;
    const { rest, tag, fit } = header;
    const field = getField(rest);
    if (field !== null && !isTranslatableTarget(field)) return null;
    if (fit === 'SURE' && tag !== null) return header;
    if (tag === null) return field === null ? null : header;
    const isSupported = hasLanguage(languages.locales, tag) || tagsOf(rest).size > 1;
    if (field !== null) return isSupported || plain.has(headerKey(rest)) ? header : null;
    return fit === 'WEAK' && isSupported ? header : null;
  });
};

/** The channels that headers of the file surely name, beside those of the catalog. */
const findChannels = (
  columns: readonly string[],
  { locales, ...names }: CatalogLanguages,
  prices: PriceHeaders,
): string[] => {
  const { channels } = names;
  const known = new Set(channels.map((channel) => channel.toLowerCase()));
  const found = columns.flatMap((column) => {
    const header = readScopedHeader(column, { locales, channels });
    return readChannelPrice(column, names, prices)?.channel ?? (header?.fit === 'SURE' ? header.channel : null) ?? [];
  });
  return [...new Set(found)].filter((channel) => !known.has(channel.toLowerCase()));
};

/**
 * Makes the prices for one channel those for all channels in currencies that have none of these: for the `general`
 * channel, or else for the first one that `canBeAll`.
 */
const spreadPrices = (
  prices: ColumnScope[],
  general: string | null | undefined,
  canBeAll: (channel: string) => boolean,
) => {
  const currencyOf = ({ rest }: ColumnScope) => readCurrencyHeader(rest)?.currency;
  for (const currency of new Set(prices.map(currencyOf))) {
    const scopes = prices.filter((scope) => currencyOf(scope) === currency);
    if (scopes.some(({ channel }) => channel === null)) continue;
    const named = scopes.flatMap(({ channel }) => (channel !== null && canBeAll(channel) ? [channel] : []));
    const chosen = named.find((channel) => channel === general) ?? named[0];
    for (const scope of scopes) if (scope.channel === chosen) scope.channel = null;
  }
};

/**
 * The languages and channels that headers name, by column; null for columns that name none. If a file has texts in a
 * single language that the catalog lacks, they are those of the default language. If it has texts for channels that the
 * catalog lacks, but none for all channels, they are those of the first of these channels. Prices for the only channel
 * of a catalog are for all channels if the file has no others.
 */
export function findColumnScopes(
  columns: readonly string[],
  languages: CatalogLanguages,
  reader: HeaderReader,
): (ColumnScope | null)[] {
  const { getField, isPrice } = reader;
  const { locales, channels, defaultLocale } = languages;
  const inFile = findChannels(columns, languages, reader);
  const found = findSure(columns, { ...languages, channels: [...channels, ...inFile] }, reader);
  const tags = resolveTags(
    found.flatMap((header) => header?.tag ?? []),
    locales,
  );
  const named = new Set(tags.values());
  const hasPlain = columns.some((column, index) => !found[index] && valueCode(getField(column) ?? '') !== null);
  const [only] = named;
  const sole = named.size === 1 && !hasPlain && only !== undefined && !locales.includes(only) ? only : defaultLocale;
  const scopes = found.map((header) => {
    if (!header) return null;
    const { rest, tag } = header;
    const locale = tag === null ? null : (tags.get(tag) ?? tag);
    const isOwn = locale === sole || locale === defaultLocale;
    const channel = channels.find((known) => known.toLowerCase() === header.channel?.toLowerCase());
    return { rest, locale: isOwn ? null : locale, channel: channel ?? header.channel };
  });
  const toKey = (rest: string, locale: string | null) => JSON.stringify([headerKey(rest), locale]);
  const forAll = new Set(
    columns.flatMap((column, index) => {
      const { rest, locale, channel } = scopes[index] ?? { rest: column, locale: null, channel: null };
      return channel === null ? toKey(rest, locale) : [];
    }),
  );
  const general = scopes.map((scope) => scope?.channel ?? null).find((one) => one !== null && !channels.includes(one));
  for (const preferred of [true, false]) {
    for (const scope of scopes) {
      if (!scope?.channel || channels.includes(scope.channel) || isPrice(scope.rest)) continue;
      const key = toKey(scope.rest, scope.locale);
      if (forAll.has(key) || (preferred && scope.channel !== general)) continue;
      forAll.add(key);
      scope.channel = null;
    }
  }
  const isOnly = channels.length === 1 && !inFile.length;
  const isLacking = (channel: string) => isOnly || !channels.includes(channel);
  spreadPrices(
    columns
      .map((column, index) => scopes[index] ?? { rest: column, locale: null, channel: null })
      .filter(({ rest }) => isPrice(rest)),
    general,
    isLacking,
  );
  return scopes;
}
