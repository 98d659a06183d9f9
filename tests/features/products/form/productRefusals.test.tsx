import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { renderApp } from '#tests/support/renderApp';
import { listStored, putStored, readStored, removeStored } from '#tests/support/stored';
import { field, retype } from './productForm';
import { productNames, productRows } from '../list/productTable';

const tent = '/catalogs/1/products/1';

const remove = (gateway: Gateway, id: string) => removeStored(gateway, 'products', id);

describe('Deleted product', () => {
  test.each([
    ['Duplicate', 'Couldn’t duplicate the product'],
    ['Archive', 'Couldn’t change the product'],
  ])('shows an error for the button %s', async (button, title) => {
    const { user, gateway } = await renderApp(tent);
    await field('SKU');
    await remove(gateway, '1');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
    expect(screen.getByText(/^No product with id 1 was found/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ridge Tent' })).toBeVisible();
  });
});

test('shows why a job can no longer be undone', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products');
  const [name] = await productNames();
  await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
  await screen.findByText('1 product archived');
  const [job] = await listStored(gateway, 'jobs', ({ type }) => type === 'BULK_EDIT');
  await putStored(gateway, 'jobs', { ...job!, undoneById: '1' });
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.getByText('Couldn’t undo')).toBeVisible());
});

test('shows why an export cannot be started', async () => {
  let isBroken = false;
  const { user } = await renderApp('/catalogs/1/products', {
    prepare: async ({ context: { store } }) => {
      const commit = store.commit.bind(store);
      store.commit = (changes) => (isBroken ? Promise.reject(new Error('The disk is full.')) : commit(changes));
    },
  });
  await productRows();
  isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  await waitFor(() => expect(screen.getByText('Couldn’t start the export')).toBeVisible());
  // The gateway is expected to log the error.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

test('shows why an image upload failed, and the product can still be saved', async () => {
  const { user } = await renderApp(tent, {
    prepare: async ({ context }) => {
      context.files.append = () => Promise.reject(new Error('The disk is full.'));
    },
  });
  const input = (await screen.findAllByLabelText<HTMLInputElement>('Upload images', { selector: 'input' }))[0]!;
  await user.upload(input, new File([new Uint8Array(10)], 'dawn.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  vi.mocked(console.error).mockClear();
  expect(screen.queryByRole('textbox', { name: 'Alt text of image 2' })).not.toBeInTheDocument();
  await retype(user, screen.getByRole('textbox', { name: 'Brand' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
});

describe('Product changed by someone else', () => {
  const changeAsBen = ({ context }: Gateway) =>
    updateProduct(
      { ...context, user: userNamed('Ben') },
      { id: '1', revision: 1, input: { name: 'Ridge Tent by Ben', brand: 'Ben' } },
    );

  test('shows the cached state first and then the current one when it is opened again', async () => {
    const { user, gateway } = await renderApp(tent);
    await field('SKU');
    await user.click(screen.getByRole('link', { name: 'Products', current: false }));
    await productRows();
    await changeAsBen(gateway);
    window.history.back();
    await waitFor(async () => expect(await field('Brand')).toHaveValue('Ben'));
    expect(screen.getByRole('heading', { level: 1, name: 'Ridge Tent by Ben' })).toBeVisible();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('can still be activated or archived', async () => {
    const { user, gateway } = await renderApp(tent);
    await field('SKU');
    await changeAsBen(gateway);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.getByText('Product archived')).toBeVisible());
    expect(await readStored(gateway, 'products', '1')).toMatchObject({
      status: 'ARCHIVED',
      name: 'Ridge Tent by Ben',
      revision: 3,
    });
    expect(await field('Brand')).toHaveValue('Ben');
  });
});
