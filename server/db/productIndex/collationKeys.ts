import { collator, type Compare } from './comparators';

/** Longer texts have no key; ICU splits digits of this length into several numbers. */
const MAX_LENGTH = 250;

const isDigit = (code: number) => code >= 48 && code <= 57;
const isUpper = (code: number) => code >= 65 && code <= 90;
const toLower = (code: number) => (isUpper(code) ? code + 32 : code);

/** Numbers of the printable ASCII characters in collation order, from 1, by character code; 0 for all others. */
const createWeights = () => {
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const ordered = characters.filter((one) => !isUpper(one.charCodeAt(0))).sort(collator.compare);
  const weights = new Uint8Array(128);
  ordered.forEach((one, at) => (weights[one.charCodeAt(0)] = at + 1));
  return weights;
};

let weights: Uint8Array | undefined;
const buffer = new Uint8Array(4 * MAX_LENGTH);

/**
 * Returns a text whose order by code units is that of the given text in English collation, so that comparing takes a
 * tenth of the time. Undefined for long texts, and for characters outside of printable ASCII. The key has the letters
 * without their case, and each number after the number of its digits; then the cases, which decide only between texts
 * that are otherwise the same.
 */
export function createCollationKey(text: string): string | undefined {
  const { length } = text;
  if (length > MAX_LENGTH) return undefined;
  weights ??= createWeights();
  let end = 0;
  let hasUpper = false;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    const weight = code < 128 ? weights[toLower(code)]! : 0;
    if (!weight) return undefined;
    if (!isDigit(code)) {
      buffer[end++] = weight;
      hasUpper ||= isUpper(code);
      continue;
    }
    let last = at;
    while (isDigit(text.charCodeAt(last + 1))) last++;
    while (at <= last && text.charCodeAt(at) === 48) at++;
    buffer[end++] = weights[48]!;
    buffer[end++] = last - at + 1;
    for (; at <= last; at++) buffer[end++] = text.charCodeAt(at);
    at = last;
  }
  if (hasUpper) {
    buffer[end++] = 0;
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (toLower(code) >= 97 && toLower(code) <= 122) buffer[end++] = isUpper(code) ? 2 : 1;
    }
  }
  return String.fromCharCode.apply(null, buffer.subarray(0, end) as unknown as number[]);
}

/** Texts by slot, each read and given its key once. */
export interface CollatedTexts {
  readonly compare: Compare<number>;
  /** Whether the texts of the slots are the same in English collation. */
  readonly isSame: (left: number, right: number) => boolean;
}

/** Creates texts for `size` slots. `getText` reads the text of a slot when it is first compared. */
export function createCollatedTexts(getText: (slot: number) => string, size: number): CollatedTexts {
  const texts = new Array<string | undefined>(size);
  const keys = new Array<string | undefined>(size);
  const read = (slot: number) => {
    const text = getText(slot);
    keys[slot] = createCollationKey(text);
    return (texts[slot] = text);
  };
  const compare: Compare<number> = (a, b) => {
    const left = texts[a] ?? read(a);
    const right = texts[b] ?? read(b);
    const leftKey = keys[a];
    const rightKey = keys[b];
    if (leftKey !== undefined && rightKey !== undefined) return leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0;
    return left === right ? 0 : collator.compare(left, right);
  };
  return { compare, isSame: (left, right) => compare(left, right) === 0 };
}
