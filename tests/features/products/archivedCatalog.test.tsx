import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { changeStored } from '../../support/stored';
import { productNames, productRows } from './list/productTable';

/** Archives the catalog, as an administrator still sees it. */
const prepare = async (gateway: Gateway) => {
  await changeStored(gateway, 'catalogs', '1', { status: 'ARCHIVED', currentVersionId: null });
};

test('the product list of an archived catalog says so, and offers no changes', async () => {
  const { user } = await renderApp('/catalogs/1/products', { prepare });
  expect(await productRows()).toHaveLength(24);
  const main = within(screen.getByRole('main'));
  const facts = (await main.findByText(/ products · /)).parentElement!;
  expect(within(facts).getByText('Archived')).toBeVisible();
  for (const name of ['New product', 'Import', 'Publish']) {
    expect(main.queryByRole('link', { name })).not.toBeInTheDocument();
  }
  expect(main.getByRole('button', { name: 'Export' })).toBeVisible();
  const [first, second] = await productNames();
  for (const name of [first, second]) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  expect(await screen.findByRole('link', { name: 'Compare' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export selected' })).toBeVisible();
  for (const name of ['Set status', 'Edit products', 'Delete']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a product of an archived catalog is read-only, and says why', async () => {
  await renderApp('/catalogs/1/products/1', { prepare });
  expect(await screen.findByText('This catalog is archived. Restore it to edit its products.')).toBeVisible();
  const isReadOnly = (field: HTMLElement) =>
    field.matches(':disabled, [aria-readonly="true"][contenteditable="false"]');
  await waitFor(() => expect(screen.getAllByRole('textbox').filter((field) => !isReadOnly(field))).toEqual([]));
  for (const name of ['Duplicate', 'Archive', 'Delete', 'Add variant', 'Save']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(await axeViolations()).toEqual([]);
});

test('the categories of an archived catalog can’t be changed', async () => {
  await renderApp('/catalogs/1/categories', { prepare });
  expect(await screen.findAllByRole('treeitem')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'New category' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
});
