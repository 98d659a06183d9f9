import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putJob } from '../../server/catalogs/domainContext';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { shopCsv, goodRows, startedImport } from '../imports/shopFile';
import { exportJob, importedJob, jobAtWork, notify } from './demoJobs';

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Jobs' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

const addresses = async () => (await rows()).map((row) => within(row).getByRole('link').getAttribute('href'));

test('shows the type, status, catalog, user, and time of each job', async () => {
  await renderApp('/jobs', { prepare: async (gateway) => void (await importedJob(gateway)) });
  expect(await addresses()).toEqual(['/jobs/2', '/jobs/1']);
  const [imported, published] = await rows();
  expect(imported).toHaveTextContent(
    /Import.*shop\.csv.*Done with issues.*2 created · 1 failed.*Winter preview.*System.*\d sec/,
  );
  expect(published).toHaveTextContent(/Publishing.*Done.*\d+ products.*Outdoor range.*Ada Lindqvist/);
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  expect(await axeViolations()).toEqual([]);
});

test('shows the file of an export, which tells it from others', async () => {
  await renderApp('/jobs', { prepare: async (gateway) => void (await exportJob(gateway)) });
  expect((await rows())[0]).toHaveTextContent(/Export.*winter-preview-\d{4}-\d\d-\d\d\.xlsx.*Done/);
});

test.each([
  ['Type', 'Publishing', '?type=PUBLISH', ['/jobs/1']],
  ['Status', 'Done with issues', '?status=COMPLETED_WITH_ISSUES', ['/jobs/2']],
  ['Catalog', 'Winter preview', '?catalogId=2', ['/jobs/2']],
])('keeps the filter %s in the URL', async (filter, choice, search, found) => {
  const { user, history } = await renderApp('/jobs', { prepare: async (gateway) => void (await importedJob(gateway)) });
  await rows();
  await screen.findByRole('option', { name: 'Winter preview' });
  await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
  await waitFor(() => expect(history.get().location.search).toBe(search));
  await waitFor(async () => expect(await addresses()).toEqual(found));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(await addresses()).toHaveLength(2));
  expect(history.get().location.search).toBe('');
});

test('finds jobs by file, and shows when none match', async () => {
  const { user } = await renderApp('/jobs', { prepare: async (gateway) => void (await importedJob(gateway)) });
  await rows();
  const field = screen.getByRole('searchbox', { name: 'Search by file, catalog, or user' });
  await user.type(field, 'shop.csv');
  await waitFor(async () => expect(await addresses()).toEqual(['/jobs/2']));
  await user.type(field, 'x');
  expect(await screen.findByRole('heading', { name: 'No jobs match' })).toBeVisible();
});

test('pages and sorts jobs as requested', async () => {
  const { user, history } = await renderApp('/jobs?perPage=10', {
    prepare: async (gateway) => {
      for (let number = 0; number < 11; number++) await startedImport(gateway, shopCsv(goodRows), 'DRY_RUN');
      await gateway.idle();
    },
  });
  expect(await rows()).toHaveLength(10);
  expect(screen.getByText('1–10 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await addresses()).toEqual(['/jobs/2', '/jobs/1']));
  expect(history.get().location.search).toBe('?perPage=10&page=2');
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(async () => expect((await addresses())[0]).toBe('/jobs/1'));
  expect(history.get().location.search).toBe('?perPage=10&direction=ASC');
});

test('starts with 25 jobs, without pagination if all fit on one page', async () => {
  const { gateway } = await renderApp('/jobs', {
    prepare: async ({ context }) => {
      for (let number = 0; number < 24; number++) await putJob(context, { catalogId: '1', status: 'COMPLETED' });
    },
  });
  expect(await rows()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  const job = await putJob(gateway.context, { catalogId: '1', status: 'COMPLETED' });
  gateway.context.events.emit('jobChanged', { jobId: job.id });
  expect(await screen.findByRole('button', { name: 'Next page' })).toBeVisible();
  expect(screen.getByText('1–25 of 26')).toBeVisible();
});

test('links back to the first page from a page past the end', async () => {
  const { user } = await renderApp('/jobs?page=9');
  await user.click(await screen.findByRole('button', { name: 'First page' }));
  expect(await rows()).toHaveLength(1);
});

test('updates running jobs and adds new ones automatically', async () => {
  const { gateway } = await renderApp('/jobs', { prepare: async (each) => void (await jobAtWork(each)) });
  const bar = await screen.findByRole('progressbar', { name: 'Progress of job 2' });
  await notify(gateway, '2', { status: 'RUNNING', progress: { processed: 1, total: 2 } });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0.5'));
  expect(screen.getByText('1 of 2 rows')).toBeVisible();
  await notify(gateway, '2', { status: 'COMPLETED', settledAt: gateway.context.now().toISOString() });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const id = await startedImport(gateway, shopCsv(goodRows), 'DRY_RUN');
  await notify(gateway, id, {});
  await waitFor(async () => expect(await addresses()).toEqual([`/jobs/${id}`, '/jobs/2', '/jobs/1']));
});
