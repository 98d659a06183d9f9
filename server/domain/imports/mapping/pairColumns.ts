import { headerKey } from '#server/records/headerKey';

/** A column with the names or the values of an option or attribute that has a column for each. */
interface PairPart {
  target: 'options' | 'attributes';
  /** Equal for the two columns of a pair. */
  number: string;
  part: 'name' | 'value';
}

const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5' };

const KINDS: readonly (readonly [PairPart['target'], RegExp])[] = [
  ['options', /option|opção|opción|variation|variação|variación|\b(variants?|variantes?|choices?)\b/u],
  [
    'attributes',
    /\b(attribut(es?|os?)?|atributo|features?|specifications?|propert(y|ies)|additional info|custom fields?|eigenschaft|merkmal|caractéristique|característica)\b/u,
  ],
];

const NAME = /name|title|label|\b(nom|nome|nombre)\b/;
const VALUE = /values?|descriptions?|choices?|wert|valeur|valor/;

/**
 * PrestaShop’s columns that list the attributes of a combination, and their values, in the languages of its import:
 * `Attribute (Name:Type:Position)*` and `Value (Value:Position)*`.
 */
const LISTED = [
  [
    'name',
    /^\W*(?:attribut\p{L}*|atributo\p{L}*|atrybut\p{L}*|kenmerk\p{L}*|eigenschaft\p{L}*)\s*\(\s*\p{L}+\s*:\s*t[yi]p/iu,
  ],
  ['value', /^\W*(?:val[euo]\p{L}*|wert\p{L}*|waarde\p{L}*|wartoś\p{L}*)\s*\(\s*\p{L}+\s*:\s*po[sz]/iu],
] as const;

/**
 * The part of a pair that a header such as `Option Name 1` or `productOptionDescription1` stands for; null for others.
 */
export function parsePairHeader(header: string): PairPart | null {
  const [listed] = LISTED.find(([, pattern]) => pattern.test(header)) ?? [];
  if (listed) return { target: 'options', number: '', part: listed };
  const spaced = header.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ');
  const key = headerKey(spaced)
    .split(' ')
    .map((word) => NUMBERS[word] ?? word)
    .join(' ');
  const [target] = KINDS.find(([, pattern]) => pattern.test(key)) ?? [];
  const number = /\d+/.exec(key)?.[0] ?? '';
  // `Option Value Name` or a variant's own name are no parts of a pair.
  const part = VALUE.test(key) ? 'value' : NAME.test(key) ? 'name' : null;
  const isOwnName =
    part === 'name' && number === '' && !/\b(option|attribut|attribute|feature|additional info)\b/.test(key);
  return target && part && !isOwnName ? { target, number, part } : null;
}

/** The columns of a pair, by position. */
export interface PairColumns {
  target: PairPart['target'];
  name: number;
  value: number;
  /** Whether a cell can list several names, with as many values. */
  isListed: boolean;
  /** Whether they are those of PrestaShop’s combinations. */
  isCombination: boolean;
}

/** The pairs among the columns, in file order. */
export function findPairs(columns: readonly string[]): PairColumns[] {
  const parts = columns.map(parsePairHeader);
  return parts.flatMap((part, name) => {
    if (part?.part !== 'name') return [];
    const value = parts.findIndex(
      (other) => other?.part === 'value' && other.target === part.target && other.number === part.number,
    );
    if (value < 0) return [];
    const isCombination = LISTED.some(([, pattern]) => pattern.test(columns[name] ?? ''));
    return [{ target: part.target, name, value, isListed: part.number === '', isCombination }];
  });
}
