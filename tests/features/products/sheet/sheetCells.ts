import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Gateway } from '#server/gateway';
import { listStored } from '#tests/support/stored';

export const getGrid = () => screen.findByRole('grid', { name: 'Products as a spreadsheet' });

/** Finds a cell by its row, from 1, and the header of its column. */
export const findCell = (row: number, header: string) =>
  waitFor(() => {
    // Roles take seconds to find among so many elements.
    const headers = document.querySelectorAll('[role="columnheader"]');
    const column = [...headers].find(({ textContent }) => textContent === header)?.getAttribute('aria-colindex');
    const cell = document.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [aria-colindex="${column}"]`);
    if (!cell) throw new Error(`No cell in row ${row} of ${header}`);
    return cell;
  });

export const focusCell = async (row: number, header: string) => {
  const cell = await findCell(row, header);
  fireEvent.pointerDown(cell, { button: 0 });
  await waitFor(() => expect(document.activeElement).toBe(cell));
};

export const bySku = async (gateway: Gateway) =>
  (await listStored(gateway, 'products', ({ catalogId }) => catalogId === '1')).sort((a, b) =>
    a.sku < b.sku ? -1 : 1,
  );

export const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
