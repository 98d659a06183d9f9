import { headerKey } from '../formats/headerKey';
import { compact, FIELD_WORDS, FIELDS_BY_WORD, FIELDS_BY_SORTED_WORDS, sortWords } from './fieldWords';
import { hasQualifier } from './qualifiers';

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

/** A tax alone is not the price: `VAT amount`. */
const HAS_TAX_NOTE =
  /\b(excl|incl|excluded|included|excluding|including|exclusive|inclusive|net|gross|ex|inc|with|without|netto|brutto|ht|ttc|zzgl|inkl|exkl|no|incluidos?|excluidos?)\b/;

const AMOUNTS = new Set(['price', 'salePrice', 'compareAtPrice', 'variantPrice', 'variantCompareAtPrice']);

/** Words for the thing that a file is about. */
const THINGS = toSet(
  'identifizierungsspalte product products item items article articles artikel produkt produit produto producto listing',
);

const LANGUAGES = toSet('en de fr es it nl pt pl us gb uk br');

/** Words that mean nothing beside any field. */
const SUBJECTS: ReadonlySet<string> = new Set([...THINGS, ...LANGUAGES]);

/** Whether the word is one for what files of products are about. */
export function isSubject(word: string): boolean {
  return THINGS.has(word);
}

/** Whether the word names a language or a country in headers. */
export function isLanguageWord(word: string): boolean {
  return LANGUAGES.has(word);
}

const IMAGE_FIELDS = ['images', 'imageAlts', 'variantImages'];
const OFFER_FIELDS = ['price', 'salePrice', 'compareAtPrice', 'currency', 'stock', 'availability', 'availableFrom'];
const PAGE_FIELDS = ['seoTitle', 'seoDescription', 'description', 'slug'];
const LIST_FIELDS = ['options', 'variantName', 'attributes'];

/**
 * Words that mean nothing beside some fields only: a store price is the price, but a store name is the name of the
 * store.
 */
const NEUTRAL: readonly { words: ReadonlySet<string>; fields: ReadonlySet<string> }[] = [
  {
    words: toSet('default main primary current online web public our my'),
    fields: new Set([
      ...IMAGE_FIELDS,
      ...OFFER_FIELDS,
      ...PAGE_FIELDS,
      'name',
      'brand',
      'gtin',
      'categories',
      'status',
    ]),
  },
  {
    words: toSet('site website'),
    fields: new Set([...OFFER_FIELDS, ...PAGE_FIELDS, 'images', 'categories', 'status']),
  },
  { words: toSet('store shop catalog'), fields: new Set([...OFFER_FIELDS, 'slug', 'categories', 'status']) },
  {
    words: toSet('base hosted internal custom media field url urls link links src source file path html value values'),
    fields: new Set(IMAGE_FIELDS),
  },
  { words: toSet('custom url urls link path'), fields: new Set(['slug']) },
  { words: toSet('value values field'), fields: new Set([...LIST_FIELDS, 'price', 'compareAtPrice', 'categories']) },
  { words: toSet('html text'), fields: new Set(['description']) },
  { words: toSet('number code'), fields: new Set(['gtin', 'mpn']) },
];

/** Words that can be dropped from a header for some field. */
const GENERAL: ReadonlySet<string> = new Set([...SUBJECTS, ...NEUTRAL.flatMap(({ words }) => [...words])]);

const isNeutral = (word: string, target: string) =>
  SUBJECTS.has(word) || NEUTRAL.some(({ words, fields }) => words.has(word) && fields.has(target));

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
  /** The words that were dropped because they are neutral beside some fields. */
  dropped: readonly string[];
}

const BRACKETS = /\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g;

const literalFields = (key: string) => (FIELDS_BY_WORD.get(compact(key)) ?? []).map(({ target }) => target);

/** The rest of a note without the words that mean nothing. */
const toNoteCore = (note: string) => [NOTES, TAX_NOTES, GENERAL].reduce(without, headerKey(note));

/** Whether a note beside a text makes another field of it, as in `name (supplier)` and `price (sale)`. */
const isOtherField = (text: string, note: string) => {
  if (hasQualifier(note)) return true;
  const own = literalFields(headerKey(text));
  const noted = literalFields(toNoteCore(note));
  return noted.length > 0 && !noted.some((target) => own.includes(target));
};

/** Units, formats and codes, such as `kg`, `0/1`, `yyyy-mm-dd` and `EUR`. */
const isShort = (note: string) =>
  toNoteCore(note)
    .split(' ')
    .every(({ length }) => length <= 4);

interface HeaderText {
  key: string;
  score: number;
  isPartial?: boolean;
}

/** The header without its notes, if they do not change its meaning; and the notes if the header means nothing without them. */
const getBareTexts = (full: string): HeaderText[] => {
  const notes = (full.match(BRACKETS) ?? []).map((note) => note.slice(1, -1));
  const bare = full.replace(BRACKETS, ' ');
  if (!notes.length) return [];
  if (notes.some((note) => isOtherField(bare, note))) {
    // `main (warehouse quantity)`: some systems say the field in brackets behind a name.
    return matchHeader(bare).length ? [] : notes.map((note) => ({ key: headerKey(note), score: NOTED }));
  }
  return [{ key: headerKey(bare), score: 0.98, isPartial: !notes.every(isShort) }];
};

/** The alternatives of `EAN/UPC`, if each of them means the same. */
const getAlternatives = (full: string): HeaderText[] => {
  const parts = full.replace(BRACKETS, ' ').split('/').map(headerKey);
  if (parts.length < 2) return [];
  const [first = [], ...others] = parts.map(literalFields);
  const isSame = others.length > 0 && first.some((target) => others.every((fields) => fields.includes(target)));
  return isSame ? parts.map((key) => ({ key, score: 0.95 })) : [];
};

/** Other forms of a header with their score, most literal first. */
const getVariants = (header: string): Variant[] => {
  const full = splitCamel(header);
  const texts: HeaderText[] = [{ key: headerKey(full), score: 1 }, ...getBareTexts(full), ...getAlternatives(full)];
  return texts
    .filter(({ key }) => key !== '')
    .flatMap(({ key, score, isPartial = false }) => {
      const plain = without(key, NOTES);
      const amount = HAS_TAX_NOTE.test(key) ? without(plain, TAX_NOTES) : plain;
      const isAmount = amount !== plain;
      const exact = isPartial ? ('PARTIAL' as const) : ('EXACT' as const);
      const forms = (text: string, isOfAmount: boolean) => [
        { key: text, fit: exact, score: score - 0.02, isAmount: isOfAmount, dropped: [] },
        ...[SUBJECTS, GENERAL].map((words) => ({
          key: without(text, words),
          fit: 'PARTIAL' as const,
          score: score - 0.1,
          isAmount: isOfAmount,
          dropped: text.split(' ').filter((word) => words.has(word)),
        })),
      ];
      return [
        { key, fit: exact, score, isAmount: false, dropped: [] },
        ...forms(plain, false),
        ...(isAmount ? forms(amount, true) : []),
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

/** The fields that a header can mean, best first. A header never means the field that it qualifies, such as `supplier_price`. */
export function matchHeader(header: string): HeaderMatch[] {
  const found = new Map<string, HeaderMatch>();
  const bonus = INCLUDES_TAX.test(headerKey(header)) ? 0.01 : 0;
  const add = ({ key, fit, score, isAmount, dropped }: Variant, isNumbered: boolean) => {
    for (const { target, rank } of FIELDS_BY_WORD.get(compact(key)) ?? []) {
      if ((isNumbered && !REPEATABLE.has(target)) || (isAmount && !AMOUNTS.has(target))) continue;
      if (score <= NOTED && KEYS.has(target)) continue;
      if (!dropped.every((word) => isNeutral(word, target))) continue;
      const known = found.get(target);
      if (!known || known.score < score) found.set(target, { target, fit, score: Math.min(1, score + bonus), rank });
    }
  };
  for (const form of getVariants(header)) {
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
