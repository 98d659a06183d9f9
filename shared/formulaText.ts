/**
 * The cell with an extra `'` in front if a spreadsheet would read it as a formula: any number of `'` followed by `=`,
 * `+`, `-`, `@`, tab or carriage return (the characters listed by OWASP under "CSV Injection").
 */
export function neutralizeFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Numbers and phone numbers with a sign, which are the same as formulas. */
const SIGNED_NUMBER = /^[+-][\d\s.,()/-]+$/;

/** Like `neutralizeFormula`, for cells that other programs read, too: they would not find a number behind a `'`. */
export function neutralizeText(cell: string): string {
  return SIGNED_NUMBER.test(cell) ? cell : neutralizeFormula(cell);
}

/** Reverses `neutralizeFormula`. */
export function restoreFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
