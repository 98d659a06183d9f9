import { headerKey, splitCamel } from '#server/records/headerKey';
import { compact, FIELD_WORDS, FIELDS_BY_WORD, FIELDS_BY_SORTED_WORDS, sortWords } from './fieldWords';
import { getForms, isNeutral, KEYS, NOTED, type HeaderFit, type HeaderForm } from './headerForms';
import { hasQualifier } from './qualifiers';
import { isAmountTarget } from '../targets';

/** A field that a header can mean. `score` is from 0 to 1. */
export interface HeaderMatch {
  target: string;
  fit: HeaderFit;
  score: number;
  /** Position of the header among the usual ones of the field; smaller is more likely. */
  rank: number;
}

/** What a header says about a discount that can be in percent or an amount. */
export const DISCOUNT = 'discount';

/** Fields that can be read from several columns. */
const REPEATABLE = new Set(['categories', 'images', 'imageAlts']);

const INCLUDES_TAX = /\b(incl|inc|included|including|gross|brutto|ttc|inkl)\b/;

const withoutNumbers = (key: string) => key.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim();

const toBigrams = (text: string) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));

/** The Sørensen–Dice coefficient of letter pairs, 0 to 1. */
const similarity = (a: readonly string[], b: readonly string[]) => {
  const rest = [...b];
  let shared = 0;
  for (const pair of a) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    rest.splice(index, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
};

/** Minimum similarity of each word of a header to a known one; it still allows a typo in a word of ten letters. */
const LIKE = 0.75;

/** A word of a header with its letter pairs. */
interface Part {
  text: string;
  bigrams: readonly string[];
}

const toParts = (key: string): Part[] => key.split(' ').map((text) => ({ text, bigrams: toBigrams(text) }));

const getPartLikeness = (a: Part, b: Part) => {
  if (a.text === b.text) return 1;
  // Short words are similar by chance.
  return Math.min(a.text.length, b.text.length) > 4 ? similarity(a.bigrams, b.bigrams) : 0;
};

/** Numbers, and words that change the meaning of others, are not typos. */
const isFixed = (text: string) => /\d/.test(text) || hasQualifier(text);

/** The lowest similarity of the words of two headers with as many words; 0 if they differ by more than typos. */
const getLikeness = (own: readonly Part[], other: readonly Part[]) =>
  Math.min(
    ...own.map((part, index) => {
      const known = other[index]!;
      return part.text !== known.text && isFixed(part.text) ? 0 : getPartLikeness(part, known);
    }),
  );

const getInitials = (key: string) =>
  key
    .split(' ')
    .map((word) => word[0])
    .join('');

const groupByInitials = () => {
  const groups = new Map<string, { target: string; parts: readonly Part[] }[]>();
  for (const { word, target } of FIELD_WORDS) {
    if (KEYS.has(target)) continue;
    const initials = getInitials(word);
    groups.set(initials, [...(groups.get(initials) ?? []), { target, parts: toParts(word) }]);
  }
  return groups;
};

/** The usual headers by the first letters of their words, which a typo rarely hits; made for the first header. */
let wordsByInitials: ReturnType<typeof groupByInitials> | undefined;

const getSimilar = (key: string): HeaderMatch[] => {
  if (key.length < 5 || key.length > 40) return [];
  wordsByInitials ??= groupByInitials();
  const own = toParts(key);
  let best: HeaderMatch | null = null;
  for (const { target, parts } of wordsByInitials.get(getInitials(key)) ?? []) {
    const like = getLikeness(own, parts);
    if (like >= LIKE && like > (best ? best.score / 0.7 : 0)) {
      best = { target, fit: 'SIMILAR', score: 0.7 * like, rank: 0 };
    }
  }
  return best ? [best] : [];
};

/**
 * The fields that a header can mean, best first. A header never means the field that it qualifies, such as
 * `supplier_price`.
 */
export function matchHeader(header: string): HeaderMatch[] {
  const found = new Map<string, HeaderMatch>();
  const bonus = INCLUDES_TAX.test(headerKey(header)) ? 0.01 : 0;
  const add = ({ key, fit, score, isAmount, dropped }: HeaderForm, isNumbered: boolean) => {
    for (const { target, rank } of FIELDS_BY_WORD.get(compact(key)) ?? []) {
      if ((isNumbered && !REPEATABLE.has(target)) || (isAmount && !isAmountTarget(target))) continue;
      if (score <= NOTED && KEYS.has(target)) continue;
      if (!dropped.every((word) => isNeutral(word, target))) continue;
      const known = found.get(target);
      if (!known || known.score < score) found.set(target, { target, fit, score: Math.min(1, score + bonus), rank });
    }
  };
  for (const form of getForms(header)) {
    add(form, false);
    if (/\d/.test(form.key)) add({ ...form, key: withoutNumbers(form.key), score: form.score - 0.02 }, true);
  }
  const key = headerKey(splitCamel(header));
  if (!found.size) {
    // `price_sale` and `title (SEO)`.
    for (const { target, rank } of FIELDS_BY_SORTED_WORDS.get(sortWords(key)) ?? []) {
      found.set(target, { target, fit: 'PARTIAL', score: 0.85, rank });
    }
  }
  if (!found.size) return getSimilar(key);
  return [...found.values()].sort((a, b) => b.score - a.score || a.rank - b.rank);
}

/** Whether several columns can be mapped to the field. */
export function isRepeatable(target: string): boolean {
  return REPEATABLE.has(target);
}

/** The share of headers that mean fields, 0 to 1. A field that only one column can have counts once. */
export function headerSimilarity(columns: readonly string[]): number {
  const taken = new Set<string>();
  let count = 0;
  for (const column of columns) {
    const target = matchHeader(column).find((match) => isRepeatable(match.target) || !taken.has(match.target))?.target;
    if (target === undefined) continue;
    taken.add(target);
    count += 1;
  }
  return columns.length ? count / columns.length : 0;
}
