import { joinWords, say, type SentenceValue } from '../../records/sentence';

/** Returns all names in quotes as one value: “A”, “B”. */
export function quoteAll(names: readonly string[]): SentenceValue {
  return joinWords(names.map((name) => say`“${name}”`));
}
