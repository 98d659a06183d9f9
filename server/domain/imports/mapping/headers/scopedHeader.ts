import { findLanguageName, isLanguageCode, isLocaleCode, readLanguage, toTag } from '../languageNames';

/** How clearly a header names a language. WEAK: by two letters that can mean something else. WORD: in running words. */
type ScopeFit = 'SURE' | 'WEAK' | 'WORD';

/** A header that names a language, a sales channel, or both. */
export interface ScopedHeader {
  /** The header without them. */
  rest: string;
  /** BCP 47 tag; null for the default language. */
  tag: string | null;
  /** As in the header; null for all channels. */
  channel: string | null;
  fit: ScopeFit;
}

const BRACKETS = /^(.*?[^\s_.:-])[\s_.:-]*[([{]\s*([^()[\]{}]+?)\s*[)\]}]$/;

/** `description (fr)`, `Name [de, web]`, and `Name [*, web]` for the default language. */
const readBrackets = (header: string, locales: readonly string[], isChannel: (text: string) => boolean) => {
  const [, rest, inside = ''] = BRACKETS.exec(header) ?? [];
  if (rest === undefined) return null;
  const [scope = '', channel = null, ...others] = inside.split(/\s*[,|/]\s*/);
  if (others.length || channel === '') return null;
  if (scope === '*') return channel === null ? null : { rest, tag: null, channel, fit: 'SURE' as const };
  const tag = readLanguage(scope, locales);
  if (tag !== null) return { rest, tag, channel, fit: 'SURE' as const };
  return channel === null && isChannel(scope) ? { rest, tag: null, channel: scope, fit: 'SURE' as const } : null;
};

/** `name-de_DE`, `name_de`, `Titel DE`, `Name German`; after a region also a channel: `name-de_DE-web`. */
const readLanguageSuffix = (header: string, locales: readonly string[]): ScopedHeader | null => {
  const words = [...header.matchAll(/[^-_.:| ]+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  for (const [index, { word, start, end }] of words.entries()) {
    if (index === 0) continue;
    const before = words[index - 1]!.end;
    const rest = header.slice(0, before);
    const isWord = header.slice(before, start).includes(' ');
    const next = words[index + 1];
    const name = !next && word.length > 3 ? findLanguageName(word) : null;
    if (name !== null) return { rest, tag: name, channel: null, fit: 'WORD' };
    const isLocale = next !== undefined && isLocaleCode(header.slice(start, next.end));
    if (word.length !== 2 || !(isLocale || isLanguageCode(word, locales))) continue;
    // Words in capitals are codes: `Titel DE`.
    if (isWord && word !== word.toUpperCase()) continue;
    const region = next && /^[-_]$/.test(header.slice(end, next.start)) ? toTag(word, [next.word]) : null;
    const channel = header.slice(region === null ? end : next!.end).replace(/^[-_.:| ]+/, '') || null;
    if (channel !== null && region === null) continue;
    const fit = isWord ? 'WORD' : region === null ? 'WEAK' : 'SURE';
    return { rest, tag: region ?? toTag(word, []), channel, fit };
  }
  return null;
};

/** `name-web`, and `name-de-web` with a channel of the catalog. */
const readSuffix = (header: string, locales: readonly string[], channels: readonly string[]): ScopedHeader | null => {
  const channel = channels.find((known) => header.toLowerCase().endsWith(`-${known.toLowerCase()}`));
  const rest = channel === undefined ? header : header.slice(0, -1 - channel.length);
  const language = readLanguageSuffix(rest, locales);
  if (channel === undefined) return language;
  return language && language.channel === null ? { ...language, channel } : { rest, tag: null, channel, fit: 'WEAK' };
};

/** `DE_Title_Short`. */
const readPrefix = (header: string, locales: readonly string[]): ScopedHeader | null => {
  const [, code = '', rest = ''] = /^(\p{L}{2})[-_.: ]+(.+)$/u.exec(header) ?? [];
  return isLanguageCode(code, locales) ? { rest, tag: toTag(code, []), channel: null, fit: 'WORD' } : null;
};

/** Reads the language and the channel that a header names; null if it names none. The catalog's are recognized. */
export function readScopedHeader(
  header: string,
  { locales, channels }: { locales: readonly string[]; channels: readonly string[] },
): ScopedHeader | null {
  const isChannel = (text: string) => channels.some((channel) => channel.toLowerCase() === text.toLowerCase());
  return (
    readBrackets(header, locales, isChannel) ?? readSuffix(header, locales, channels) ?? readPrefix(header, locales)
  );
}
