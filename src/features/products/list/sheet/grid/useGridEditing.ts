import { useMemo, useState } from 'react';
import { normalizeName } from '#lib/comparedText';
import { toText, type CellFormat } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { getShownValue, toTarget } from '../store/sheet';
import type { SheetRow } from '../store/sheetRow';
import { enterText, enterValue, type ActionContext } from './gridActions';
import type { Place } from './gridSelection';
import type { AfterEdit } from './SheetCellEditor';

/** The edit of a cell in its place. */
export interface CellEditing {
  rowId: string;
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

/** Returns the text that an edit begins with: what was typed, or the first option that begins with it. */
const getTyped = (format: CellFormat, typed: string, text: string): string => {
  if (format.kind !== 'choice' && format.kind !== 'yesNo') return typed;
  const labels = format.kind === 'yesNo' ? [format.yes, format.no] : format.options.map(({ label }) => label);
  return labels.find((label) => normalizeName(label).startsWith(normalizeName(typed))) ?? text;
};

/**
 * Returns the row that an edit changes: as it was when the edit began, so that a change by someone else is a conflict.
 */
const getEdited = ({ rows, sheet }: ActionContext, begun: SheetRow, column: SheetColumn): SheetRow => {
  const now = rows.getRow(rows.findIndex(begun.id));
  const state = sheet.edits.getState({ rowId: begun.id, columnId: column.id });
  const isOwn = state?.status === 'saved' && state.value === now?.cells[column.place]?.value;
  return isOwn ? now : begun;
};

/** The edit of one cell at a time. `onEnd` says where the focus goes; null if it moved elsewhere. */
export function useGridEditing(
  context: ActionContext | null,
  canEdit: boolean,
  onEnd: (after: AfterEdit | null) => void,
) {
  const [edited, setEdited] = useState<{ row: SheetRow; column: SheetColumn; text: string } | null>(null);
  const [drawer, setDrawer] = useState<DrawerEditing | null>(null);

  /** Edits a cell. `typed` replaces its value. Returns whether it can be edited. */
  const start = (place: Place, typed?: string): boolean => {
    const row = context?.rows.getRow(place.row);
    const column = context?.columns[place.column];
    const target = canEdit && row && column ? toTarget(row, column) : null;
    if (!context || !row || !column || !target) return false;
    const value = getShownValue(row, column, context.sheet.edits.getState(target));
    if (needsDrawer(column, value)) setDrawer({ row, column, value, isOpen: true });
    else {
      const text = column.format.kind === 'date' ? value : toText(column.format, value, context.writing);
      setEdited({ row, column, text: typed === undefined ? text : getTyped(column.format, typed, text) });
    }
    return true;
  };

  const editing = useMemo((): CellEditing | null => {
    if (!edited || !context) return null;
    const { row, column, text } = edited;
    const end = (after: AfterEdit | null) => {
      setEdited(null);
      onEnd(after);
    };
    return {
      rowId: row.id,
      text,
      onCommit: (next, after) => {
        enterText(context, getEdited(context, row, column), column, next);
        end(after);
      },
      onCancel: () => end('stay'),
    };
  }, [edited, context, onEnd]);

  return {
    editing,
    drawer,
    start,
    /** Ends the edit in the drawer; null discards it. */
    closeDrawer: (value: string | null) => {
      if (drawer && context && value !== null) {
        enterValue(context, getEdited(context, drawer.row, drawer.column), drawer.column, value);
      }
      if (drawer) setDrawer({ ...drawer, isOpen: false });
    },
  };
}
