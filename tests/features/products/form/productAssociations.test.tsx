import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../../support/axeViolations';
import { renderApp } from '../../../support/renderApp';
import { save } from './productForm';

const list = () => screen.findByRole('list', { name: 'Associated products' });

test('adds, orders, and removes associated products, and saves them', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products/1');
  const picker = await screen.findByRole('combobox', { name: 'Add product' });
  await user.type(picker, 'SLB-1001');
  await screen.findByRole('option', { name: 'Dune Sleeping Bag (SLB-1001)' });
  await user.type(picker, '{Enter}');
  await waitFor(async () => expect(within(await list()).getByText('Dune Sleeping Bag')).toBeVisible());
  const { sku } = (await gateway.context.store.get('products', '3'))!;
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
  expect((await gateway.context.store.get('products', '1'))!.associations).toEqual([
    { type: 'RELATED', sku },
    { type: 'PART_OF', sku: 'SLB-1001', quantity: 2 },
  ]);
  await user.click(rows.getByRole('button', { name: 'Remove Dune Sleeping Bag' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  expect(rows.getByRole('listitem')).toContainElement(document.activeElement as HTMLElement);
});
