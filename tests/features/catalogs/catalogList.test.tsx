import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { renderApp } from '../../support/renderApp';

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Catalogs' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

const names = async () => (await rows()).map((row) => within(row).getByRole('link').firstChild?.textContent);

test('shows the facts, counts, and published version of each catalog', async () => {
  await renderApp('/catalogs');
  expect(await names()).toEqual(['Harbour sale', 'Outdoor range', 'Winter preview']);
  const [archived, active, draft] = await rows();
  expect(active).toHaveTextContent(/outdoor.*Active.*24.*%.*Version 1/);
  expect(archived).toHaveTextContent(/Archived.*0.*None.*Not published/);
  expect(within(draft!).getByRole('img', { name: '3 warnings' })).toBeVisible();
});

test('stores search, status, sort order, and page in the URL', async () => {
  const { user, history } = await renderApp('/catalogs');
  await rows();
  await user.type(screen.getByRole('searchbox', { name: 'Search catalogs' }), 'winter');
  await waitFor(() => expect(history.get().location.search).toBe('?q=winter'));
  await waitFor(async () => expect(await names()).toEqual(['Winter preview']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search catalogs' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived');
  await waitFor(() => expect(history.get().location.search).toBe('?status=ARCHIVED'));
  await waitFor(async () => expect(await names()).toEqual(['Harbour sale']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
  await user.click(screen.getByRole('button', { name: 'Products' }));
  await user.click(screen.getByRole('button', { name: 'Products' }));
  await waitFor(() => expect(history.get().location.search).toBe('?sort=PRODUCT_COUNT&direction=DESC'));
  await waitFor(async () => expect(await names()).toEqual(['Outdoor range', 'Winter preview', 'Harbour sale']));
});

test('restores the list from the URL', async () => {
  await renderApp('/catalogs?status=DRAFT&sort=NAME&direction=DESC&page=2', {
    prepare: async ({ context }) => {
      for (let number = 10; number < 20; number++) await createCatalog(context, { name: `Range ${number}` });
    },
  });
  // In descending order, the last of the eleven drafts is the first one by name.
  await waitFor(async () => expect(await names()).toEqual(['Range 10']));
  expect(screen.getByRole('searchbox', { name: 'Search catalogs' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('DRAFT');
});

test('makes an opened catalog the current one', async () => {
  const { user } = await renderApp('/catalogs');
  await rows();
  await user.click(screen.getByRole('link', { name: /^Winter preview/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter preview' })).toBeVisible();
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({ selectedCatalog: '2' }),
  );
  await user.click(screen.getAllByRole('link', { name: 'Catalogs' })[0]!);
  const row = (await rows())[2]!;
  expect(row).toHaveTextContent('Selected');
});
