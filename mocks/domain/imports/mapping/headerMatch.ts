import { headerKey } from '../formats/headerKey';
import { compact, FIELD_WORDS, FIELDS_BY_WORD } from './fieldWords';

/** How a header matches a usual one: exactly, without its notes and general words, or with a typo. */
type HeaderFit = 'EXACT' | 'PARTIAL' | 'SIMILAR';

/** A field that a header can mean. `score` is from 0 to 1. */
export interface HeaderMatch {
  target: string;
  fit: HeaderFit;
  score: number;
  /** Position of the header among the usual ones of the field; smaller is more likely. */
  rank: number;
}

/** Fields that can be read from several columns. */
const REPEATABLE = new Set(['categories', 'images', 'imageAlts']);

const toSet = (words: string) => new Set(words.split(' '));

/** Words that annotate a header without changing its meaning. */
const NOTES = toSet('required optional mandatory recommended non editable readonly x y z yes no n nº nr');

/** Words that annotate prices. */
const TAX_NOTES = toSet(
  'tax taxes excl incl excluded included excluding including exclusive inclusive vat net gross ex inc with without mwst ust netto brutto ht ttc iva zzgl inkl exkl impuesto impuestos incluido incluidos excluido excluidos currency',
);

const AMOUNTS = new Set(['price', 'salePrice', 'compareAtPrice', 'variantPrice', 'variantCompareAtPrice']);

/** Words that most headers of a system start or end with. */
const GENERAL = toSet(
  'identifizierungsspalte product products item items article articles artikel produkt produit produto producto listing default main primary base hosted public current online web site website store shop my our catalog custom media internal field value values url urls link links src file path html number en de fr es it nl pt us gb uk br',
);

/** Score of the words in the brackets of a header, below that of all other words. */
const NOTED = 0.8;

const INCLUDES_TAX = /\b(incl|inc|included|including|gross|brutto|ttc|inkl)\b/;

/** Puts a blank between the words of `productName`. */
export const splitCamel = (header: string) => header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

const without = (key: string, dropped: ReadonlySet<string>) =>
  key
    .split(' ')
    .filter((word) => !dropped.has(word))
    .join(' ');

/** Fields that identify products, or decide which rows are one product, so a resemblance is not enough. */
const KEYS = new Set(['externalReference', 'parent']);

interface Variant {
  key: string;
  fit: HeaderFit;
  score: number;
  /** Whether the header can only mean a price. */
  isAmount: boolean;
}

/** Other forms of a header with their score, most literal first. */
const getVariants = (header: string): Variant[] => {
  const full = splitCamel(header);
  const bare = full.replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ');
  const parts = bare.includes('/') ? bare.split('/') : [];
  const texts = [full, bare, ...parts].map((text, index) => ({
    key: headerKey(text),
    score: [1, 0.98][index] ?? 0.95,
  }));
  // `main (warehouse quantity)`: some systems say the field in brackets behind a name.
  const noted = [...full.matchAll(/\(([^()]+)\)/g)].map(([, text = '']) => ({ key: headerKey(text), score: NOTED }));
  return [...texts, ...noted]
    .filter(({ key }) => key !== '')
    .flatMap(({ key, score }) => {
      const plain = without(key, NOTES);
      const core = without(plain, GENERAL);
      const amount = without(plain, TAX_NOTES);
      const coreAmount = without(amount, GENERAL);
      const isAmount = amount !== plain;
      return [
        { key, fit: 'EXACT' as const, score, isAmount: false },
        { key: plain, fit: 'EXACT' as const, score: score - 0.02, isAmount: false },
        { key: core, fit: 'PARTIAL' as const, score: score - 0.1, isAmount: false },
        ...(isAmount
          ? [
              { key: amount, fit: 'EXACT' as const, score: score - 0.02, isAmount },
              { key: coreAmount, fit: 'PARTIAL' as const, score: score - 0.1, isAmount },
            ]
          : []),
      ].filter((form) => form.key !== '');
    });
};

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

/** The lowest similarity of the words of two headers with as many words; 0 if they differ by more than typos. */
const getLikeness = (own: readonly Part[], other: readonly Part[]) =>
  Math.min(...own.map((part, index) => getPartLikeness(part, other[index]!)));

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

/** The fields that a header can mean, best first. */
export function matchHeader(header: string): HeaderMatch[] {
  const found = new Map<string, HeaderMatch>();
  const bonus = INCLUDES_TAX.test(headerKey(header)) ? 0.01 : 0;
  const add = ({ key, fit, score, isAmount }: Variant, isNumbered: boolean) => {
    for (const { target, rank } of FIELDS_BY_WORD.get(compact(key)) ?? []) {
      if ((isNumbered && !REPEATABLE.has(target)) || (isAmount && !AMOUNTS.has(target))) continue;
      if (score <= NOTED && KEYS.has(target)) continue;
      const known = found.get(target);
      if (!known || known.score < score) found.set(target, { target, fit, score: Math.min(1, score + bonus), rank });
    }
  };
  for (const form of getVariants(header)) {
    add(form, false);
    if (/\d/.test(form.key)) add({ ...form, key: withoutNumbers(form.key), score: form.score - 0.02 }, true);
  }
  if (!found.size) return getSimilar(headerKey(splitCamel(header)));
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
