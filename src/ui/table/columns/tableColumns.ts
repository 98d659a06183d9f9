import type { TableColumn } from '#preferences/preferences';
import type { Column } from '../tableTypes';

/** Returns the columns that are shown, in their order: those that were chosen, or those that are shown at first. */
export function getShownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly TableColumn[] | null,
): readonly Column<Row>[] {
  if (!chosen) return columns.filter(({ isHideable, isHiddenAtFirst }) => !isHideable || !isHiddenAtFirst);
  const places = new Map(chosen.map(({ id }, place) => [id, place]));
  // The first column is the link of the row, and the actions are at its end.
  const getPlace = (column: Column<Row>) =>
    column === columns[0] ? -1 : (places.get(column.id) ?? Number.MAX_SAFE_INTEGER);
  return columns
    .filter(({ id, isHideable }) => !isHideable || places.has(id))
    .sort((a, b) => getPlace(a) - getPlace(b))
    .map((column) => {
      const width = chosen[places.get(column.id) ?? -1]?.width;
      return width ? { ...column, width } : column;
    });
}

/** Returns the columns as they are chosen, also those that are shown at first. */
export function listChosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly TableColumn[] | null,
): readonly TableColumn[] {
  return chosen ?? getShownColumns(columns, null).map(({ id }) => ({ id, width: null }));
}

/** Hides the column, or shows it after those that the table has before it. */
export function toggleColumn<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly TableColumn[] | null,
  id: string,
): readonly TableColumn[] {
  const list = listChosenColumns(columns, chosen);
  if (list.some((column) => column.id === id)) return list.filter((column) => column.id !== id);
  const before = columns.slice(
    0,
    columns.findIndex((column) => column.id === id),
  );
  const place = list.findLastIndex((column) => before.some((other) => other.id === column.id)) + 1;
  return list.toSpliced(place, 0, { id, width: null });
}
