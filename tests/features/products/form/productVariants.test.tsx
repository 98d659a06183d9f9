import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const tent = '/catalogs/1/products/1';

const table = () => screen.findByRole('grid', { name: 'Variants' });

const closeDrawer = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Add variant' });
};

test('edits a variant in a drawer and saves it with its product', async () => {
  const { user, gateway, history } = await renderApp(tent);
  await user.click(within(await table()).getByRole('button', { name: 'Edit variant TNT-1000-1-SNO' }));
  const drawer = await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-SNO' });
  expect(history.get().location.search).toBe('?variant=2');
  expect(await axeViolations()).toEqual([]);
  await retype(user, within(drawer).getByRole('textbox', { name: 'Stock' }), '5');
  await retype(user, within(drawer).getByRole('textbox', { name: 'Value 2' }), 'White');
  await user.type(within(drawer).getByRole('textbox', { name: 'Price in EUR' }), '329.9');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Status' }), 'Archived');
  await closeDrawer(user);
  expect(history.get().location.search).toBe('');
  const row = within(await table()).getByRole('row', { name: /TNT-1000-1-SNO/ });
  expect(row).toHaveTextContent(/2 personsWhite€329.90.*5.*Archived/);
  await save(user);
  await screen.findByText('Product saved');
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants.map(({ id }) => id)).toEqual(['1-1', '1-2', '1-3']);
  expect(variants[1]).toMatchObject({
    stock: 5,
    status: 'ARCHIVED',
    prices: [{ currency: 'EUR', amount: 329.9, compareAt: null }],
    options: [
      { name: 'Capacity', value: '2 persons' },
      { name: 'Color', value: 'White' },
    ],
  });
});

test('creates a new variant with the existing option names', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Add variant' }));
  const drawer = await screen.findByRole('dialog', { name: 'New variant' });
  expect(within(drawer).getByRole('textbox', { name: 'Name 2' })).toHaveValue('Color');
  await user.type(within(drawer).getByRole('textbox', { name: 'Value 1' }), '4 persons');
  await user.type(within(drawer).getByRole('textbox', { name: 'Value 2' }), 'Moss');
  await user.type(within(drawer).getByRole('textbox', { name: 'SKU' }), 'TNT-1000-4-MOS');
  await closeDrawer(user);
  await save(user);
  await screen.findByText('Product saved');
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants[3]).toMatchObject({ sku: 'TNT-1000-4-MOS', name: '', stock: null, gtin: null });
});

test('discards a new variant if nothing was entered', async () => {
  const { user } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Add variant' }));
  await screen.findByRole('dialog', { name: 'New variant' });
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(4));
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('opens a variant with an invalid value and focuses the field', async () => {
  const { user, gateway } = await renderApp(`${tent}?variant=3`);
  await retype(user, within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'SKU' }), 'TNT-1000-1-MOS');
  await retype(user, screen.getByRole('textbox', { name: 'Stock' }), 'many');
  await closeDrawer(user);
  await save(user);
  const drawer = await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-MOS' });
  const sku = within(drawer).getByRole('textbox', { name: 'SKU' });
  await waitFor(() => expect(sku).toHaveFocus());
  expect(sku).toHaveAccessibleDescription('Another variant of this product already uses this SKU.');
  expect(within(drawer).getByRole('textbox', { name: 'Stock' })).toHaveAccessibleDescription(
    /^Enter a whole number or leave this blank\./,
  );
  await retype(user, sku, 'SLB-1001');
  await retype(user, within(drawer).getByRole('textbox', { name: 'Stock' }), '7');
  await closeDrawer(user);
  await save(user);
  const refused = await screen.findByRole('dialog', { name: 'Variant SLB-1001' });
  await waitFor(() =>
    expect(within(refused).getByText('The SKU SLB-1001 is already used by "Dune Sleeping Bag".')).toBeVisible(),
  );
  expect(await readStored(gateway, 'products', '1')).toMatchObject({ revision: 1 });
});

test('offers to add the first variant, and allows the last one to be removed', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/4?variant=1');
  await user.click(await screen.findByRole('button', { name: 'Remove variant' }));
  expect(await screen.findByRole('heading', { name: 'No variants' })).toBeVisible();
  await save(user);
  await screen.findByText('Product saved');
  expect(await readStored(gateway, 'products', '4')).toMatchObject({ variants: [] });
  await user.click(screen.getByRole('button', { name: 'Add variant' }));
  expect(await screen.findByRole('dialog', { name: 'New variant' })).toBeVisible();
  expect(await field('SKU')).toHaveValue('');
});

test('shows no error for a new variant before anything is typed', async () => {
  const { user } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Add variant' }));
  const drawer = await screen.findByRole('dialog', { name: 'New variant' });
  const sku = within(drawer).getByRole('textbox', { name: 'SKU' });
  // Validation runs asynchronously after the click.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sku).toHaveAccessibleDescription('');
  expect(screen.queryByText('Not valid')).not.toBeInTheDocument();
  await user.click(sku);
  await user.tab();
  await waitFor(() => expect(sku).toHaveAccessibleDescription('Enter a SKU.'));
});
