import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { putJob } from '../../server/catalogs/domainContext';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';
import { removeStored } from '../../support/stored';

const panel = (name: string | RegExp) => screen.findByRole('region', { name });

const links = async (name: string) =>
  within(await panel(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Home', () => {
  test('shows the next step and the open issues of the selected catalog, each with a link', async () => {
    await renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada Lindqvist' })).toBeVisible();
    const catalog = await panel('Outdoor range');
    expect(await within(catalog).findByRole('heading', { name: 'Up to date with version 1' })).toBeVisible();
    expect(await links('Outdoor range')).toEqual([
      '/catalogs/1',
      '/catalogs/1/products',
      '/catalogs/1/products?issues=ERROR',
      '/catalogs/1/products?issues=WARNING',
      '/catalogs/1/products?issues=INFO',
      '/published-catalogs/1',
    ]);
  });

  test('says what to do next', async () => {
    localStorage.setItem('preferences', JSON.stringify({ selectedCatalog: '2' }));
    await renderApp('/');
    expect(await screen.findByRole('heading', { name: /^Next step: / })).toBeVisible();
  });

  test('lists running and failed jobs, but no others', async () => {
    await renderApp('/', {
      prepare: async ({ context }) => {
        await putJob(context, { catalogId: '1', status: 'FAILED', type: 'IMPORT', inputFileName: 'shop.csv' });
        await putJob(context, { catalogId: '1', status: 'CANCELED' });
      },
    });
    const jobs = await panel('Running and failed jobs');
    expect(await within(jobs).findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/jobs/2');
    expect(within(jobs).getAllByRole('listitem')).toHaveLength(1);
    expect(within(jobs).getByText('Failed')).toBeVisible();
  });

  test('shows the latest versions, the tasks due, and unread messages', async () => {
    await renderApp('/');
    const versions = await panel('Latest versions');
    expect(await within(versions).findByRole('link', { name: 'Outdoor range, version 1' })).toBeVisible();
    expect(within(await panel('Tasks due')).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(await within(await panel('Unread messages')).findAllByRole('link')).not.toHaveLength(1);
  });

  test('offers to create the first catalog', async () => {
    await renderApp('/', {
      prepare: (gateway) => removeStored(gateway, 'catalogs'),
    });
    expect(await screen.findByRole('heading', { name: 'No catalogs yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to catalogs' })).toHaveAttribute('href', '/catalogs');
  });

  test('has nine statistics cards, each with its figures as a table', async () => {
    await renderApp('/');
    const shop = await panel('Sales and visitors');
    await waitFor(() => expect(within(shop).getAllByRole('table')).toHaveLength(9));
    const profit = within(shop).getByRole('table', { name: 'Profit' });
    expect(within(profit).getByRole('row', { name: 'Week 1 780' })).toBeInTheDocument();
  });

  test('shows an error for the card that failed, and retries it alone', async () => {
    let restore = () => {};
    const { user } = await renderApp('/', { beforeDrawing: () => void (restore = failCalls('"siteTraffic":true')) });
    const card = await panel('Site traffic');
    const retry = await within(card).findByRole('button', { name: 'Try again' });
    expect(await within(await panel('Profit')).findByText('6,240')).toBeVisible();
    restore();
    await user.click(retry);
    expect(await within(card).findByRole('table', { name: 'Site traffic' })).toBeInTheDocument();
  });
});

describe('Home of a client', () => {
  test('names the current version, and links to it only if the role can open it', async () => {
    const prepare: RenderAppOptions['prepare'] = (gateway) => grantClientAbilities(gateway, { Catalog: ['read'] });
    await renderApp('/', { user: 'client', prepare });
    const catalog = within(await panel('Outdoor range'));
    const version = await catalog.findByText('Current version');
    expect(version.parentElement).toHaveTextContent('Current version1');
    expect(within(version.parentElement!).queryByRole('link')).not.toBeInTheDocument();
  });

  test('says what the role can do', async () => {
    await renderApp('/', { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    const welcome = await panel('You’re signed in as Client');
    await waitFor(() => expect(within(welcome).getByText('Access control')).toBeVisible());
    expect(within(welcome).getByRole('link', { name: 'View permissions' })).toHaveAttribute('href', '/access-control');
    expect(screen.queryByRole('region', { name: 'Sales and visitors' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });
});
