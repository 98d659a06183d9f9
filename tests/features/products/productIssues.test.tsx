import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { validateCatalog } from '#server/domain/jobs/validateCatalog';
import { updateProduct } from '#server/domain/products/updateProduct';
import { renderApp } from '../../support/renderApp';
import { changeStored, readStored } from '../../support/stored';
import { field, retype, save } from './form/productForm';

const issues = () => screen.findByRole('region', { name: 'Issues' });

test('groups issues by severity and links each to its field', async () => {
  const { user, history } = await renderApp('/catalogs/1/products/14');
  const list = await issues();
  expect(within(list).getByRole('heading', { name: '1 error' })).toBeVisible();
  expect(within(list).getByRole('heading', { name: '1 warning' })).toBeVisible();
  await user.click(within(list).getByRole('link', { name: 'The product has no image.' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Image URL' })).toHaveFocus());
  expect(history.get().location.hash).toBe('#media');

  await user.click(within(list).getByRole('link', { name: /^The GTIN 290000016208\d ends with the check digit/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Variant LNT-1013' });
  const gtin = within(drawer).getByRole('textbox', { name: 'GTIN' });
  await waitFor(() => expect(gtin).toHaveFocus());
  expect(within(drawer).getByText(/If the other digits are correct, enter 2900000162082/)).toBeVisible();
});

test('shows new issues when the products have been checked, without a change by the user', async () => {
  const { gateway } = await renderApp('/catalogs/1/products/20');
  await field('Slug');
  const { context } = gateway;
  // As stored before the rules changed, of which only the check knows.
  await changeStored(gateway, 'products', '20', { issues: [], gtin: '123' });
  await validateCatalog(context, '1');
  const link = await screen.findByRole('link', { name: /^The GTIN 123 has 3 digits/ });
  expect(link).toBeVisible();
});

test('moves the focus to the field given in the URL in server notation', async () => {
  await renderApp('/catalogs/1/products/14#variants[0].gtin');
  const drawer = await screen.findByRole('dialog', { name: 'Variant LNT-1013' });
  await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'GTIN' })).toHaveFocus());
});

test('shows an issue on its field until the value is changed, and removes it once it is fixed', async () => {
  const { user } = await renderApp('/catalogs/1/products/20');
  const slug = await field('Slug');
  const found = /contains characters other than lowercase letters.* Use lowercase letters/;
  expect(screen.getByText(found)).toBeVisible();
  await retype(user, slug, 'tamarack-camp-stove-2');
  expect(screen.queryByText(found)).not.toBeInTheDocument();
  await save(user);
  await screen.findByText('Product saved');
  expect(screen.queryByRole('region', { name: 'Issues' })).not.toBeInTheDocument();
});

test('keeps an issue on its variant when another variant is removed', async () => {
  const { user } = await renderApp('/catalogs/1/products/1', {
    prepare: async (gateway) => {
      const { variants } = (await readStored(gateway, 'products', '1'))!;
      await updateProduct(gateway.context, {
        id: '1',
        revision: 1,
        input: { variants: variants.map((variant, index) => (index === 2 ? { ...variant, gtin: '123' } : variant)) },
      });
    },
  });
  const table = await screen.findByRole('grid', { name: 'Variants' });
  expect(within(table).getByRole('row', { name: /TNT-1000-1-INK/ })).toHaveTextContent('1 issue');
  await user.click(within(table).getByRole('button', { name: 'Edit variant TNT-1000-1-MOS' }));
  await user.click(await screen.findByRole('button', { name: 'Remove variant' }));
  await waitFor(() => expect(within(table).queryByText('TNT-1000-1-MOS')).not.toBeInTheDocument());
  expect(await within(table).findByRole('row', { name: /TNT-1000-1-INK/ })).toHaveTextContent('1 issue');
  expect(within(table).getByRole('row', { name: /TNT-1000-1-SNO/ })).not.toHaveTextContent('issue');
  await user.click(within(await issues()).getByRole('link', { name: /^The GTIN 123 has 3 digits/ }));
  expect(await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-INK' })).toBeVisible();
});

test.each([
  [
    'the text for a language',
    { values: [{ attribute: 'weight', locale: 'de', text: 'viel' }] },
    /^The value “viel” is for German, but Weight has the same value in all languages/,
    'Weight (German)',
  ],
  [
    'the option of a variant',
    { variants: [{ sku: 'TNT-9', options: [{ name: 'Color', value: 'Nikotin' }] }] },
    /^“Nikotin” isn’t an option of .* \(variant TNT-9\)/,
    'Value 1',
  ],
])('leads from an issue to %s', async (_, input, message, name) => {
  const { user } = await renderApp('/catalogs/1/products/1', {
    prepare: async ({ context }) => {
      await updateProduct(context, { id: '1', revision: 1, input });
    },
  });
  await user.click(within(await issues()).getByRole('link', { name: message }));
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
});
