import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EmbeddedGateway } from '#graphql/backEnd';
import { axeViolations } from '../support/axeViolations';
import { downloads } from '../support/downloads';
import { renderApp } from '../support/renderApp';

const summary = { createdAt: '2026-05-04T10:00:00.000Z', catalogs: 1, products: 1200, versions: 2, accounts: 3 };
const file = new File(['zip'], 'catalog-manager-2026-05-04.zip');

const openDialog = async (embeddedGateway: Partial<EmbeddedGateway> | null, isTeam = false) => {
  const { user } = await renderApp('/jobs', { embeddedGateway, isTeam });
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Backup and restore' }));
  return { user, dialog: await screen.findByRole('alertdialog', { name: 'Backup and restore' }) };
};

test('replaces the workspace of the browser after showing what is in the backup', async () => {
  const openArchive = vi.fn<EmbeddedGateway['openArchive']>(() => Promise.resolve(summary));
  const { user, dialog } = await openDialog({ openArchive });
  await user.upload(within(dialog).getByLabelText('Backup file'), file);
  expect(await screen.findByRole('heading', { name: 'Replace this workspace?' })).toBeVisible();
  expect(dialog).toHaveTextContent(
    'This backup of May 4, 2026 has 1 catalog, 1,200 products, 2 published versions, and 3 accounts.',
  );
  expect(openArchive.mock.calls.map(([, { isConfirmed }]) => isConfirmed)).toEqual([false]);
  expect(await axeViolations()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.upload(await within(dialog).findByLabelText('Backup file'), file);
  await user.click(await within(dialog).findByRole('button', { name: 'Replace workspace' }));
  await waitFor(() => expect(openArchive.mock.lastCall?.[1]).toMatchObject({ isConfirmed: true }));
  expect(openArchive.mock.lastCall?.[1].accessToken).toMatch(/^eyJ/);
});

test('says why a backup can’t be opened, and takes another one', async () => {
  const openArchive = vi.fn<EmbeddedGateway['openArchive']>(() => Promise.reject(new Error('This backup is damaged.')));
  const { user, dialog } = await openDialog({ openArchive });
  await user.upload(within(dialog).getByLabelText('Backup file'), file);
  expect(await within(dialog).findByText('This backup is damaged.')).toBeVisible();
  openArchive.mockResolvedValue(summary);
  await user.upload(within(dialog).getByLabelText('Backup file'), file);
  expect(await screen.findByRole('heading', { name: 'Replace this workspace?' })).toBeVisible();
});

test('a server’s administrator downloads a backup, and replaces nothing', async () => {
  const { user, dialog } = await openDialog(null, true);
  expect(within(dialog).queryByLabelText('Backup file')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Download backup' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/^catalog-manager-/)]));
});
