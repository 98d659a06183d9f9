import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { field } from '../form/productForm';
import { findStoredIds } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

const list = '/catalogs/1/products';

/** Presses Tab until the element has the focus. Fails if it cannot be reached by keyboard. */
async function tabTo(user: UserEvent, element: HTMLElement) {
  for (let steps = 0; steps < 100 && document.activeElement !== element; steps++) await user.tab();
  expect(element).toHaveFocus();
}

/** Follows the link past the menu. */
async function skipMenu(user: UserEvent) {
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
}

test('can be searched, selected, and changed by keyboard alone', async () => {
  const { user, gateway } = await renderApp(list);
  const [first] = await productNames();
  await skipMenu(user);
  await tabTo(user, screen.getByRole('searchbox'));
  await tabTo(user, screen.getByRole('checkbox', { name: `Select ${first}` }));
  await user.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await tabTo(user, await screen.findByRole('button', { name: 'Set status' }));
  await user.keyboard('{Enter}');
  const archived = await screen.findByRole('menuitem', { name: 'Archived' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Draft' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(archived).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('1 product archived')).toBeVisible());
  const ids = await findStoredIds(gateway, '1', { q: first!, status: 'ARCHIVED' });
  expect(ids).toHaveLength(1);
});

test('opens a row with Enter and focuses the heading of its page', async () => {
  const { user } = await renderApp(list);
  const [row] = await productRows();
  const link = within(row!).getByRole('link');
  const name = (await productNames())[0]!;
  await skipMenu(user);
  await tabTo(user, link);
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
  await field('SKU');
  expect(heading).toHaveFocus();
});

test('opens a variant with Enter, closes it with Escape, and restores the focus', async () => {
  const { user } = await renderApp('/catalogs/1/products/1');
  const edit = await screen.findByRole('button', { name: 'Edit variant TNT-1000-1-SNO' });
  edit.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-SNO' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await dialogClosed();
  await waitFor(() => expect(edit).toHaveFocus());
});

test('opens the filters, applies a price with Enter, and closes them with Escape', async () => {
  const { user, history } = await renderApp(list);
  await productRows();
  screen.getByRole('button', { name: 'Filters' }).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '50{Enter}');
  await waitFor(() => expect(history.get().location.search).toBe('?priceMin=50'));
  await user.keyboard('{Escape}');
  await dialogClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters, 1 active' })).toHaveFocus());
});

test('remembers compact rows', async () => {
  const { user } = await renderApp(list);
  const height = async () => (await productRows())[0]!.style.height;
  const before = parseInt(await height());
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  await user.keyboard('{Escape}');
  expect(parseInt(await height())).toBeLessThan(before);
  await user.click((await screen.findAllByRole('link', { name: /Alder/ }))[0]!);
  await field('SKU');
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(parseInt(await height())).toBeLessThan(before);
});
