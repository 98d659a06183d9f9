import { say, type Sentence } from '../../records/sentence';

/** Returns the number of characters to insert, remove, or replace to turn one text into the other (Levenshtein). */
const distance = (from: string, to: string): number => {
  let former = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = former[column]! + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, former[column + 1]! + 1, current[column]! + 1));
    }
    former = current;
  }
  return former.at(-1)!;
};

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 60);

/** Returns the index of the smallest number, of the first if there are several. */
const indexOfLeast = (numbers: readonly number[]) =>
  numbers.reduce((least, number, index) => (number < (numbers[least] ?? Infinity) ? index : least), 0);

/** Returns the known text that is most like the given one, regardless of case; null if there are none. */
export function nearestText(text: string, known: readonly string[]): string | null {
  const wanted = normalize(text);
  const distances = known.map((candidate) => {
    const other = normalize(candidate);
    // A longer or shorter form, for example de and de-AT, is nearer than another word.
    const isForm = other.startsWith(wanted) || wanted.startsWith(other);
    return distance(wanted, other) / (isForm ? 10 : 1);
  });
  return known[indexOfLeast(distances)] ?? null;
}

/** Returns the sentence, and after it what is nearest if there is something. */
export function withNearest(sentence: Sentence, nearest: string | null): Sentence {
  return nearest === null ? sentence : say`${sentence} The nearest one is ${nearest}.`;
}

/**
 * Returns the known text that a mistyped one probably means; undefined if more than a third of the characters differ.
 */
export function similarText(text: string, known: readonly string[]): string | undefined {
  const given = normalize(text);
  const edits = known.map((candidate) => distance(given, normalize(candidate)));
  const least = indexOfLeast(edits);
  return (edits[least] ?? Infinity) <= Math.max(1, given.length / 3) ? known[least] : undefined;
}
