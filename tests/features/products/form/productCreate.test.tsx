import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { findStoredIds, readStored } from '#tests/support/stored';
import { field } from './productForm';

const create = '/catalogs/1/products/new';

test('creates a product with the essential fields and opens it', async () => {
  const { user, gateway, history } = await renderApp(create);
  await user.type(await field('Name'), 'Fjord Kettle');
  await user.type(screen.getByRole('textbox', { name: 'SKU' }), 'KTL-1');
  await user.type(screen.getByRole('textbox', { name: 'Brand' }), 'Lumehaven');
  await user.type(screen.getByRole('combobox', { name: 'Categories' }), 'Home/Kitchen/Kettles{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Price in EUR' }), '49.90');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create product' }));
  await waitFor(() => expect(screen.getByText('Product created')).toBeVisible());
  expect(await screen.findByRole('heading', { level: 1, name: 'Fjord Kettle' })).toBeVisible();
  const id = history.get().location.pathname.split('/').at(-1)!;
  expect(await readStored(gateway, 'products', id)).toMatchObject({
    catalogId: '1',
    name: 'Fjord Kettle',
    slug: 'fjord-kettle',
    status: 'DRAFT',
    brand: 'Lumehaven',
    categories: ['Home/Kitchen/Kettles'],
    prices: [{ currency: 'EUR', amount: 49.9, compareAt: null }],
    revision: 1,
  });
  expect(await field('Slug')).toHaveValue('fjord-kettle');
});

test('shows an error on the field for a missing name and a SKU already in use', async () => {
  const { user, gateway } = await renderApp(create);
  const sku = await field('SKU');
  await user.click(screen.getByRole('button', { name: 'Create product' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(sku).toHaveAccessibleDescription('Enter a SKU.');
  await user.type(name, 'Another tent');
  await user.type(sku, 'TNT-1000-1-MOS');
  await user.click(screen.getByRole('button', { name: 'Create product' }));
  await waitFor(() =>
    expect(sku).toHaveAccessibleDescription('The SKU TNT-1000-1-MOS is already used by "Ridge Tent".'),
  );
  await waitFor(() => expect(sku).toHaveFocus());
  expect(await findStoredIds(gateway, '1', {})).toHaveLength(24);
});

test('asks for confirmation before leaving a partly filled form', async () => {
  const { user } = await renderApp(create);
  await user.type(await field('Name'), 'Half');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});
