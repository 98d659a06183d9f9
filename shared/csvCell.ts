/** The cell, quoted where needed (RFC 4180, section 2) and also where leading or trailing spaces must be kept. */
export function quoteCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
