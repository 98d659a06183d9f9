/** Lower case without accents, so that `catalogo` finds `Catálogo`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const startsAWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

/**
 * How well a title fits what was typed: 0 where it begins with it, 1 where each word begins one of the title's words,
 * 2 where each is in the title or begins one of the keywords; null where it does not fit.
 */
export function matchRank(typed: string, title: string, keywords: readonly string[] = []): number | null {
  const [wanted, name] = [plain(typed.trim()), plain(title)];
  if (name.startsWith(wanted)) return 0;
  const words = wanted.split(/\s+/);
  if (words.every((word) => startsAWord(name, word))) return 1;
  const others = keywords.map(plain);
  const isIn = (word: string) => name.includes(word) || others.some((keyword) => startsAWord(keyword, word));
  return words.every(isIn) ? 2 : null;
}

/** The rows that fit what was typed, best first; rows that fit as well stay in their order. */
export function bestMatches<Row>(
  typed: string,
  rows: readonly Row[],
  textOf: (row: Row) => { title: string; keywords?: readonly string[] },
): Row[] {
  const ranked = rows.flatMap((row) => {
    const { title, keywords } = textOf(row);
    const rank = matchRank(typed, title, keywords);
    return rank === null ? [] : [{ row, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}
