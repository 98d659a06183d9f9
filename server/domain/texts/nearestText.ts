import { say, type Sentence } from '../../records/sentence';

/**
 * Returns the number of characters to insert, remove, or replace, and of neighbors to swap, to turn one text into the
 * other (optimal string alignment).
 */
const distance = (from: string, to: string): number => {
  const [letters, others] = [[...from], [...to]];
  let beforeFormer: number[] = [];
  let former = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [row, letter] of letters.entries()) {
    const current = [row + 1];
    for (const [column, other] of others.entries()) {
      const replaced = former[column]! + (letter === other ? 0 : 1);
      const isSwapped = column > 0 && letter === others[column - 1] && letters[row - 1] === other;
      const swapped = isSwapped ? beforeFormer[column - 1]! + 1 : Infinity;
      current.push(Math.min(replaced, swapped, former[column + 1]! + 1, current[column]! + 1));
    }
    beforeFormer = former;
    former = current;
  }
  return former.at(-1)!;
};

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 60);

/** Returns the known text with the smallest distance that is not too far, the first if there are several. */
const findLeast = (known: readonly string[], getDistance: (candidate: string) => number): string | null => {
  let found: string | null = null;
  let least = Infinity;
  for (const candidate of known) {
    const edits = getDistance(normalize(candidate));
    if (edits < least) [found, least] = [candidate, edits];
  }
  return found;
};

/** Returns the distance; `Infinity` if more than a third of the given characters differ, or all of them. */
const getEdits = (given: string, other: string): number => {
  const edits = distance(given, other);
  return edits <= Math.max(1, given.length / 3) && edits < given.length ? edits : Infinity;
};

/** Returns the known text that a mistyped one probably means, regardless of case; null if none is like it. */
export function similarText(text: string, known: readonly string[]): string | null {
  const given = normalize(text);
  return findLeast(known, (other) => getEdits(given, other));
}

/**
 * Returns the known text that a mistyped one probably means, regardless of case, or of which it is a longer or shorter
 * form, for example de and de-AT; null if none is like it.
 */
export function nearestText(text: string, known: readonly string[]): string | null {
  const given = normalize(text);
  return findLeast(known, (other) => {
    const isForm = Math.min(given.length, other.length) > 1 && (other.startsWith(given) || given.startsWith(other));
    return isForm ? distance(given, other) / 10 : getEdits(given, other);
  });
}

/** Returns the sentence, and after it what is nearest if there is something. */
export function withNearest(sentence: Sentence, nearest: string | null): Sentence {
  return nearest === null ? sentence : say`${sentence} The nearest one is ${nearest}.`;
}
