import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { readStored } from '#tests/support/stored';
import { save } from './productForm';

const list = () => screen.findByRole('list', { name: 'Associated products' });

test('adds, orders, and removes associated products, and saves them', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1');
  const picker = await screen.findByRole('combobox', { name: 'Add product' });
  await user.type(picker, 'SLB-1001');
  await screen.findByRole('option', { name: 'Dune Sleeping Bag (SLB-1001)' });
  await user.type(picker, '{Enter}');
  await waitFor(async () => expect(within(await list()).getByText('Dune Sleeping Bag')).toBeVisible());
  const { sku } = (await readStored(gateway, 'products', '3'))!;
  await user.type(picker, sku);
  await screen.findByRole('option', { name: new RegExp(sku) });
  await user.type(picker, '{Enter}');
  const rows = within(await list());
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2));
  await user.selectOptions(rows.getByRole('combobox', { name: 'Type of Dune Sleeping Bag' }), 'Part of');
  await user.type(rows.getByRole('textbox', { name: 'Quantity in Dune Sleeping Bag' }), '2');
  await user.click(rows.getByRole('button', { name: 'Move Dune Sleeping Bag down' }));
  expect(await axeViolations()).toEqual([]);
  await save(user);
  await screen.findByText('Product saved');
  expect((await readStored(gateway, 'products', '1'))!.associations).toEqual([
    { type: 'RELATED', sku },
    { type: 'PART_OF', sku: 'SLB-1001', quantity: 2 },
  ]);
  await user.click(rows.getByRole('button', { name: 'Remove Dune Sleeping Bag' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  expect(rows.getByRole('listitem')).toContainElement(document.activeElement as HTMLElement);
});

test('shows what a group without a price costs, on its page and in the list', async () => {
  const { user } = await renderApp('/catalogs/1/products/1', {
    prepare: async (gateway) => {
      const ben = { ...gateway.context, user: userNamed('Ben') };
      const { sku } = (await readStored(gateway, 'products', '1'))!;
      await updateProduct(ben, { id: '1', revision: 1, input: { kind: 'GROUPED', prices: [], variants: [] } });
      const prices = [{ currency: 'EUR', amount: 1234 }];
      const part = { prices, variants: [], associations: [{ type: 'PART_OF' as const, sku }] };
      await updateProduct(ben, { id: '2', revision: 1, input: part });
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Prices' }));
  expect(region.getByText(/^From/)).toHaveTextContent('From €1,234.00, the price of the cheapest part.');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  await user.click(trail.getByRole('link', { name: 'Products' }));
  expect(await screen.findByRole('row', { name: /From €1,234.00/ })).toBeVisible();
});
