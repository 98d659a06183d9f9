import { escapeHtml } from '#shared/escapeHtml';
import { neutralizeText } from '#shared/formulaText';

/** A cell to copy. */
export interface CopiedCell {
  text: string;
  /** The number that it is, with a point before the decimals; null for other values. */
  number: string | null;
}

const toTab = ({ text }: CopiedCell): string => {
  const cell = neutralizeText(text);
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** Returns the rows as tab-separated text, of which several end with a line break. No cell is a formula. */
export function toTabs(rows: readonly (readonly CopiedCell[])[]): string {
  const lines = rows.map((row) => row.map(toTab).join('\t'));
  return lines.length > 1 ? `${lines.join('\n')}\n` : lines.join('');
}

/** The attributes by which Google Sheets, LibreOffice, and Excel take a cell for a number, or for a text. */
const getFormat = ({ text, number }: CopiedCell): string =>
  number === null
    ? ` data-sheets-value="${escapeHtml(JSON.stringify({ 1: 2, 2: text }))}" style="mso-number-format:'\\@'"`
    : ` data-sheets-value="${escapeHtml(`{"1":3,"3":${number}}`)}" sdval="${number}" x:num="${number}"`;

const toHtmlCell = (cell: CopiedCell): string =>
  `<td${getFormat(cell)}>${escapeHtml(neutralizeText(cell.text)).replaceAll('\n', '<br>')}</td>`;

/**
 * Returns the rows as a table. Texts such as `0012` stay texts in spreadsheets, and numbers are numbers in every
 * language. No cell is a formula.
 */
export function toHtmlTable(rows: readonly (readonly CopiedCell[])[]): string {
  const lines = rows.map((row) => `<tr>${row.map(toHtmlCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table xmlns:x="urn:schemas-microsoft-com:office:excel">${lines.join('')}</table>`;
}
