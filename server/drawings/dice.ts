import { seededRandom } from '../random';

/** FNV-1a, 32 bits: a number determined only by the text. */
const computeHash = (text: string) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** Choices determined only by a slug, so that an image is always drawn the same way. */
export interface Dice {
  /** One of the choices. */
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  /** A whole number from `from` to `to`, inclusive. */
  between: (from: number, to: number) => number;
}

/** The dice for a slug. */
export function createDice(slug: string): Dice {
  const random = seededRandom(computeHash(slug));
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return { between, pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0] };
}
