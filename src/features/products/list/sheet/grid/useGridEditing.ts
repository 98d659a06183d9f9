import { useMemo, useState } from 'react';
import { toText } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { getShownValue, toTarget } from '../store/sheet';
import type { SheetRow } from '../store/sheetRows';
import { enterText, enterValue, type ActionContext } from './gridActions';
import type { Place } from './gridSelection';
import type { AfterEdit } from './SheetCellEditor';

/** The edit of a cell in its place. */
export interface CellEditing {
  text: string;
  onCommit: (text: string, after: AfterEdit | null) => void;
  onCancel: () => void;
}

/** The edit of a long value in a drawer. */
export interface DrawerEditing {
  row: SheetRow;
  column: SheetColumn;
  /** As the gateway takes it. */
  value: string;
  isOpen: boolean;
}

/** Whether a value is edited in a drawer: what needs more than a line. */
const needsDrawer = ({ format }: SheetColumn, value: string) =>
  format.kind === 'long' || format.kind === 'choices' || format.kind === 'categories' || value.includes('\n');

/** The edit of one cell at a time. `onEnd` says where the focus goes; null if it moved elsewhere. */
export function useGridEditing(
  context: ActionContext | null,
  canEdit: boolean,
  onEnd: (place: Place, after: AfterEdit | null) => void,
) {
  const [edited, setEdited] = useState<{ place: Place; text: string } | null>(null);
  const [drawer, setDrawer] = useState<DrawerEditing | null>(null);

  /** Edits a cell. `typed` replaces its value. Returns whether it can be edited. */
  const start = (place: Place, typed?: string): boolean => {
    const row = context?.rows.getRow(place.row);
    const column = context?.columns[place.column];
    const target = canEdit && row && column ? toTarget(row, column) : null;
    if (!context || !row || !column || !target) return false;
    const value = getShownValue(row, column, context.sheet.edits.getState(target));
    if (needsDrawer(column, value)) setDrawer({ row, column, value, isOpen: true });
    else
      setEdited({
        place,
        text: typed ?? (column.format.kind === 'date' ? value : toText(column.format, value, context.writing)),
      });
    return true;
  };

  const editing = useMemo((): CellEditing | null => {
    if (!edited || !context) return null;
    const { place, text } = edited;
    const end = (after: AfterEdit | null) => {
      setEdited(null);
      onEnd(place, after);
    };
    return {
      text,
      onCommit: (next, after) => {
        const row = context.rows.getRow(place.row);
        const column = context.columns[place.column];
        if (row && column) enterText(context, row, column, next);
        end(after);
      },
      onCancel: () => end('stay'),
    };
  }, [edited, context, onEnd]);

  return {
    place: edited?.place ?? null,
    editing,
    drawer,
    start,
    /** Ends the edit in the drawer; null discards it. */
    closeDrawer: (value: string | null) => {
      if (drawer && context && value !== null) enterValue(context, drawer.row, drawer.column, value);
      if (drawer) setDrawer({ ...drawer, isOpen: false });
    },
  };
}
