import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { changeStored, findStoredIds, listStored, putStored, readStored, removeStored } from '../../support/stored';
import { field } from './form/productForm';
import { productNames } from './list/productTable';

const tent = '/catalogs/1/products/1';

test('creates a draft copy with unique SKUs and opens it', async () => {
  const { user, gateway, history } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(screen.getByText('Draft copy created')).toBeVisible());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ridge Tent (copy)' })).toBeVisible();
  expect(await field('SKU')).toHaveValue('TNT-1000-copy');
  const id = history.get().location.pathname.split('/').at(-1)!;
  expect(await readStored(gateway, 'products', id)).toMatchObject({ status: 'DRAFT', revision: 1 });
});

test('archives and activates a product with one click', async () => {
  const { user, gateway } = await renderApp(tent);
  const heading = (await screen.findByRole('heading', { level: 1, name: 'Ridge Tent' })).parentElement!;
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.getByText('Product archived')).toBeVisible());
  expect(heading).toHaveTextContent('Archived');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Archived');
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(screen.getByText('Product activated')).toBeVisible());
  expect(await readStored(gateway, 'products', '1')).toMatchObject({ status: 'ACTIVE', revision: 3 });
});

test('undoes archiving a product from the toast', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await screen.findByText('Product archived');
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.getByText('Product activated')).toBeVisible());
  expect(await readStored(gateway, 'products', '1')).toMatchObject({ status: 'ACTIVE', revision: 3 });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
});

test('deletes a product after confirmation, and restores it with undo', async () => {
  const { user, gateway, history } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Ridge Tent?' });
  expect(question).toHaveTextContent('This product and its variants are removed from the catalog.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByText('1 product deleted')).toBeVisible());
  expect(history.get().location.pathname).toBe('/catalogs/1/products');
  expect(await readStored(gateway, 'products', '1')).toBeUndefined();
  await screen.findByText('1–23 of 23');
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.getByText('Undone')).toBeVisible());
  expect(await readStored(gateway, 'products', '1')).toMatchObject({ name: 'Ridge Tent' });
  await screen.findByText('1–24 of 24');
});

test('does not delete a product while an import is changing it, and shows the reason in the dialog', async () => {
  const { user, gateway } = await renderApp(tent, {
    prepare: async (gateway) => {
      const [job] = await listStored(gateway, 'jobs', () => true);
      await putStored(gateway, 'jobs', { ...job!, id: '99', type: 'IMPORT', status: 'PAUSED', settledAt: null });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(within(question).getByText(/^Job 99 \(import\) is still changing the catalog/)).toBeVisible(),
  );
  expect(await readStored(gateway, 'products', '1')).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
});

test('shows that a job is running on the catalog, and updates the list when it settles', async () => {
  const { gateway } = await renderApp('/catalogs/1/products', {
    prepare: async (gateway) => {
      const [job] = await listStored(gateway, 'jobs', () => true);
      await putStored(gateway, 'jobs', {
        ...job!,
        id: '99',
        type: 'IMPORT',
        status: 'PAUSED',
        settledAt: null,
        createdAt: gateway.context.now().toISOString(),
      });
    },
  });
  expect(await screen.findByRole('link', { name: 'A job is running…' })).toHaveAttribute('href', '/jobs/99');
  const names = await productNames();
  const [first] = await findStoredIds(gateway, '1', { q: names[0]! });
  await removeStored(gateway, 'products', first!);
  await changeStored(gateway, 'jobs', '99', { status: 'COMPLETED' });
  gateway.context.events.emit('jobChanged', { jobId: '99' });
  await screen.findByText('1–23 of 23');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A job is running…' })).not.toBeInTheDocument());
});
