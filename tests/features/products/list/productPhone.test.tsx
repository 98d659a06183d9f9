import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { productRows } from './productTable';

const wide = window.matchMedia;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('599.98px') }),
  );
});

test('shows name, SKU, price, status, and issues in a row that can be opened and selected', async () => {
  const { user, history } = await renderApp('/catalogs/1/products?q=TNT-1000');
  const [row] = await productRows();
  expect(row).toHaveTextContent(/Ridge Tent.*TNT-1000.*€318\.90.*Active/);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
  await user.click(within(row!).getByRole('checkbox', { name: 'Select Ridge Tent' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(within(row!).getByRole('link', { name: /Ridge Tent/ }));
  expect(history.get().location.pathname).toBe('/catalogs/1/products/1');
});

test('opens the filters with one button that shows how many are active', async () => {
  const { user, history } = await renderApp('/catalogs/1/products');
  await productRows();
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Status' }), 'Draft');
  await user.type(within(drawer).getByRole('textbox', { name: 'From' }), '10');
  await user.click(within(drawer).getByRole('button', { name: 'Apply' }));
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Sort by' }), 'Price, descending');
  expect(history.get().location.search).toBe('?status=DRAFT&priceMin=10&sort=PRICE&direction=DESC');
  expect(await axeViolations()).toEqual([]);
  await user.click(within(drawer).getByRole('button', { name: 'Show products' }));
  await user.click(await screen.findByRole('button', { name: 'Filters, 2 active' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Filters' })).getByRole('button', { name: 'Clear filters' }),
  );
  expect(history.get().location.search).toBe('?sort=PRICE&direction=DESC');
  expect(screen.getByRole('button', { name: 'Show products' })).toHaveFocus();
});
