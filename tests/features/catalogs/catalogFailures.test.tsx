import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putJob } from '../../server/catalogs/domainContext';
import { renderApp } from '../../support/renderApp';
import { failCalls } from '../../support/failingServer';

const unreachable = 'Can’t reach the server. Check your connection and try again.';
const notSaved = 'Can’t reach the server, so nothing was saved.';

/** Renders the app at a URL and lets requests that contain `part` fail until `restore` is called. */
async function renderFailing(path: string, part: string) {
  let restore = () => {};
  const app = await renderApp(path, { prepare: async () => void (restore = failCalls(part)) });
  return { ...app, restore };
}

test('shows an error and retries if the list fails to load', async () => {
  const { user, restore } = await renderFailing('/catalogs', 'query CatalogList');
  // Other requests succeed, so the list is refetched automatically and fails again.
  await waitFor(() => expect(screen.getByText(unreachable)).toBeVisible());
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Outdoor range/ })).toBeVisible();
  expect(screen.queryByText(unreachable)).not.toBeInTheDocument();
});

test('shows an error and retries if the overview fails to load', async () => {
  const { user, restore } = await renderFailing('/catalogs/1', 'query CatalogDetail');
  await waitFor(() => expect(screen.getByText(unreachable)).toBeVisible());
  expect(screen.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outdoor range' })).toBeVisible();
});

test('keeps the values and shows an error if the form cannot be saved', async () => {
  const { user } = await renderApp('/catalogs?dialog=create');
  const form = await screen.findByRole('dialog', { name: 'New catalog' });
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Garden');
  const restore = failCalls('mutation CatalogCreate');
  await user.click(within(form).getByRole('button', { name: 'Create catalog' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(notSaved);
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Garden');
  restore();
  await user.click(within(form).getByRole('button', { name: 'Create catalog' }));
  await waitFor(() => expect(document.title).toMatch(/^Garden/));
});

test('keeps the name and shows an error if a clone cannot be created', async () => {
  const { user } = await renderApp('/catalogs?dialog=clone&catalog=2');
  const form = await screen.findByRole('dialog', { name: 'Clone “Winter preview”' });
  failCalls('mutation CatalogClone');
  await user.click(within(form).getByRole('button', { name: 'Clone catalog' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(notSaved);
  expect(within(form).getByRole('textbox')).toHaveValue('Winter preview (copy)');
});

test('shows an error in the edit dialog if the fields fail to load', async () => {
  const { user, restore } = await renderFailing('/catalogs?dialog=edit&catalog=2', 'query CatalogEditForm');
  const form = await screen.findByRole('dialog');
  await waitFor(() => expect(within(form).getByText(unreachable)).toBeVisible());
  restore();
  await user.click(within(form).getByRole('button', { name: 'Try again' }));
  expect(await within(form).findByRole('textbox', { name: 'Name' })).toHaveValue('Winter preview');
});

test('shows a toast if a feed cannot be downloaded', async () => {
  const { user } = await renderApp('/catalogs/1');
  await user.click(await screen.findByRole('button', { name: 'Download feed' }));
  failCalls('/feeds/');
  await user.click(await screen.findByRole('menuitem', { name: /^JSON/ }));
  await waitFor(() => expect(screen.getByText('Couldn’t download the file')).toBeVisible());
});

test('updates the overview when a job settles', async () => {
  const job = {
    id: '77',
    catalogId: '2',
    catalogName: 'Winter preview',
    progress: { processed: 4, total: 12 },
  } as const;
  const { gateway } = await renderApp('/catalogs/2', {
    prepare: async ({ context }) => void (await putJob(context, { ...job, status: 'PAUSED' })),
  });
  expect(await screen.findByRole('heading', { name: 'A job is running' })).toBeVisible();
  const { context } = gateway;
  await putJob(context, { ...job, status: 'PAUSED', progress: { processed: 9, total: 12 } });
  context.events.emit('jobChanged', { jobId: '77' });
  expect((await screen.findAllByText(/^9 of 12\b/))[0]).toBeVisible();
  const settledAt = context.now().toISOString();
  await putJob(context, { ...job, status: 'FAILED', error: 'The disk is full.', settledAt });
  context.events.emit('jobChanged', { jobId: '77' });
  await waitFor(() => expect(screen.getByText('The disk is full.')).toBeVisible());
  expect(await screen.findByRole('heading', { name: 'Activate the catalog' })).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: /^Progress of job/ })).not.toBeInTheDocument();
});

test('hides the catalogs from users without permission', async () => {
  await renderApp('/catalogs', { user: 'client' });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Catalogs');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
