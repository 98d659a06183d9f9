import { joinWords, say, type SentenceValue } from '../../records/sentence';

/** Returns all words as one value: “A and B”, or “A, B, and C”. */
export function sayAll(words: readonly SentenceValue[]): SentenceValue {
  if (words.length < 3) return joinWords(words, (list, word) => say`${list} and ${word}`);
  const list = joinWords(words.slice(0, -1), (list, word) => say`${list}, ${word}`);
  return say`${list}, and ${words.at(-1) ?? ''}`;
}

/** Returns all names in quotes as one value: “A”, “B”. */
export function quoteAll(names: readonly string[]): SentenceValue {
  const words = names.map((name) => say`“${name}”`);
  return joinWords(words, (list, word) => say`${list}, ${word}`);
}
