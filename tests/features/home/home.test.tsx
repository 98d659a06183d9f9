import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
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
  test('offers three ways to start as long as there is only the demo, and shows its next step', async () => {
    await renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada Lindqvist' })).toBeVisible();
    expect(await links('Get started')).toEqual(['/catalogs?dialog=create', '/catalogs/1/products']);
    const catalog = await panel('Outdoor range');
    expect(await within(catalog).findByRole('heading', { name: 'Up to date with version 1' })).toBeVisible();
    expect(within(catalog).getByText(/^The products have \d+ errors that don’t prevent publishing\./)).toBeVisible();
    expect(within(catalog).queryByRole('heading', { name: 'From file to feed' })).not.toBeInTheDocument();
    const found = await links('Outdoor range');
    expect(found).toEqual(
      expect.arrayContaining([
        '/catalogs/1',
        '/catalogs/1/products',
        '/catalogs/1/products?issues=ERROR',
        '/catalogs/1/products?issues=WARNING',
        '/catalogs/1/products?issues=INFO',
        '/published-catalogs/1',
      ]),
    );
    expect(found.some((address) => address?.startsWith('/catalogs/1/products?issue='))).toBe(true);
    expect(await axeViolations()).toEqual([]);
  });

  test('takes a file to the import into a new catalog with its name', async () => {
    const { user, history } = await renderApp('/');
    const start = await panel('Get started');
    const file = new File(['sku,name,price\nA-1,Rake,9.50\n'], 'garden_tools-2026.csv', { type: 'text/csv' });
    await user.upload(within(start).getByLabelText('Product file'), file);
    const form = await screen.findByRole('dialog', { name: 'New catalog' });
    expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Garden tools 2026');
    await user.click(within(form).getByRole('button', { name: 'Create and import' }));
    await screen.findByRole('radiogroup', { name: 'Which system is the file from?' });
    expect(history.get().location.pathname).toMatch(/^\/catalogs\/\d+\/import$/);
    expect(screen.getByText('garden_tools-2026.csv')).toBeVisible();
  });

  test('says what to do next with an own catalog, and ticks off what is done', async () => {
    let id = '';
    await renderApp('/', {
      prepare: async ({ context }) => {
        id = (await createCatalog(context, { name: 'Garden', locales: ['en', 'de'] })).id;
        await createProduct(context, {
          catalogId: id,
          input: { sku: 'A', name: 'Rake' },
        });
        localStorage.setItem('preferences', JSON.stringify({ selectedCatalog: id }));
      },
    });
    const catalog = await panel('Garden');
    expect(await within(catalog).findByRole('heading', { name: 'Next step: Fix errors' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
    expect(within(catalog).getByRole('link', { name: 'No price: 1 product' })).toHaveAttribute(
      'href',
      `/catalogs/${id}/products?issue=PRICE_MISSING`,
    );
    expect(within(catalog).getByRole('link', { name: 'Not translated into German: 1 product' })).toHaveAttribute(
      'href',
      `/catalogs/${id}/translations/de/first`,
    );
    const tasks = within(within(catalog).getByRole('list', { name: 'From file to feed' })).getAllByRole('listitem');
    expect(tasks.map((task) => task.textContent)).toEqual([
      'DoneImport products',
      'Not doneFix errors',
      'Not doneTranslate names into all languages',
      'Not doneEnter the shop URL',
      'Not donePublish a version',
      'Not doneDownload a feed',
    ]);
    expect(within(catalog).getByText('1 of 6 done')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
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

  test('offers to start without the demo', async () => {
    await renderApp('/', {
      prepare: (gateway) => removeStored(gateway, 'catalogs'),
    });
    await panel('Get started');
    expect(await links('Get started')).toEqual(['/catalogs?dialog=create']);
  });

  test('has nine statistics cards, each with its figures as a table, which can be hidden', async () => {
    const { user } = await renderApp('/');
    const shop = await panel('Sales and visitors');
    await waitFor(() => expect(within(shop).getAllByRole('table')).toHaveLength(9));
    const profit = within(shop).getByRole('table', { name: 'Profit' });
    expect(within(profit).getByRole('row', { name: 'Week 1 780' })).toBeInTheDocument();
    await user.click(within(shop).getByRole('button', { name: 'Hide charts' }));
    expect(within(shop).queryByRole('table')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({ hasCharts: false });
    await user.click(within(shop).getByRole('button', { name: 'Show charts' }));
    expect(await within(shop).findByRole('table', { name: 'Profit' })).toBeInTheDocument();
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
