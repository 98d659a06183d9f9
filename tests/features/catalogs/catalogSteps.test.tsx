import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCatalog, stepCatalog } from '../../../mocks/domain/catalogs/catalogWrites';
import { createProduct } from '../../../mocks/domain/products/createProduct';
import type { Gateway } from '../../../mocks/gateway';
import { putJob, soundProduct } from '../../mocks/catalogs/domainContext';
import { renderApp } from '../../support/renderApp';

/** A catalog in each of the situations that decide about its steps. */
const situations: Record<string, { make(gateway: Gateway): Promise<unknown>; reasons: Record<string, string | null> }> =
  {
    'a draft that is ready': {
      make: ({ context }) => createCatalog(context, { name: 'Case' }),
      reasons: {
        Activate: null,
        Archive: 'Only an active catalog can be archived.',
        Restore: 'Only an archived catalog can be restored.',
        Delete: null,
      },
    },
    'a draft without a channel and with errors': {
      make: async ({ context }) => {
        const { id } = await createCatalog(context, { name: 'Case', channels: [] });
        await createProduct(context, { catalogId: id, input: { ...soundProduct('A'), prices: [] } });
      },
      reasons: {
        Activate: 'It has no channel to be sold in. Edit it and add one. Its products have errors. Fix them first.',
        Delete: null,
      },
    },
    'an active catalog with a job at work': {
      make: async ({ context }) => {
        const { id } = await createCatalog(context, { name: 'Case' });
        await stepCatalog(context, id, 'ACTIVATE');
        await putJob(context, { catalogId: id, status: 'PAUSED' });
      },
      reasons: {
        Activate: 'It is active already.',
        Archive: 'A job is at work on it. Wait for it to end, or cancel it.',
        Delete: 'A job is at work on it. Wait for it to end, or cancel it.',
      },
    },
    'an archived catalog': {
      make: async ({ context }) => {
        const { id } = await createCatalog(context, { name: 'Case' });
        await stepCatalog(context, id, 'ACTIVATE');
        await stepCatalog(context, id, 'ARCHIVE');
      },
      reasons: {
        Activate: 'It is archived. Restore it first.',
        Archive: 'It is archived already.',
        Restore: null,
        Delete: null,
      },
    },
  };

test.each(Object.entries(situations))('the menu offers the steps of %s and says why not', async (_name, situation) => {
  const { user } = await renderApp('/catalogs?q=case', {
    prepare: async (gateway) => void (await situation.make(gateway)),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Case' }));
  for (const [step, reason] of Object.entries(situation.reasons)) {
    const item = await screen.findByRole('menuitem', { name: new RegExp(`^${step}`) });
    if (reason === null) expect(item, step).not.toHaveAttribute('aria-disabled', 'true');
    else {
      expect(item, step).toHaveAttribute('aria-disabled', 'true');
      expect(item, step).toHaveTextContent(reason);
    }
  }
});

test('a refused step can be reached by keyboard, so that its reason is read, but does nothing', async () => {
  const { user, gateway } = await renderApp('/catalogs?q=outdoor');
  await user.click(await screen.findByRole('button', { name: 'Actions for Outdoor range' }));
  const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
  archive.focus();
  expect(archive).toHaveFocus();
  expect(archive).toHaveTextContent('It has a current version. Withdraw that first.');
  await user.keyboard('{Enter}');
  expect((await gateway.context.store.get('catalogs', '1'))?.status).toBe('ACTIVE');
});

test('a catalog is activated, archived and restored from its menu', async () => {
  const { user } = await renderApp('/catalogs?q=winter');
  const take = async (step: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
    await user.click(await screen.findByRole('menuitem', { name: step }));
  };
  const badge = () => screen.getByRole('row', { name: /Winter preview/ });
  await take('Activate');
  expect(await screen.findByText('“Winter preview” is active')).toBeVisible();
  await waitFor(() => expect(badge()).toHaveTextContent('Active'));
  await take('Archive');
  expect(await screen.findByText('“Winter preview” was archived')).toBeVisible();
  await take('Restore');
  expect(await screen.findByText('“Winter preview” is a draft again')).toBeVisible();
  await waitFor(() => expect(badge()).toHaveTextContent('Draft'));
});

test('archiving is undone from its toast, back to where the catalog was', async () => {
  const { user, gateway } = await renderApp('/catalogs?q=winter');
  const status = async () => (await gateway.context.store.get('catalogs', '2'))?.status;
  for (const step of ['Activate', 'Archive']) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
    await user.click(await screen.findByRole('menuitem', { name: step }));
  }
  await screen.findByText('“Winter preview” was archived');
  expect(await status()).toBe('ARCHIVED');
  await user.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await status()).toBe('ACTIVE'));
  expect(screen.getByRole('row', { name: /Winter preview/ })).toHaveTextContent('Active');
});

test('a list that is narrowed to a status drops a catalog that leaves it', async () => {
  const { user } = await renderApp('/catalogs?status=DRAFT');
  await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  expect(await screen.findByRole('heading', { name: 'No catalog fits' })).toBeVisible();
});

test('a refusal that comes only from the server is said in its words', async () => {
  const { user, gateway } = await renderApp('/catalogs?q=winter');
  const button = await screen.findByRole('button', { name: 'Actions for Winter preview' });
  const catalog = (await gateway.context.store.get('catalogs', '2'))!;
  await gateway.context.store.commit([{ table: 'catalogs', put: { ...catalog, channels: [] } }]);
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  expect(await screen.findByText(/"Winter preview" cannot be activated: it has no channel/)).toBeVisible();
});
