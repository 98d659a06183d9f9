/** Removes text in braces or parentheses, including nested ones. */
const withoutBraces = (text: string): string => {
  const shorter = text.replace(/\{[^{}]*\}|\([^()]*\)/g, '');
  return shorter === text ? text : withoutBraces(shorter);
};

/** The cards in a sentence such as `Cards under /card/x/: one {a, b} · two, three {c}.`, as pairs. */
const getCards = (line: string) => {
  const [, folder, names] = /^Cards under (\S+\/)(?: \([^)]*\))?: (.*)$/.exec(line) ?? [];
  if (folder === undefined || names === undefined) return [];
  const cards = withoutBraces(names).split(/[·,.]/);
  return cards
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `GET ${folder}${name}`);
};

/**
 * The method-and-path pairs of the REST contract, in order: rows that start with a method and a path, rows of the
 * constant pages that start with a path only, and the sentences that list the cards.
 */
export function getPairs(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const [, method = 'GET', path] = /^\| (?:(GET|POST|DELETE) )?(\/\S+)/.exec(line) ?? [];
    return path === undefined ? getCards(line) : [`${method} ${path}`];
  });
}
