import { foldText } from '#shared/foldText';

const startsAWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

/**
 * How well a title matches the typed text: 0 if the title starts with it, 1 if each typed word starts a word of the
 * title, 2 if each typed word is in the title or starts a keyword; null if there is no match.
 */
export function matchRank(typed: string, title: string, keywords: readonly string[] = []): number | null {
  const [wanted, name] = [foldText(typed.trim()), foldText(title)];
  if (name.startsWith(wanted)) return 0;
  const words = wanted.split(/\s+/);
  if (words.every((word) => startsAWord(name, word))) return 1;
  const others = keywords.map(foldText);
  const isIn = (word: string) => name.includes(word) || others.some((keyword) => startsAWord(keyword, word));
  return words.every(isIn) ? 2 : null;
}

/** The rows that match the typed text, best first. Rows that match equally well keep their order. */
export function bestMatches<Row>(
  typed: string,
  rows: readonly Row[],
  toText: (row: Row) => { title: string; keywords?: readonly string[] },
): Row[] {
  const ranked = rows.flatMap((row) => {
    const { title, keywords } = toText(row);
    const rank = matchRank(typed, title, keywords);
    return rank === null ? [] : [{ row, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}
