import { foldText } from '#shared/foldText';

/** A part of a text that matches the search or not. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The search as it is compared: folded, with single spaces. */
const foldQuery = (q: string): string => foldText(q).trim().replace(/\s+/g, ' ');

/** The folded text, and for each of its UTF-16 units the position of its character in the text. */
function foldWithPositions(text: string): { folded: string; positions: number[] } {
  let folded = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = /\s/.test(character) ? ' ' : foldText(character);
    // A combining mark folds to nothing and so belongs to the character before it.
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(at);
    folded += plain;
    at += character.length;
  }
  positions.push(text.length);
  return { folded, positions };
}

/** The text divided at the matches of the search. Case and diacritics do not matter; a blank search matches nothing. */
export function splitAtMatches(text: string, q: string): TextPart[] {
  const wanted = foldQuery(q);
  if (wanted === '') return [{ text, isMatch: false }];
  const { folded, positions } = foldWithPositions(text);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMatch });
    end = Math.max(end, to);
  };
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    add(positions[from] ?? text.length, false);
    add(positions[from + wanted.length] ?? text.length, true);
  }
  add(text.length, false);
  return parts;
}

/** Whether the search occurs in the text. Case and diacritics do not matter. */
export function hasMatch(text: string, q: string): boolean {
  return splitAtMatches(text, q).some(({ isMatch }) => isMatch);
}

/** About `length` characters of the text around its first match, or its beginning, cut between words. */
export function excerptAround(text: string, q: string, length = 160): string {
  if (text.length <= length) return text;
  const [first] = splitAtMatches(text, q);
  const match = !first || first.isMatch || first.text.length === text.length ? 0 : first.text.length;
  const wanted = Math.max(0, Math.min(match - Math.round(length / 3), text.length - length));
  const start = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const cut = text.lastIndexOf(' ', start + length);
  const isTail = wanted === text.length - length;
  const end = isTail ? text.length : cut > match ? cut : start + length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
