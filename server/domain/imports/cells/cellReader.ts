import { ValueProblem, type CellFail } from '../../ownLayout/valueProblem';

/** The value of a cell for its target: one text, or several if it was split. */
export type CellValue = string | string[];

/** Reads one mapped column of a row. */
export interface CellReader {
  column: string;
  read: (cells: readonly string[]) => CellValue | ValueProblem;
  /** Whether the cell says that the field has no value. Cells that a row is too short for say nothing. */
  clears: (cells: readonly string[]) => boolean;
}

/** Whether the cells of the readers are all empty, and one of them clears the field. */
export function clearsField(readers: readonly CellReader[], cells: readonly string[]): boolean {
  return (
    readers.some(({ clears }) => clears(cells)) &&
    readers.every(({ read }) => {
      const value = read(cells);
      return !(value instanceof ValueProblem) && value.length === 0;
    })
  );
}

/**
 * The first non-blank text of the readers; `''` if all are blank, undefined if there are no readers. Problems are
 * passed to `fail`.
 */
export function textFrom(readers: readonly CellReader[], cells: readonly string[], fail: CellFail): string | undefined {
  let text: string | undefined;
  for (const { column, read } of readers) {
    const value = read(cells);
    if (value instanceof ValueProblem) {
      fail(value, column);
      return undefined;
    }
    text = typeof value === 'string' ? value : (value.find(Boolean) ?? '');
    if (text) return text;
  }
  return text;
}

/** The text of the readers for a field, `''` if the cells clear it, undefined if they say nothing about it. */
export function givenText(
  readers: readonly CellReader[],
  cells: readonly string[],
  fail: CellFail,
): string | undefined {
  return (
    (readers.length ? textFrom(readers, cells, fail) : undefined) || (clearsField(readers, cells) ? '' : undefined)
  );
}
