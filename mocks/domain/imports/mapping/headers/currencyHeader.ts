import { isCurrency } from '../../../currencies';
import { headerKey } from '../../../../records/headerKey';
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

/** The header with the channel at its end or before a currency at its end; `web` of `price-EUR-web` and `price-web-EUR`. */
const splitChannel = (header: string, channel: string): string[] => {
  const name = channel.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const [, atEnd] = new RegExp(`^(.+?)${BETWEEN}${name}$`, 'iu').exec(header) ?? [];
  const [, before, code] = new RegExp(`^(.+?)${BETWEEN}${name}${BETWEEN}(${CODE})$`, 'iu').exec(header) ?? [];
  return [...(atEnd === undefined ? [] : [atEnd]), ...(before === undefined ? [] : [`${before} ${code}`])];
};

/** A header of prices for a sales channel. */
export interface ChannelPriceHeader {
  /** The header without the channel. */
  rest: string;
  /** As in the header. */
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
 * The channel in the header of prices, such as web in `price-EUR-web`, `Price EUR (web)`, and `price-web-EUR`; null for
 * headers of other columns. Channels other than the known ones are only found in headers such as `price-EUR-web`, and
 * only if the word does not change what the price is.
 */
export function readChannelPrice(
  header: string,
  known: readonly string[],
  { isPrice, namesChannels }: PriceHeaders,
): ChannelPriceHeader | null {
  const [, outside, inside = ''] = BRACKETS.exec(header) ?? [];
  const open = outside === undefined ? header : `${outside} ${inside}`;
  // `price-fr_FR-EUR` has a currency where others have a channel.
  for (const channel of known.filter((one) => !isCurrency(one))) {
    const rest = splitChannel(open, channel).find(isPrice);
    if (rest !== undefined) return { rest, channel };
  }
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
