import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCatalog, stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import type { Gateway } from '#server/gateway';
import { putJob, soundProduct } from '../../server/catalogs/domainContext';
import { renderApp } from '../../support/renderApp';
import { changeStored, readStored } from '../../support/stored';

/** A catalog in each state that affects its available actions. */
const situations: Record<
  string,
  { make: (gateway: Gateway) => Promise<unknown>; reasons: Record<string, string | null> }
> = {
  'a draft that is ready': {
    make: ({ context }) => createCatalog(context, { name: 'Case' }),
    reasons: {
      Activate: null,
      Archive: 'Only active catalogs can be archived.',
      Restore: 'Only archived catalogs can be restored.',
      Delete: null,
    },
  },
  'a draft without a channel and with errors': {
    make: async ({ context }) => {
      const { id } = await createCatalog(context, { name: 'Case', channels: [] });
      await createProduct(context, { catalogId: id, input: { ...soundProduct('A'), prices: [] } });
    },
    reasons: {
      Activate: 'It has no sales channel. Edit the catalog and add one. Its products have errors. Fix them first.',
      Delete: null,
    },
  },
  'an active catalog with a running job': {
    make: async ({ context }) => {
      const { id } = await createCatalog(context, { name: 'Case' });
      await stepCatalog(context, id, 'ACTIVATE');
      await putJob(context, { catalogId: id, status: 'PAUSED' });
    },
    reasons: {
      Activate: 'It’s already active.',
      Archive: 'A job is running. Wait for it to finish or cancel it.',
      Delete: 'A job is running. Wait for it to finish or cancel it.',
    },
  },
  'an archived catalog': {
    make: async ({ context }) => {
      const { id } = await createCatalog(context, { name: 'Case' });
      await stepCatalog(context, id, 'ACTIVATE');
      await stepCatalog(context, id, 'ARCHIVE');
    },
    reasons: {
      Activate: 'It’s archived. Restore it first.',
      Archive: 'It’s already archived.',
      Restore: null,
      Delete: null,
    },
  },
};

test.each(Object.entries(situations))(
  'shows the available actions for %s and the reasons why others are not',
  async (_name, situation) => {
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
  },
);

test('keeps an unavailable action focusable, so that its reason is read out, but disabled', async () => {
  const { user, gateway } = await renderApp('/catalogs?q=outdoor');
  await user.click(await screen.findByRole('button', { name: 'Actions for Outdoor range' }));
  const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
  archive.focus();
  expect(archive).toHaveFocus();
  expect(archive).toHaveTextContent('It has a current version. Withdraw it first.');
  await user.keyboard('{Enter}');
  expect((await readStored(gateway, 'catalogs', '1'))?.status).toBe('ACTIVE');
});

test('activates, archives, and restores a catalog from its menu', async () => {
  const { user } = await renderApp('/catalogs?q=winter');
  const take = async (step: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
    await user.click(await screen.findByRole('menuitem', { name: step }));
  };
  const badge = () => screen.getByRole('row', { name: /Winter preview/ });
  await take('Activate');
  await waitFor(() => expect(screen.getByText('“Winter preview” is active')).toBeVisible());
  await waitFor(() => expect(badge()).toHaveTextContent('Active'));
  await take('Archive');
  await waitFor(() => expect(screen.getByText('“Winter preview” was archived')).toBeVisible());
  await take('Restore');
  await waitFor(() => expect(screen.getByText('“Winter preview” is a draft again')).toBeVisible());
  await waitFor(() => expect(badge()).toHaveTextContent('Draft'));
});

test('undoes archiving from the toast and restores the previous status', async () => {
  const { user, gateway } = await renderApp('/catalogs?q=winter');
  const status = async () => (await readStored(gateway, 'catalogs', '2'))?.status;
  for (const step of ['Activate', 'Archive']) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
    await user.click(await screen.findByRole('menuitem', { name: step }));
  }
  await screen.findByText('“Winter preview” was archived');
  expect(await status()).toBe('ARCHIVED');
  await user.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await status()).toBe('ACTIVE'));
  await waitFor(() => expect(screen.getByRole('row', { name: /Winter preview/ })).toHaveTextContent('Active'));
});

test('removes a catalog from a filtered list when it no longer has the status', async () => {
  const { user } = await renderApp('/catalogs?status=DRAFT');
  await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  expect(await screen.findByRole('heading', { name: 'No catalogs match' })).toBeVisible();
});

test("shows the server's message if only the server rejects an action", async () => {
  const { user, gateway } = await renderApp('/catalogs?q=winter');
  const button = await screen.findByRole('button', { name: 'Actions for Winter preview' });
  await changeStored(gateway, 'catalogs', '2', { channels: [] });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  await waitFor(() => expect(screen.getByText(/"Winter preview" can’t be activated: it has no channel/)).toBeVisible());
});
