import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { importedJob } from '../jobs/demoJobs';

const address = '/dashboard/analytics';

const card = (name: string) => screen.findByRole('region', { name });
const table = async (name: string) => within(await card(name)).findByRole('table');

test('has the eight cards of the shop and the charts of the catalogs', async () => {
  await renderApp(address);
  for (const name of [
    'Support tracker',
    'Average sessions',
    'Revenue report',
    'Goal overview',
    'Revenue',
    'Product orders',
    'Sessions by device',
    'Customers',
    'Completeness by catalog',
    'Jobs by outcome',
    'Average duration of jobs',
    'Changes in the latest versions',
  ]) {
    expect(await table(name)).toBeInTheDocument();
  }
  // The demo’s only job changed nothing.
  expect(await card('Products changed by jobs, last 30 days')).toHaveTextContent('Jobs haven’t changed any products.');
  expect(await card('Issues found by jobs, last 30 days')).toHaveTextContent('Jobs haven’t found any issues.');
  expect(await axeViolations()).toEqual([]);
});

test('draws what jobs changed and found', async () => {
  await renderApp(address, { prepare: async (gateway) => void (await importedJob(gateway)) });
  for (const name of ['Products changed by jobs, last 30 days', 'Issues found by jobs, last 30 days']) {
    expect(await table(name)).toBeInTheDocument();
  }
});

test.each([
  ['Support tracker', 'support', '207'],
  ['Average sessions', 'sessions', '2,695'],
  ['Product orders', 'orders', '24,115'],
  ['Sessions by device', 'devices', '54.7%'],
  ['Customers', 'customers', '874'],
])('shows the figures of the selected period of %s and keeps it in the URL', async (name, parameter, figure) => {
  const { user, history } = await renderApp(address);
  await table(name);
  await user.selectOptions(screen.getByRole('combobox', { name: `Period of ${name}` }), 'Last month');
  await waitFor(() => expect(history.get().location.search).toBe(`?${parameter}=LAST_MONTH`));
  await waitFor(async () => expect(await card(name)).toHaveTextContent(figure));
});

test('shows an average duration of zero as zero', async () => {
  await renderApp(address);
  const row = within(await table('Average duration of jobs')).getByRole('row', { name: /^Publishing/ });
  expect(row).toHaveTextContent('Publishing0 sec');
});

test('shows the revenue of a year', async () => {
  const { user, history } = await renderApp(address, { now: () => new Date('2026-05-04T10:00:00Z') });
  const year = await screen.findByRole('combobox', { name: 'Year of Revenue report' });
  expect(
    within(year)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026', '2025', '2024']);
  await user.selectOptions(year, '2024');
  await waitFor(() => expect(history.get().location.search).toBe('?year=2024'));
  await waitFor(async () => expect(await card('Revenue report')).toHaveTextContent('Budget: $45,400'));
});

test('a part of a chart can be hidden with its legend, except the last one', async () => {
  const { user } = await renderApp(address);
  const legend = await screen.findByRole('group', { name: 'Legend of Revenue' });
  const [first, second] = within(legend).getAllByRole('button', { pressed: true });
  await user.click(first!);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  await user.click(second!);
  expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('shows an error for the card that failed, and retries it alone', async () => {
  let restore = () => {};
  const { user } = await renderApp(address, { beforeDrawing: () => void (restore = failCalls('query GoalOverview')) });
  const retry = await within(await card('Goal overview')).findByRole('button', { name: 'Try again' });
  expect(await table('Revenue')).toBeInTheDocument();
  restore();
  await user.click(retry);
  expect(await table('Goal overview')).toBeInTheDocument();
});
