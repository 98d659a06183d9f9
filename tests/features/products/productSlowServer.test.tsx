import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { readStored } from '../../support/stored';
import { createGate } from './gate';
import { field, retype, save } from './form/productForm';
import { productNames, productRows } from './list/productTable';

test('keeps the rows until the next ones are loaded', async () => {
  const gate = createGate();
  const { user } = await renderApp('/catalogs/1/products?perPage=10', {
    prepare: async ({ context: { store } }) => {
      const find = store.products.find.bind(store.products);
      store.products.find = (query) => gate.pass().then(() => find(query));
    },
  });
  const before = await productNames();
  gate.close();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('11–20 of 24');
  expect(await productNames()).toEqual(before);
  gate.open();
  await waitFor(async () => expect(await productNames()).not.toEqual(before));
});

test('keeps values typed during a save as the next change', async () => {
  const gate = createGate();
  const { user, gateway } = await renderApp('/catalogs/1/products/1', {
    prepare: async ({ context: { store } }) => {
      const commit = store.commit.bind(store);
      store.commit = (changes) => gate.pass().then(() => commit(changes));
    },
  });
  await retype(user, await field('Brand'), 'First');
  gate.close();
  await save(user);
  expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: 'MPN' }), '-late');
  gate.open();
  await screen.findByText('Product saved');
  expect(screen.getByRole('textbox', { name: 'MPN' })).toHaveValue('KO1000-late');
  expect(await readStored(gateway, 'products', '1')).toMatchObject({
    brand: 'First',
    mpn: 'KO1000',
    revision: 2,
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await readStored(gateway, 'products', '1')).toMatchObject({
      brand: 'First',
      mpn: 'KO1000-late',
      revision: 3,
    }),
  );
});

test('restores the scroll position when going back to a list, and starts at the top otherwise', async () => {
  const { user } = await renderApp('/catalogs/1/products');
  const [first] = await productNames();
  const region = () => screen.getByRole('region', { name: 'Products' });
  region().scrollTop = 240;
  await user.click(screen.getByRole('link', { name: new RegExp(`${first}$`) }));
  await field('SKU');
  window.history.back();
  await productRows();
  expect(region().scrollTop).toBe(240);
  await user.click(screen.getByRole('link', { name: new RegExp(`${first}$`) }));
  await field('SKU');
  await user.click(screen.getByRole('link', { name: 'Products', current: false }));
  await productRows();
  expect(region().scrollTop).toBe(0);
});

test('renders only the visible rows of a long page', async () => {
  await renderApp('/catalogs/1/products?perPage=100', { demoProducts: 120 });
  const rows = await productRows();
  expect(rows.length).toBeLessThan(60);
  expect(screen.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-rowcount', '121');
  expect(screen.getByText('1–100 of 120')).toBeVisible();
});
