import { createContext, useContext, type KeyboardEvent } from 'react';
import type { VariantErrors, VariantField } from './variantCells';

/** The ID of the cell that Tab moves to; null for the first one in sight. */
export interface ActiveCell {
  get: () => string | null;
  set: (id: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the state of a table in which no cell is active. It is outside React so that only two cells follow a change.
 */
export function createActiveCell(): ActiveCell {
  const listeners = new Set<() => void>();
  let active: string | null = null;
  return {
    get: () => active,
    set: (id) => {
      active = id;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The state that the cells of the variants table share. */
export interface VariantGrid {
  active: ActiveCell;
  /** Messages by the index of the variant. */
  errors: readonly (VariantErrors | undefined)[];
  /** Changes one cell of the variants. */
  change: (indexes: readonly number[], field: VariantField, text: string) => void;
}

/** The grid that a cell belongs to. */
export const VariantGridContext = createContext<VariantGrid | null>(null);

/** Returns the grid that a cell belongs to. */
export function useVariantGrid(): VariantGrid {
  const grid = useContext(VariantGridContext);
  if (!grid) throw new Error('A cell of variants is rendered outside their table.');
  return grid;
}

/** How many rows Page Up and Page Down move by. More rows than that are rendered outside the visible part. */
const pageRows = 8;

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -pageRows,
  PageDown: pageRows,
};

const getControls = (row: Element) => [...row.querySelectorAll<HTMLElement>('td button, td input[type="checkbox"]')];

const getRows = (row: Element) => [...(row.parentElement?.querySelectorAll(':scope > tr[aria-rowindex]') ?? [])];

const findByRows = (row: Element, steps: number, place: number): HTMLElement | undefined => {
  const rows = getRows(row);
  const target = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + steps))];
  return target && getControls(target)[place];
};

/** Returns the cell in the next row; the cell itself in the last row. */
export function findCellBelow(cell: HTMLElement): HTMLElement {
  const row = cell.closest('tr');
  return (row && findByRows(row, 1, getControls(row).indexOf(cell))) ?? cell;
}

const findNext = (row: Element, cell: HTMLElement, key: string): HTMLElement | null | undefined => {
  const controls = getControls(row);
  const place = controls.indexOf(cell);
  const steps = rowSteps[key];
  if (place < 0) return null;
  if (steps !== undefined) return findByRows(row, steps, place);
  if (key === 'Home') return controls[0];
  if (key === 'End') return controls.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  return controls[place + ((key === 'ArrowRight') !== isMirrored ? 1 : -1)];
};

/** Moves the focus between the controls of a table with the arrow keys, Home, End, Page Up, and Page Down. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest('tr');
  const next = row && findNext(row, target, key);
  if (next === null) return;
  event.preventDefault();
  next?.focus();
}
