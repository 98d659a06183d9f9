import { headerKey, splitCamel } from '#server/records/headerKey';
import { compact, FIELDS_BY_WORD } from './fieldWords';
import { hasQualifier } from './qualifiers';

/** How a header matches a usual one: exactly, without its notes and general words, or with a typo. */
export type HeaderFit = 'EXACT' | 'PARTIAL' | 'SIMILAR';

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

/** Whether the word means nothing beside the field. */
export function isNeutral(word: string, target: string): boolean {
  return SUBJECTS.has(word) || NEUTRAL.some(({ words, fields }) => words.has(word) && fields.has(target));
}

/** Score of the words in the brackets of a header, below that of all other words. */
export const NOTED = 0.8;

const without = (key: string, dropped: ReadonlySet<string>) =>
  key
    .split(' ')
    .filter((word) => !dropped.has(word))
    .join(' ');

/** Fields that identify products, or decide which rows are one product, so a resemblance is not enough. */
export const KEYS = new Set(['externalReference', 'variantReference', 'parent']);

/** A form of a header that is looked up among the usual ones. */
export interface HeaderForm {
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

/**
 * The header without its notes, if they do not change its meaning; and the notes if the header means nothing without
 * them.
 */
const getBareTexts = (full: string): HeaderText[] => {
  const notes = (full.match(BRACKETS) ?? []).map((note) => note.slice(1, -1));
  const bare = full.replace(BRACKETS, ' ');
  if (!notes.length) return [];
  if (notes.some((note) => isOtherField(bare, note))) {
    // `main (warehouse quantity)`: some systems say the field in brackets behind a name.
    return literalFields(headerKey(bare)).length ? [] : notes.map((note) => ({ key: headerKey(note), score: NOTED }));
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

/** The forms of a header with their score, most literal first. */
export function getForms(header: string): HeaderForm[] {
  const full = splitCamel(header).replaceAll('%', ' percent ');
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
}
