import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { quickAnswerMs } from '#app/shell/preparedClient';
import { preferencesKey } from '#preferences/preferences';
import { calls } from '../support/gatewayServer';
import { renderApp } from '../support/renderApp';

const list = '/catalogs/1/products';
const queries = ['ProductList', 'ProductListCatalog'];

const count = (name: string) => calls.filter((call) => call === name).length;

describe('Queries of the first screen', () => {
  test.each([
    list,
    `${list}?q=a&sort=PRICE&direction=DESC&perPage=10`,
    `${list}?status=ACTIVE&complete=no`,
    `${list}?locale=de&sort=attribute:material`,
  ])('are those of the screen, so that each is sent once: %s', async (path) => {
    await renderApp(path, { preloaded: [] });
    await expect.poll(() => screen.queryAllByRole('row').length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(queries.map(count)).toEqual([1, 1]);
  });

  test('are those of a product’s page', async () => {
    await renderApp(`${list}/1`, { preloaded: ['ProductDetail'] });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(count('ProductDetail')).toBe(1);
  });

  test('ask for the columns that the user has added', async () => {
    localStorage.setItem(
      preferencesKey,
      JSON.stringify({ tables: { products: { columns: [{ id: 'attribute:material' }] } } }),
    );
    await renderApp(list, { preloaded: [] });
    expect(await screen.findByRole('columnheader', { name: 'Material' })).toBeVisible();
    expect(queries.map(count)).toEqual([1, 1]);
  });

  test('are not sent again if they are answered before the screen is rendered', async () => {
    await renderApp(list, { preloaded: queries });
    expect(await screen.findAllByRole('row')).not.toHaveLength(0);
    expect(queries.map(count)).toEqual([1, 1]);
  });

  test('are waited for, so that the first render shows the answers and no placeholder', async () => {
    const start = globalThis.setTimeout;
    // Only the answers can end the wait.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms === quickAnswerMs ? undefined : start(run, ms)) as typeof setTimeout);
    await renderApp(list, { preloaded: [] });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });

  test('are not waited for while the gateway is starting', async () => {
    await renderApp(list, { preloaded: [], ready: new Promise(() => undefined) });
    expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  test('are sent again when the screen is opened later', async () => {
    const { history } = await renderApp(list, { preloaded: queries });
    await screen.findAllByRole('row');
    history.push('/catalogs');
    await screen.findByRole('heading', { name: 'Catalogs' });
    history.push(list);
    await screen.findByRole('heading', { name: 'Products' });
    await expect.poll(() => queries.map(count)).toEqual([2, 2]);
  });

  test('are not sent without the permission for the screen', async () => {
    await renderApp(list, { preloaded: [], user: 'client' });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    expect(queries.map(count)).toEqual([0, 0]);
  });
});
