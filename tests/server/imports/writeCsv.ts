/** The rows as CSV text, with cells quoted if needed or if `isQuoted` says so. */
export function writeCsv(
  rows: readonly (readonly string[])[],
  { delimiter = ',', lineBreak = '\n', isQuoted = false } = {},
): string {
  const cell = (text: string) =>
    isQuoted || /^\s|\s$|["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(cell).join(delimiter) + lineBreak).join('');
}
