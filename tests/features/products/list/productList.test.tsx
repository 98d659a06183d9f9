import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ProductScanFilter } from '#server/db/store';
import { renderApp } from '#tests/support/renderApp';
import { axeViolations } from '#tests/support/axeViolations';
import { changeStored, findStoredIds } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

const list = '/catalogs/1/products';

test('shows the facts, price, and issues of each product and the totals of the catalog', async () => {
  await renderApp(list, { demoProducts: 30 });
  const rows = await productRows();
  expect(rows).toHaveLength(25);
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^30 products · \d+ variants$/)).toBeVisible());
  expect(screen.getByText('1–25 of 30')).toBeVisible();
  expect(rows[0]).toHaveTextContent(/Alder.*Active.*€\d+\.\d\d.*\d+ ?%/);
  expect(await axeViolations()).toEqual([]);
});

test('has columns for the stock, the availability, and when products were added, which are hidden at first', async () => {
  const { user, history } = await renderApp(`${list}?q=Ridge+Tent`);
  await productRows();
  for (const name of ['Stock', 'Availability', 'Created', 'Updated']) {
    expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name })).toBeVisible();
  }
  await waitFor(async () => expect((await productRows())[0]).toHaveTextContent(/\d+(In stock|Out of stock)/));
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(() => expect(history.get().location.search).toContain('sort=CREATED_AT'));
});

describe('Search and filters', () => {
  test('filter the list and are stored in the URL', async () => {
    const { user, history } = await renderApp(list);
    await productRows();
    await user.type(screen.getByRole('searchbox', { name: 'Search name, SKU, brand' }), 'tent');
    await waitFor(() => expect(history.get().location.search).toBe('?q=tent'));
    await waitFor(async () => expect((await productNames()).every((name) => /tent|zelt/i.test(name ?? ''))).toBe(true));
  });

  test.each<[name: string, choice: string, search: string, filter: ProductScanFilter]>([
    ['Status', 'Draft', '?status=DRAFT', { status: 'DRAFT' }],
    ['Category', 'Outdoor/Shelter', '?category=Outdoor%2FShelter', { category: 'Outdoor/Shelter' }],
  ])('by %s are applied by the server', async (name, choice, search, filter) => {
    const { user, history, gateway } = await renderApp(list);
    await productRows();
    const field = screen.getByRole('combobox', { name });
    await within(field).findByRole('option', { name: choice });
    await user.selectOptions(field, choice);
    expect(history.get().location.search).toBe(search);
    const expected = await findStoredIds(gateway, '1', filter);
    expect(expected.length).toBeGreaterThan(0);
    await screen.findByText(new RegExp(`of ${expected.length}$`));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await screen.findByText('1–24 of 24');
    expect(history.get().location.search).toBe('');
  });

  test('in the drawer are applied by the server, and can be removed one by one', async () => {
    const { user, history, gateway } = await renderApp(list);
    await productRows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Issues' }), 'Errors and warnings');
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Quality' }), 'Grade C');
    expect(history.get().location.search).toBe('?issues=WARNING&grade=C');
    const filter = { issues: 'WARNING', grade: 'C' } as const;
    const expected = await gateway.context.store.products.ids('1', filter);
    expect(expected.length).toBeGreaterThan(0);
    await user.click(drawer.getByRole('button', { name: 'Show products' }));
    await waitFor(async () => expect(await productRows()).toHaveLength(expected.length));
    expect(screen.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
    for (const chip of ['Issues: Errors and warnings', 'Quality: Grade C']) {
      await user.click(await screen.findByRole('button', { name: `Remove filter: ${chip}` }));
    }
    await screen.findByText('1–24 of 24');
    expect(history.get().location.search).toBe('');
  });

  test('by price accept a range and report invalid amounts', async () => {
    const { user, history } = await renderApp(list);
    await productRows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const from = await screen.findByRole('textbox', { name: 'From' });
    const to = screen.getByRole('textbox', { name: 'Up to' });
    await user.type(from, '100');
    await user.type(to, '20');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(to).toHaveAccessibleDescription('Enter an amount that’s equal to or higher than “From”.');
    await user.clear(to);
    await user.type(to, 'much');
    expect(to).toHaveAccessibleDescription('Enter an amount. Example: 19.90');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect([from, to].map((field) => [(field as HTMLInputElement).value, field.ariaInvalid])).toEqual([
      ['', null],
      ['', null],
    ]);
    await user.type(from, '100');
    await user.type(to, '200,5{Enter}');
    await waitFor(() => expect(history.get().location.search).toBe('?priceMin=100&priceMax=200.5'));
    await user.click(await screen.findByRole('button', { name: 'Show products' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Price in EUR or USD: 100 to 200.5' }));
    await waitFor(() => expect(history.get().location.search).toBe(''));
  });

  test('without matches show an empty state with a way back to all products', async () => {
    const { user } = await renderApp(`${list}?q=nothing-is-called-so`);
    expect(await screen.findByRole('heading', { name: 'No products match' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('None of the 24 products match your search and filters.')).toBeVisible(),
    );
    await user.click(
      within(screen.getByRole('region', { name: 'Products' })).getByRole('button', { name: 'Clear filters' }),
    );
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
    expect(await productRows()).toHaveLength(24);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    // Back brings the filters back.
    window.history.back();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('nothing-is-called-so'));
  });
});

describe('List URL', () => {
  test('restores a shared list', async () => {
    await renderApp(`${list}?q=a&status=ACTIVE&sort=PRICE&direction=DESC&page=2&perPage=10`);
    await productRows();
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText(/^11–\d+ of \d+$/)).toBeVisible();
  });

  test('with invalid parameters shows the list from the start', async () => {
    await renderApp(`${list}?page=-3&perPage=7&status=NOPE&priceMin=abc&sort=COLOUR`);
    expect(await productRows()).toHaveLength(24);
    expect(screen.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('Sorting and paging', () => {
  test('sorts by a column in both directions', async () => {
    const { user, history } = await renderApp(list);
    const [first] = await productNames();
    await user.click(screen.getByRole('button', { name: 'Product' }));
    await waitFor(async () => expect((await productNames()).at(-1)).toBe(first));
    expect(history.get().location.search).toBe('?direction=DESC');
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Brand' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(history.get().location.search).toBe('?sort=BRAND');
  });

  test('changes pages, and returns to the previous page with the Back button', async () => {
    const { user } = await renderApp(`${list}?perPage=10`);
    const first = await productNames();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–20 of 24');
    await waitFor(async () => expect(await productNames()).not.toEqual(first));
    window.history.back();
    await screen.findByText('1–10 of 24');
    await waitFor(async () => expect(await productNames()).toEqual(first));
  });

  test('remembers the selected columns', async () => {
    const { user } = await renderApp(list);
    await productRows();
    expect(screen.queryByRole('columnheader', { name: 'Category' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Category' }));
    expect(screen.getByRole('columnheader', { name: 'Category', hidden: true })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect((await productRows())[0]).toHaveTextContent(/\w+\/\w+/);
  });
});

test('opens a product from its row, and restores the list immediately when going back', async () => {
  const { user } = await renderApp(`${list}?page=2&perPage=10&sort=SKU`);
  const names = await productNames();
  await user.click(screen.getByRole('link', { name: new RegExp(`${names[3]}$`) }));
  expect(await screen.findByRole('textbox', { name: 'SKU' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: names[3]! })).toBeVisible();
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(await productNames()).toEqual(names);
  expect(screen.getByText('11–20 of 24')).toBeVisible();
});

describe('Empty catalog', () => {
  test('offers importing and creating products', async () => {
    const { user } = await renderApp('/catalogs/3/products', {
      prepare: async (gateway) => {
        await changeStored(gateway, 'catalogs', '3', { status: 'DRAFT' });
      },
    });
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
    const table = screen.getByRole('region', { name: 'Products' });
    expect(await within(table).findByRole('link', { name: 'Import file' })).toHaveAttribute(
      'href',
      '/catalogs/3/import',
    );
    expect(await axeViolations()).toEqual([]);
    await user.click(within(table).getByRole('link', { name: 'New product' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  });
});

test('shows an error if the server fails, and retries on request', async () => {
  let isBroken = true;
  const { user } = await renderApp(list, {
    prepare: async ({ context }) => {
      const { find } = context.store.products;
      context.store.products.find = (query) =>
        isBroken ? Promise.reject(new Error('The disk is gone.')) : find.call(context.store.products, query);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong on our side.');
  // The gateway is expected to log the error.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await productRows()).toHaveLength(24);
});
