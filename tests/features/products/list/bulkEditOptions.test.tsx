import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp';
import { findStoredProduct } from '#tests/support/stored';
import { productNames } from './productTable';

test('adds options to values of several, and removes others', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products?perPage=10');
  const [name] = await productNames();
  await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (place: number, change: string, label: string, option: string) => {
    const step = within((await dialog.findByRole('combobox', { name: `Step ${place}` })).closest('li')!);
    const attribute = await step.findByRole('combobox', { name: 'Attribute to change' });
    await within(attribute).findByRole('option', { name: 'Activities' });
    await user.selectOptions(attribute, 'Activities');
    await user.selectOptions(await step.findByRole('combobox', { name: 'Change' }), change);
    const field = step.getByRole('combobox', { name: label });
    if (place === 1) {
      await user.click(dialog.getByRole('button', { name: 'Apply' }));
      expect(await step.findByText('Select at least one option.')).toBeVisible();
    }
    await user.type(field, option);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(1, 'Add options', 'Options to add', 'Camping');
  const first = within(dialog.getByRole('combobox', { name: 'Step 1' }).closest('li')!);
  await user.selectOptions(first.getByRole('combobox', { name: 'Change' }), 'Set to');
  expect(await first.findByRole('combobox', { name: 'New value' })).toHaveTextContent('Camping');
  await user.selectOptions(first.getByRole('combobox', { name: 'Change' }), 'Add options');
  expect(await first.findByText('Camping')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add step' }));
  await choose(2, 'Remove options', 'Options to remove', 'Paddling');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByText('1 product changed')).toBeVisible());
  const read = async () =>
    (await findStoredProduct(gateway, '1', 'BTL-1011'))!.attributes.find((one) => one.name === 'Activities')?.value;
  expect(await read()).toBe('Hiking, Everyday, Camping');
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.getByText('Undone')).toBeVisible());
  expect(await read()).toBe('Hiking, Paddling, Everyday');
});
