import { restoreFormula } from '#shared/formulaText';

/** A cell from the clipboard. */
export interface PastedCell {
  text: string;
  /** The number that the cell shows, with a point before the decimals. Absent if the clipboard does not have it. */
  number?: string;
}

/**
 * Returns the rows of tab-separated text as spreadsheets copy it: cells with tabs, line breaks, or quotes are in
 * quotes, in which quotes are doubled. A quote elsewhere is a character. One line break at the end ends the last row.
 */
export function readTabs(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/g;
  const end = text.replace(/(?:\r\n|\n|\r)$/, '');
  for (let at = 0; ;) {
    pattern.lastIndex = at;
    const [whole = '', cell = '', after = ''] = pattern.exec(end) ?? [];
    row.push(cell.startsWith('"') && cell.length > 1 && isQuoted(cell) ? unquote(cell) : cell);
    at += whole.length;
    if (after === '\t') continue;
    rows.push(row);
    row = [];
    if (after === '') return rows;
  }
}

const isQuoted = (cell: string) => /^"(?:[^"]|"")*"$/.test(cell);

const unquote = (cell: string) => cell.slice(1, -1).replaceAll('""', '"').replace(/\r\n?/g, '\n');

const isNumber = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text);

/** Returns the number of a cell as Google Sheets, LibreOffice, or Excel gives it. */
const readNumber = (cell: Element): string | undefined => {
  const google = /^\{"1":3,"3":(-?[\d.eE+-]+)/.exec(cell.getAttribute('data-sheets-value') ?? '')?.[1];
  const found = [google, cell.getAttribute('sdval'), cell.getAttribute('x:num')].find(isNumber);
  return found === undefined ? undefined : String(Number(found));
};

/** Returns the text of a cell: its line breaks are `br` elements and the ends of paragraphs, all others are spaces. */
const readText = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('style, script')) element.remove();
  for (const text of textNodes(copy)) text.data = text.data.replace(/[ \t\r\n]+/g, ' ');
  for (const element of copy.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of copy.querySelectorAll('p, div')) if (element.nextElementSibling) element.after('\n');
  return copy.textContent
    .replace(/ ?\n ?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .trim();
};

function* textNodes(root: Element): Generator<Text> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** Returns the rows of the first table of HTML; null if there is none. What it loads or runs is never shown. */
function readHtmlTable(html: string): PastedCell[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const grid: PastedCell[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]![column]) column++;
      const number = readNumber(cell);
      const pasted = { text: readText(cell), ...(number !== undefined && { number }) };
      for (let down = 0; down < Math.max(1, cell.rowSpan) && grid[at + down]; down++) {
        for (let along = 0; along < Math.max(1, cell.colSpan); along++) {
          grid[at + down]![column + along] = down + along === 0 ? pasted : { text: '' };
        }
      }
      column += Math.max(1, cell.colSpan);
    }
  });
  return grid;
}

/** Returns the cells of a clipboard: those of a table, or else of its text. All rows have as many as the longest. */
export function readClipboard({ html, text }: { html: string; text: string }): PastedCell[][] {
  const rows =
    (html && readHtmlTable(html)) || readTabs(text).map((row) => row.map((cell): PastedCell => ({ text: cell })));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) =>
    Array.from({ length: width }, (_, at) => {
      const { text, ...number } = row[at] ?? { text: '' };
      return { ...number, text: restoreFormula(text) };
    }),
  );
}
