import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import type { ProductInput } from '#server/types.generated';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { putStored, readStored, removeStored } from '../../support/stored';
import { field, retype, save } from './form/productForm';
import { productNames, productRows } from './list/productTable';
import { letClientRead } from './readers';

const tent = '/catalogs/1/products/1';

const changed =
  (input: ProductInput) =>
  async ({ context }: Gateway) => {
    await updateProduct(context, { id: '1', revision: 1, input });
  };

describe('Imported product', () => {
  test('without a name has a placeholder name and a field to enter one', async () => {
    const { user } = await renderApp('/catalogs/1/products?q=TNT-1000', { prepare: changed({ name: '' }) });
    const [row] = await productRows();
    expect(within(row!).getByRole('checkbox', { name: 'Select TNT-1000' })).toBeVisible();
    await user.click(within(row!).getByRole('link', { name: /Unnamed product$/ }));
    expect(await field('Name')).toHaveAccessibleDescription('');
    expect(screen.getByRole('heading', { level: 1, name: 'Unnamed product' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The product has no name.' })).toBeVisible();
  });

  test('keeps prices that the catalog does not sell in, and those given twice, until they are removed', async () => {
    const { user, gateway } = await renderApp(`${tent}#prices[1]`, {
      prepare: async (gateway) => {
        const prices = [
          { currency: 'EUR', amount: 10, compareAt: null },
          { currency: 'CHF', amount: 11, channel: 'old', compareAt: null },
          { currency: 'EUR', amount: 12, compareAt: null },
        ];
        await putStored(gateway, 'products', { ...(await readStored(gateway, 'products', '1'))!, prices });
      },
    });
    const old = await field('Price in CHF (old)');
    await waitFor(() => expect(old).toHaveFocus());
    expect(old).toHaveValue('11.00');
    const [first, second] = screen.getAllByRole('textbox', { name: 'Price in EUR' });
    expect([first, second].map((box) => box!.getAttribute('value'))).toEqual(['10.00', '12.00']);
    await user.click(screen.getByRole('button', { name: 'Remove price in CHF (old)' }));
    expect(first).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove price in EUR' }));
    await save(user);
    await screen.findByText('Product saved');
    expect((await readStored(gateway, 'products', '1'))!.prices).toEqual([
      { currency: 'EUR', amount: 10, compareAt: null },
    ]);
    expect(screen.queryByRole('textbox', { name: /CHF/ })).not.toBeInTheDocument();
  });

  test('with many categories and a very long name stays readable in the list', async () => {
    const name = 'A tent '.repeat(30).trim();
    await renderApp('/catalogs/1/products?q=TNT-1000', { prepare: changed({ name, categories: ['A', 'B', 'C'] }) });
    const [row] = await productRows();
    expect(within(row!).getByTitle(name)).toHaveTextContent(name);
  });
});

test('keeps showing a filter from a bookmark even if no product has its value', async () => {
  const { user } = await renderApp('/catalogs/1/products?brand=Gone+%26+Sons');
  expect(await screen.findByRole('heading', { name: 'No products match' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove filter: Brand: Gone & Sons' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters, 1 active' }));
  expect(await screen.findByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Gone & Sons');
});

describe('User with read-only access', () => {
  test('sees the list without unavailable actions, and can select products to compare them', async () => {
    const { user, history } = await renderApp('/catalogs/1/products', { user: 'client', prepare: letClientRead });
    expect(await productRows()).toHaveLength(24);
    for (const name of ['New product', 'Import', 'Publish']) {
      expect(within(screen.getByRole('main')).queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    for (const name of (await productNames()).slice(0, 2)) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    const compare = await screen.findByRole('link', { name: 'Compare' });
    for (const name of ['Set status', 'Edit products', 'Export selected', 'Delete']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await user.click(compare);
    expect(history.get().location.pathname).toBe('/catalogs/1/products/compare');
  });

  test('sees all fields of a product as read-only', async () => {
    await renderApp(tent, { user: 'client', prepare: letClientRead });
    await waitFor(() => expect(screen.getByText('You can view this product but not edit it.')).toBeVisible());
    // The description editor is not an input, and appears once its code is loaded.
    const isReadOnly = (field: HTMLElement) =>
      field.matches(':disabled, [aria-readonly="true"][contenteditable="false"]');
    expect(screen.getAllByRole('textbox').filter((field) => !isReadOnly(field))).toEqual([]);
    for (const name of ['Duplicate', 'Archive', 'Delete']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'View in version 1' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  test('sees everything of a variant as read-only, without buttons that do nothing', async () => {
    const { user, history } = await renderApp(tent, { user: 'client', prepare: letClientRead });
    const link = await screen.findByRole('link', { name: 'TNT-1000-1-SNO' });
    expect(screen.queryByRole('button', { name: 'Add variant' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload images' })).not.toBeInTheDocument();
    // Browsers follow links among disabled fields; user-event and jsdom do not.
    act(() => link.focus());
    fireEvent.click(link);
    const drawer = within(await screen.findByRole('dialog', { name: 'Variant TNT-1000-1-SNO' }));
    expect(await drawer.findByRole('textbox', { name: 'SKU' })).toHaveValue('TNT-1000-1-SNO');
    for (const field of [...drawer.getAllByRole('textbox'), ...drawer.getAllByRole('combobox')]) {
      expect(field).toBeDisabled();
    }
    expect(drawer.getAllByRole('button').filter((button) => button.matches(':enabled'))).toEqual([
      drawer.getByRole('button', { name: 'Close' }),
    ]);
    expect(await axeViolations()).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.get().location.search).toBe(''));
    await waitFor(() => expect(link).toHaveFocus());
  });

  test('sees the texts of another language as read-only', async () => {
    await renderApp(`${tent}?locale=de`, { user: 'client', prepare: letClientRead });
    expect(await screen.findByRole('textbox', { name: 'Name (German)' })).toBeDisabled();
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { name: 'Variants' });
    for (const field of main.getAllByRole('textbox')) expect(field).toBeDisabled();
    expect(main.queryByRole('button', { name: /^Add attribute/ })).not.toBeInTheDocument();
  });

  test('has no access to the page for a new product', async () => {
    const { history } = await renderApp('/catalogs/1/products/new', { user: 'client', prepare: letClientRead });
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/misc/not-authorized');
  });
});

test('shows a toast and keeps the values if the product was deleted in the meantime', async () => {
  const { user, gateway } = await renderApp(tent);
  await retype(user, await field('Brand'), 'Mine');
  await removeStored(gateway, 'products', '1');
  await save(user);
  await waitFor(() => expect(screen.getByText('Couldn’t save the product')).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Mine');
});
