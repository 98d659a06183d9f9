import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { renderApp } from '#tests/support/renderApp';
import { productNames } from './productTable';

const list = '/catalogs/1/products?perPage=10';

const openDialog = async (user: UserEvent, count = 1) => {
  const names = (await productNames()).slice(0, count);
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Step 1' });
  return { dialog, names };
};

test('debug', async () => {
  const { user } = await renderApp(list);
  const { dialog } = await openDialog(user, 2);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Step 1' }), 'Price');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(dialog.getByText(/Enter a percentage/)).toBeVisible());
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByRole('button', { name: 'Apply to 2 products' });
  console.info(dialog.getByText(/Nothing has been/).closest('form')!.textContent);
});
