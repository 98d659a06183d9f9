import { useEventCallback } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import type { SheetColumn } from '../cells/sheetColumn';
import type { Writing } from '../cells/cellFormat';
import { sheetMessages as messages } from '../sheetMessages';
import type { Sheet } from '../store/sheet';
import type { CellChange } from '../store/cellEdit';
import type { SheetRows } from '../store/sheetRows';
import * as actions from './gridActions';
import {
  addCell,
  countCells,
  extendTo,
  moveSelection,
  selectCell,
  type Block,
  type GridSelection,
  type Place,
} from './gridSelection';
import type { AfterEdit } from './SheetCellEditor';
import { useFollowedSelection } from './useFollowedSelection';
import { useGridClipboard } from './useGridClipboard';
import { useGridEditing } from './useGridEditing';
import { useGridPointer } from './useGridPointer';

/** What the grid shows. */
export interface GridOptions {
  sheet: Sheet;
  /** null until they are opened. */
  rows: SheetRows | null;
  total: number;
  columns: readonly SheetColumn[];
  writing: Writing;
  canEdit: boolean;
}

const explanations = {
  number: messages.notNumber,
  date: messages.notDate,
  choice: messages.notOption,
  required: messages.required,
} as const;

const steps: Readonly<Record<AfterEdit, [rows: number, columns: number]>> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
};

interface GridView {
  scroller: HTMLElement | null;
  /** The rendered rows; `last` is not included. */
  first: number;
  last: number;
  /** How many rows Page Down moves by. */
  pageRows: number;
}

/** The selection, keys, clipboard, and edits of the grid. */
export function useGrid({ sheet, rows, total, columns, writing, canEdit, ...view }: GridOptions & GridView) {
  const { scroller, first, last, pageRows } = view;
  const { formatMessage, formatDate } = useIntl();
  const isMirrored = useDirection() === 'rtl';
  const [chosen, setSelection] = useFollowedSelection(rows);
  const [note, setNote] = useState('');
  /** What comes into sight when the active cell gets the focus. */
  const wantedRef = useRef<'active' | 'head' | null>(null);
  const clampPlace = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, total - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  // Fewer rows or columns can have come since.
  const isInside = chosen.block.bottom < Math.max(1, total) && chosen.block.right < columns.length;
  const selection = isInside ? chosen : selectCell(clampPlace(chosen.active), clampPlace(chosen.head));

  useEffect(() => rows?.show(first, last), [rows, first, last]);

  useLayoutEffect(() => {
    const wanted = wantedRef.current;
    if (wanted === null || !scroller) return;
    wantedRef.current = null;
    const find = ({ row, column }: Place) => scroller.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    find(selection.active)?.focus({ preventScroll: true });
    find(selection[wanted])?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  /** Selects cells, moves the focus to the active one, and brings that end of the selection into sight. */
  const select = (next: GridSelection, inSight: 'active' | 'head' = 'head') => {
    wantedRef.current = inSight;
    setNote('');
    setSelection(next);
  };
  const focusActive = () => select({ ...selection }, 'active');

  const context = useMemo(
    (): actions.ActionContext | null =>
      rows && {
        sheet,
        rows,
        columns,
        writing,
        explain: (fault, text) =>
          formatMessage(explanations[fault], { text, example: formatDate('2026-03-01', { timeZone: 'UTC' }) }),
      },
    [sheet, rows, columns, writing, formatMessage, formatDate],
  );

  const endEdit = useEventCallback((after: AfterEdit | null) => {
    if (after === null) return;
    const [down, along] = steps[after];
    const { row, column } = selection.active;
    select(selectCell(clampPlace({ row: row + down, column: column + along })));
  });
  const editing = useGridEditing(context, canEdit, endEdit);

  /** Runs an action on blocks, unless they are too large. */
  const run = async (
    blocks: readonly Block[],
    action: (context: actions.ActionContext) => Promise<actions.ActionResult>,
    describe?: (result: actions.ActionResult) => string,
  ) => {
    if (!context || !canEdit) return;
    if (actions.isTooLarge(blocks)) {
      setNote(formatMessage(messages.tooMany, { count: actions.maxCells }));
      return;
    }
    const result = await action(context);
    setNote(describe?.(result) ?? '');
  };

  const getBlocks = () => [...selection.others, selection.block];
  const clear = () => void run(getBlocks(), (of) => actions.clear(of, getBlocks()));

  const fillTo = (from: Block, to: Block) => void run([to], (of) => actions.fill(of, from, to));
  const fillFromEdge = (isDown: boolean) => {
    const { top, left, bottom, right } = selection.block;
    const isSingle = isDown ? top === bottom : left === right;
    if (isSingle && (isDown ? top : left) === 0) return;
    const [start, side] = [isSingle && isDown ? top - 1 : top, isSingle && !isDown ? left - 1 : left];
    const to = { top: start, left: side, bottom, right };
    fillTo(isDown ? { ...to, bottom: start } : { ...to, right: side }, to);
  };

  const replay = (changes: readonly CellChange[]) => {
    const [change] = changes;
    if (!change || !rows) return;
    const column = columns.findIndex(({ id }) => id === change.columnId);
    let row = first;
    while (row < last && rows.getRow(row)?.id !== change.rowId) row++;
    if (column >= 0 && row < last) select(selectCell({ row, column }));
    else focusActive();
  };
  const undo = () => replay(sheet.edits.undo());
  const redo = () => replay(sheet.edits.redo());

  const commands: Readonly<Record<string, () => void>> = {
    d: () => fillFromEdge(true),
    r: () => fillFromEdge(false),
    z: undo,
    y: redo,
  };

  const moveByTab = (isBack: boolean): boolean => {
    const column = selection.active.column + (isBack ? -1 : 1);
    if (column < 0 || column >= columns.length) return false;
    select(selectCell({ ...selection.active, column }));
    return true;
  };

  /** Returns whether the key did something. */
  const press = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
    if (altKey || !context) return false;
    const isCtrl = ctrlKey || metaKey;
    const { active } = selection;
    if (key === 'ArrowUp' && active.row === 0 && !isCtrl && !shiftKey) {
      scroller?.querySelector<HTMLElement>(`[data-head="${active.column}"]`)?.focus();
      return true;
    }
    if (key === 'Tab') return !isCtrl && moveByTab(shiftKey);
    if (key === 'Enter' || key === 'F2') return !isCtrl && editing.start(active);
    if (key === 'Delete' || key === 'Backspace') {
      clear();
      return true;
    }
    if (key === 'Escape') {
      const isLarge = countCells(selection.block) > 1 || selection.others.length > 0;
      if (isLarge) select(selectCell(active));
      return isLarge;
    }
    const command = isCtrl ? commands[key.toLowerCase()] : undefined;
    if (command) {
      if (key.toLowerCase() === 'z' && shiftKey) redo();
      else command();
      return true;
    }
    const size = { rows: total, columns: columns.length, page: pageRows };
    const moved = moveSelection(selection, { key, isCtrl, isShift: shiftKey, isMirrored }, size);
    if (moved) select(moved);
    else if (!isCtrl && [...key].length === 1) return editing.start(active, key);
    return moved !== null;
  };

  const clipboard = useGridClipboard({
    context,
    selection,
    onSelect: (next) => select(next, 'active'),
    onClear: clear,
    onNote: setNote,
    run,
  });

  const pointer = useGridPointer({
    selection,
    onSelect: select,
    onExtend: (head) => {
      wantedRef.current = 'head';
      setSelection((now) => extendTo(now, head));
    },
    onAdd: (place) => select(addCell(selection, place)),
    onFill: fillTo,
    onEdit: editing.start,
  });

  return {
    selection,
    editing,
    note,
    undo,
    redo,
    focusActive,
    /** Moves the focus to a column of the active row. */
    focusColumn: (column: number) => select(selectCell({ ...selection.active, column })),
    closeDrawer: (value: string | null) => {
      editing.closeDrawer(value);
      focusActive();
    },
    handlers: {
      ...pointer,
      onKeyDown: (event: KeyboardEvent) => {
        if (editing.editing === null && !event.nativeEvent.isComposing && press(event)) event.preventDefault();
      },
      ...clipboard,
    },
  };
}
