import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { ProductScanFilter } from '#server/db/store';
import { updateProduct } from '#server/domain/products/updateProduct';
import { dialogClosed } from '#tests/support/dialogClosed';
import { downloads } from '#tests/support/downloads';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { findStoredIds, removeStored } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

const list = '/catalogs/1/products?perPage=10';

const getCount = async (gateway: Gateway, filter: ProductScanFilter) =>
  (await findStoredIds(gateway, '1', filter)).length;

const setStatus = async (user: UserEvent, status: string) => {
  await user.click(await screen.findByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: status }));
};

describe('Selected products', () => {
  test('are archived by a job that can be undone from the toast', async () => {
    const { user, gateway } = await renderApp(`${list}&status=ACTIVE`);
    const before = await getCount(gateway, { status: 'ACTIVE' });
    const names = await productNames();
    for (const name of names.slice(0, 2)) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await setStatus(user, 'Archived');
    await waitFor(() => expect(screen.getByText('2 products archived')).toBeVisible());
    expect(await getCount(gateway, { status: 'ACTIVE' })).toBe(before - 2);
    await waitFor(async () => expect(await productNames()).not.toContain(names[0]));
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View job' })).toBeVisible();

    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(screen.getByText('Undone')).toBeVisible());
    expect(await getCount(gateway, { status: 'ACTIVE' })).toBe(before);
    await waitFor(async () => expect(await productNames()).toEqual(names));
  });

  test('that were changed since stay as they are, which the toast and the jobs say', async () => {
    const { user, gateway, history } = await renderApp(`${list}&status=ACTIVE`);
    const names = await productNames();
    for (const name of names.slice(0, 2)) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await setStatus(user, 'Archived');
    await waitFor(() => expect(screen.getByText('2 products archived')).toBeVisible());
    const { store } = gateway.context;
    const [id] = await findStoredIds(gateway, '1', { status: 'ARCHIVED', q: names[0]! });
    const { revision } = (await store.get('products', id!))!;
    await updateProduct(gateway.context, { id: id!, revision, input: { brand: 'Terra' } });

    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(screen.getByText('Not everything was undone')).toBeVisible());
    expect(screen.getByText('1 of 2 were changed since and stay as they are. View the job for details.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View job' }));
    await waitFor(() => expect(screen.getByText(/^This job undoes/)).toBeVisible());
    expect(screen.getByText(/^This job undoes/)).toHaveTextContent(
      'What was changed since stays as it is. The issues list it.',
    );
    const issues = await screen.findByRole('table', { name: 'Issues' });
    expect(await within(issues).findByRole('link', { name: names[0]! })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: /^job \d+$/ })[0]!);
    await waitFor(() =>
      expect(screen.getByText(/^This job was undone by/)).toHaveTextContent(/, except for what was changed since\.$/),
    );
    expect(history.get().location.pathname).toMatch(/^\/jobs\/\d+$/);
  });

  test('can be all that match except some', async () => {
    const { user, gateway } = await renderApp(`${list}&status=ACTIVE`);
    const before = await getCount(gateway, { status: 'ACTIVE' });
    const [first] = await productNames();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: `Select all ${before} matching rows` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${first}` }));
    expect(screen.getByText(`${before - 1} selected`)).toBeVisible();
    await setStatus(user, 'Draft');
    await waitFor(() => expect(screen.getByText(`${before - 1} products changed to draft`)).toBeVisible());
    await waitFor(async () => expect(await productNames()).toEqual([first]));
  });

  test('are deselected by a new search', async () => {
    const { user } = await renderApp(list);
    await productRows();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
    expect(screen.queryByText('10 selected')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
    await screen.findByText('1–10 of 24');
    expect(screen.queryByText('10 selected')).not.toBeInTheDocument();
  });

  test('are deleted after confirmation', async () => {
    const { user, gateway } = await renderApp(list);
    const names = await productNames();
    for (const name of names.slice(0, 3)) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 3 products?' });
    expect(await axeViolations()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    expect(await getCount(gateway, {})).toBe(24);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('3 products deleted')).toBeVisible());
    expect(await getCount(gateway, {})).toBe(21);
    await screen.findByText('1–10 of 21');
  });

  test('are not changed if the list has changed in the meantime', async () => {
    const { user, gateway } = await renderApp(`${list}&status=ACTIVE`);
    const [first] = await productRows();
    const [id] = await findStoredIds(gateway, '1', { status: 'ACTIVE' });
    const before = await getCount(gateway, { status: 'ACTIVE' });
    expect(first).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: `Select all ${before} matching rows` }));
    await removeStored(gateway, 'products', id!);
    await setStatus(user, 'Archived');
    await waitFor(() => expect(screen.getByText('No changes made')).toBeVisible());
    expect(screen.getByText(new RegExp(`^The list has changed. Number of products expected: ${before}`))).toBeVisible();
    expect(await getCount(gateway, { status: 'ACTIVE' })).toBe(before - 1);
  });
});

test.each([
  ['CSV', /\.csv$/, /^product_sku,/],
  ['JSON', /\.json$/, /^\s*[[{]/],
  ['NDJSON', /\.ndjson$/, /^\{.*\}\n\{/],
  ['Google XML', /\.xml$/, /^<\?xml/],
  ['Excel', /\.xlsx$/, /^PK/],
  ['Shopify CSV', /-shopify\.csv$/, /^Handle,Title,/],
  ['Vendure CSV', /-vendure\.csv$/, /^name:en,name:de,/],
  ['Medusa CSV', /-medusa\.csv$/, /^Product Handle,Product Title,/],
])('exports to %s in a job and offers the file for download', async (format, name, content) => {
  const { user } = await renderApp(list);
  await productRows();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`) }));
  await waitFor(() => expect(screen.getByText('The export is ready')).toBeVisible());
  await user.click(screen.getByText('Download'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]!.name).toMatch(name);
  expect((await downloads[0]!.text()).replace(/^\uFEFF/, '')).toMatch(content);
});

describe('An export', () => {
  const exportAs = async (user: UserEvent, button: string, heading: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const group = await screen.findByRole('group', { name: heading });
    await user.click(within(group).getByRole('menuitem', { name: /^JSON/ }));
  };

  const getExported = async (user: UserEvent) => {
    await user.click(screen.getByText('Download'));
    await waitFor(() => expect(downloads).toHaveLength(1));
    return JSON.parse(await downloads[0]!.text()) as { name: string; status: string }[];
  };

  test('contains the products that match, with their number shown', async () => {
    const { user, gateway } = await renderApp(`${list}&status=ACTIVE`);
    const count = await getCount(gateway, { status: 'ACTIVE' });
    await productRows();
    await exportAs(user, 'Export', `Export ${count} matching products`);
    await waitFor(() => expect(screen.getByText(`${count} products exported`)).toBeVisible());
    const exported = await getExported(user);
    expect(exported).toHaveLength(count);
    expect(new Set(exported.map(({ status }) => status))).toEqual(new Set(['ACTIVE']));
  });

  test('contains the selected products', async () => {
    const { user } = await renderApp(list);
    const names = (await productNames()).slice(0, 2);
    for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await exportAs(user, 'Export selected', 'Export 2 selected products');
    await waitFor(() => expect(screen.getByText('2 products exported')).toBeVisible());
    expect((await getExported(user)).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test('contains all products without a filter, and is not offered if none match', async () => {
    const { user } = await renderApp(`${list}&q=nothing-like-it`);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const empty = await screen.findByRole('group', { name: 'Export 0 matching products' });
    expect(within(empty).getByRole('menuitem', { name: /^JSON/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await productRows();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('group', { name: 'Export all 24 products' })).toBeVisible();
  });
});
