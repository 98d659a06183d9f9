import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { field } from './productForm';
import { productNames } from './productTable';

const tent = '/catalogs/1/products/1';

test('a copy is made as a draft with SKUs of its own, and opened', async () => {
  const { user, gateway, history } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('A draft copy was made')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ridge Tent (copy)' })).toBeVisible();
  expect(await field('SKU')).toHaveValue('TNT-1000-copy');
  const id = history.get().location.pathname.split('/').at(-1)!;
  expect(await gateway.context.store.get('products', id)).toMatchObject({ status: 'DRAFT', revision: 1 });
});

test('a product is archived and activated with one press', async () => {
  const { user, gateway } = await renderApp(tent);
  const heading = (await screen.findByRole('heading', { level: 1, name: 'Ridge Tent' })).parentElement!;
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Product archived')).toBeVisible();
  expect(heading).toHaveTextContent('Archived');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Archived');
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Product activated')).toBeVisible();
  expect(await gateway.context.store.get('products', '1')).toMatchObject({ status: 'ACTIVE', revision: 3 });
});

test('archiving a product is undone from its toast', async () => {
  const { user, gateway } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await screen.findByText('Product archived');
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Product activated')).toBeVisible();
  expect(await gateway.context.store.get('products', '1')).toMatchObject({ status: 'ACTIVE', revision: 3 });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
});

test('a product is deleted after a question, and comes back by undoing', async () => {
  const { user, gateway, history } = await renderApp(tent);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Ridge Tent?' });
  expect(question).toHaveTextContent('It leaves this catalog with all variants.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 product deleted')).toBeVisible();
  expect(history.get().location.pathname).toBe('/catalogs/1/products');
  expect(await gateway.context.store.get('products', '1')).toBeUndefined();
  await screen.findByText('1–23 of 23');
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await gateway.context.store.get('products', '1')).toMatchObject({ name: 'Ridge Tent' });
  await screen.findByText('1–24 of 24');
});

test('a product that an import is changing is not deleted meanwhile, and the question says why', async () => {
  const { user, gateway } = await renderApp(tent, {
    prepare: async ({ context }) => {
      const [job] = await context.store.list('jobs', () => true);
      await context.store.commit([
        { table: 'jobs', put: { ...job!, id: '99', type: 'IMPORT', status: 'PAUSED', settledAt: null } },
      ]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText(/^Job 99 \(import\) is still changing the catalog/)).toBeVisible();
  expect(await gateway.context.store.get('products', '1')).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('the list says that a job is at work on its catalog, and follows when it has ended', async () => {
  const { gateway } = await renderApp('/catalogs/1/products', {
    prepare: async ({ context }) => {
      const [job] = await context.store.list('jobs', () => true);
      await context.store.commit([
        {
          table: 'jobs',
          put: {
            ...job!,
            id: '99',
            type: 'IMPORT',
            status: 'PAUSED',
            settledAt: null,
            createdAt: context.now().toISOString(),
          },
        },
      ]);
    },
  });
  expect(await screen.findByRole('link', { name: 'A job is at work…' })).toHaveAttribute('href', '/jobs/99');
  const names = await productNames();
  const { store, events } = gateway.context;
  const first = (await store.products.ids('1', { q: names[0]! }))[0]!;
  const job = (await store.get('jobs', '99'))!;
  await store.commit([
    { table: 'products', remove: first },
    { table: 'jobs', put: { ...job, status: 'COMPLETED' } },
  ]);
  events.emit('jobChanged', { jobId: '99' });
  await screen.findByText('1–23 of 23');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A job is at work…' })).not.toBeInTheDocument());
});
