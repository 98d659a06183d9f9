import { isCurrency } from '#server/domain/locales/currencies';
import { foldText } from '#shared/foldText';
import { headerKey } from '#server/records/headerKey';
import { matchHeader } from './headerMatch';

/** Codes that are also English words. They count as currencies only in uppercase. */
const WORDS = new Set(['ALL', 'CUP', 'PEN', 'STD', 'TOP']);

/** Symbols used for one currency only. Symbols such as `$` are ambiguous. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
};

/** Characters between words, or the word boundary in `priceUsd`. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Sc}]+|(?<=\p{Ll})(?=\p{Lu})/u;

const getCurrency = (word: string): string | null => {
  if (Object.hasOwn(SIGNS, word)) return SIGNS[word]!;
  const code = word.toUpperCase();
  return word.length === 3 && isCurrency(code) && (word === code || !WORDS.has(code)) ? code : null;
};

/**
 * The currency in a header, such as EUR in `Price EUR`, `price-eur`, `Price (€)` and `EUR price`, and the `headerKey`
 * of the rest. Null for a header with no currency, several, or nothing else.
 */
export function readCurrencyHeader(header: string): { currency: string; rest: string } | null {
  const words = header.split(BETWEEN_WORDS).filter(Boolean);
  const [found, ...others] = new Set(words.flatMap((word) => getCurrency(word) ?? []));
  if (found === undefined || others.length) return null;
  const rest = words.filter((word) => getCurrency(word) === null && word.toLowerCase() !== 'in');
  return rest.length ? { currency: found, rest: headerKey(rest.join(' ')) } : null;
}

const CODE = String.raw`\p{L}{3}`;
const BRACKETS = /^(.*\S)\s*[([{]\s*([^()[\]{}]+?)\s*[)\]}]$/;
const BETWEEN = String.raw`[-_.:|, ]+`;

/**
 * The header with the channel at its end or before a currency at its end; `web` of `price-EUR-web` and `price-web-EUR`.
 */
const splitChannel = (header: string, channel: string): string[] => {
  const name = channel.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const [, atEnd] = new RegExp(`^(.+?)${BETWEEN}${name}$`, 'iu').exec(header) ?? [];
  const [, before, code] = new RegExp(`^(.+?)${BETWEEN}${name}${BETWEEN}(${CODE})$`, 'iu').exec(header) ?? [];
  return [...(atEnd === undefined ? [] : [atEnd]), ...(before === undefined ? [] : [`${before} ${code}`])];
};

/** The sales channels that headers can name. */
export interface HeaderChannels {
  /** Their codes. */
  channels: readonly string[];
  /** Their labels in any language. */
  channelLabels?: readonly { channel: string; label: string }[];
}

const toName = (text: string) => headerKey(foldText(text));

/** What a header can name at its end or before a currency at its end, and the header without it. */
const listEnds = (header: string): { name: string; rest: string }[] => {
  const words = [...header.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const [last = '', end = 0] = [words.at(-1)?.[0], words.at(-1)?.index];
  return words.slice(1).flatMap(({ index }) => {
    const rest = header.slice(0, index);
    const whole = { name: toName(header.slice(index)), rest };
    return index < end && isCurrency(last.toUpperCase())
      ? [whole, { name: toName(header.slice(index, end)), rest: `${rest}${last}` }]
      : [whole];
  });
};

/** The channel that the header of a price names by the words of its code, or else by a label. */
const findByWords = (
  header: string,
  { channels, channelLabels = [] }: HeaderChannels,
  isPrice: PriceHeaders['isPrice'],
): ChannelPriceHeader | null => {
  const ends = listEnds(header);
  for (const { channel, label } of [...channels.map((code) => ({ channel: code, label: code })), ...channelLabels]) {
    const name = toName(label);
    if (name === '' || isCurrency(name.toUpperCase())) continue;
    const end = ends.find((one) => one.name === name && isPrice(one.rest));
    if (end) return { rest: end.rest, channel };
  }
  return null;
};

/** A header of prices for a sales channel. */
export interface ChannelPriceHeader {
  /** The header without the channel. */
  rest: string;
  /** As in the header, or the code of the channel that the header names by its label. */
  channel: string;
}

/** What is known about the headers of a file. */
export interface PriceHeaders {
  /** Whether a header means a price. */
  isPrice: (header: string) => boolean;
  /** Whether words between a price and its currency are channels in the files of the layout, known or not. */
  namesChannels: boolean;
}

/**
 * The channel in the header of prices, such as web in `price-EUR-web`, `Price EUR (web)`, and `price-web-EUR`, or us in
 * `Price / United States` by its label; null for headers of other columns. Channels other than the known ones are only
 * found in headers such as `price-EUR-web`, and only if the word does not change what the price is.
 */
export function readChannelPrice(
  header: string,
  known: HeaderChannels,
  { isPrice, namesChannels }: PriceHeaders,
): ChannelPriceHeader | null {
  const [, outside, inside = ''] = BRACKETS.exec(header) ?? [];
  const open = outside === undefined ? header : `${outside} ${inside}`;
  // `price-fr_FR-EUR` has a currency where others have a channel.
  for (const channel of known.channels.filter((one) => !isCurrency(one))) {
    const rest = splitChannel(open, channel).find(isPrice);
    if (rest !== undefined) return { rest, channel };
  }
  // A label can be a word that changes what the price is.
  const byWords = matchHeader(open).some(({ fit }) => fit === 'EXACT') ? null : findByWords(open, known, isPrice);
  if (byWords) return byWords;
  if (outside !== undefined) return null;
  const [, before = '', code = '', word = ''] = /^(.+)-([A-Z]{3})-([^-]+)$/.exec(header) ?? [];
  const isMeaning = matchHeader(`${before} ${word}`).some(({ fit }) => fit === 'EXACT');
  if (isCurrency(code) && !/^\d*$/.test(word) && !isCurrency(word.toUpperCase()) && !isMeaning) {
    return isPrice(`${before}-${code}`) ? { rest: `${before}-${code}`, channel: word } : null;
  }
  if (!namesChannels) return null;
  const [, price, channel, currency = ''] = /^([^-]+)-([^-]+)-([A-Z]{3})$/.exec(header) ?? [];
  const isChannel = channel !== undefined && isCurrency(currency) && !/^[a-z]{2,3}_[A-Z]{2}$/.test(channel);
  return isChannel && isPrice(`${price}-${currency}`) ? { rest: `${price}-${currency}`, channel } : null;
}
