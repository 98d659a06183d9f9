import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SEARCH_LIMIT } from '#server/records/search';
import { groupLimit } from '#app/shell/palette/paletteEntry';
import { preferencesKey } from '#preferences/preferences';
import { dialogClosed } from '../../support/dialogClosed';
import { calls } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { listBookmarks } from '#server/domain/search/search';
import { listStored, putStored } from '../../support/stored';

const field = () => screen.findByRole('combobox', { name: 'Search and commands' });
const group = (name: string) => screen.findByRole('group', { name });
const options = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('option')
    .map((option) => option.textContent);
const active = () => within(screen.getByRole('listbox', { name: 'Results' })).getByRole('option', { selected: true });
const open = async (path = '/jobs', appOptions: RenderAppOptions = {}) => {
  const app = await renderApp(path, appOptions);
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  await field();
  return app;
};

describe('Palette', () => {
  test('opens by key and by button, with the focus in its field', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await dialogClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await field()).toBeVisible();
  });

  test('has in its field what was typed while it opened, and the page under it has no part of it', async () => {
    const { user, history } = await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1 });
    // `g` and `c` would open the catalogs.
    await user.keyboard('{Control>}k{/Control}gc');
    expect(await field()).toHaveValue('gc');
    expect(history.get().location.pathname).toBe('/jobs');
  });

  test('stays closed when Escape is pressed while it opens', async () => {
    const { user } = await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}{Escape}');
    await user.keyboard('{Shift>}?{/Shift}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('combobox', { name: 'Search and commands' })).not.toBeInTheDocument();
  });

  test('offers bookmarks and actions before anything is typed', async () => {
    await open();
    expect(options(await group('Bookmarks'))).toEqual(['Catalogs', 'Jobs', 'Email', 'Calendar']);
    await waitFor(async () =>
      expect(options(await group('Actions'))).toEqual([
        'New catalog',
        'Import into Outdoor range',
        'New product in Outdoor range',
        'Publish Outdoor range',
      ]),
    );
  });

  test('finds screens by title and keyword, and opens screens of a catalog for the current one', async () => {
    const { user, history } = await open();
    await user.type(await field(), 'upload');
    expect(options(await group('Pages'))).toEqual(['ImportOutdoor range']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs/1/import'));
    const heading = await screen.findByRole('heading', { level: 1, name: /Import/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('finds the chat by its purpose, and opens it', async () => {
    const { user, history } = await open();
    await user.type(await field(), 'conversations');
    expect(options(await group('Pages'))).toEqual(['Chat']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/chat'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toHaveFocus());
  });

  test('finds a product by its SKU, and opens it', async () => {
    const { user, history, gateway } = await open();
    const [product] = await listStored(gateway, 'products');
    await user.type(await field(), product!.sku);
    const found = await within(await group('Products')).findByRole('option', { name: new RegExp(product!.name) });
    await user.click(found);
    await waitFor(() => expect(history.get().location.pathname).toBe(`/catalogs/1/products/${product!.id}`));
  });

  test('names the catalog of a SKU that two catalogs contain', async () => {
    const { user, gateway } = await open();
    const product = (await listStored(gateway, 'products')).find(({ catalogId }) => catalogId === '1')!;
    await putStored(gateway, 'products', { ...product, id: 'copy', catalogId: '2' });
    await user.type(await field(), product.sku);
    await within(await group('Products')).findByRole('option', { name: /Winter preview/ });
    expect(options(await group('Products')).slice(0, 2)).toEqual([
      `${product.name}${product.sku} in Outdoor range`,
      `${product.name}${product.sku} in Winter preview`,
    ]);
  });

  test('finds catalogs, jobs, and versions, up to the limit of each', async () => {
    const { user } = await open();
    await user.type(await field(), 'outdoor');
    await waitFor(async () => expect(options(await group('Catalogs'))).toEqual(['Outdoor rangeoutdoor']));
    expect(options(await group('Jobs'))).toEqual(['PublishingOutdoor range, job 1']);
    expect(options(await group('Published versions'))).toEqual(['Outdoor range, version 1First collection']);
    await user.clear(await field());
    await user.type(await field(), 'e');
    await waitFor(async () => expect(options(await group('Products'))).toHaveLength(groupLimit));
    for (const each of screen.getAllByRole('group')) expect(options(each).length).toBeLessThanOrEqual(groupLimit);
  });

  test('finds users, and opens them', async () => {
    const { user, history } = await open();
    await user.type(await field(), 'amara.okafor');
    const found = await within(await group('Users')).findByRole('option', { name: /Amara Okafor/ });
    await user.click(found);
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/user/view/1'));
  });

  test('finds invoices by their client, and opens them', async () => {
    const { user, history } = await open();
    await user.type(await field(), 'accounts@fjellheim');
    const latest = await waitFor(async () => {
      const [first] = within(await group('Invoices')).getAllByRole('option');
      expect(first).toHaveTextContent(/^Invoice \d+Ingrid Solberg/);
      return first;
    });
    const [, id] = /^Invoice (\d+)/.exec(latest!.textContent ?? '') ?? [];
    await user.click(latest!);
    await waitFor(() => expect(history.get().location.pathname).toBe(`/apps/invoice/preview/${id}`));
  });

  test('uses the same limit as the server', () => {
    expect(groupLimit).toBe(SEARCH_LIMIT);
  });

  test('finds an email by its subject, and opens it', async () => {
    const { user, history, gateway } = await open();
    const [email] = await listStored(gateway, 'mails', ({ subject }) => subject.startsWith('Container 7 of 9'));
    await user.type(await field(), 'Container 7 of 9');
    await user.click(await within(await group('Emails')).findByRole('option', { name: /Container 7 of 9/ }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/email'));
    expect(history.get().location.search).toBe(`?email=${email!.id}`);
    expect(await screen.findByRole('heading', { level: 2, name: email!.subject })).toBeVisible();
  });

  test('is navigable by arrow keys, Home, and End', async () => {
    const { user } = await open();
    const list = within(await screen.findByRole('listbox', { name: 'Results' }));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(8));
    const all = list.getAllByRole('option');
    expect(active()).toBe(all[0]);
    const steps = [
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{ArrowUp}', all.length - 1],
      ['{ArrowDown}', 0],
      ['{End}', all.length - 1],
      ['{Home}', 0],
    ] as const;
    for (const [key, place] of steps) {
      await user.keyboard(key);
      expect(active()).toBe(all[place]);
      expect(await field()).toHaveAttribute('aria-activedescendant', all[place]!.id);
    }
    expect(await field()).toHaveFocus();
  });

  test('waits on Enter for the results of the full text', async () => {
    const { user, history, gateway } = await open();
    const product = (await listStored(gateway, 'products'))[5]!;
    await user.keyboard(`${product.sku}{Enter}`);
    await waitFor(() => expect(history.get().location.pathname).toBe(`/catalogs/1/products/${product.id}`));
  });

  test('shows the number of results, and when there are none', async () => {
    const { user } = await open();
    await user.type(await field(), 'abilities');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(screen.queryByText('Each group shows the first 4.')).not.toBeInTheDocument();
    await user.type(await field(), 'xyz');
    await waitFor(() => expect(screen.getByText('No results for “abilitiesxyz”')).toBeVisible());
    expect(screen.getByText('No results')).toBeInTheDocument();
  });
});

describe('Palette actions', () => {
  test('open the dialog for a new catalog', async () => {
    const { user } = await open();
    await user.type(await field(), 'new cat');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'New catalog' })).toBeVisible();
  });

  test.each([
    ['dark', () => expect(document.documentElement.style.colorScheme).toBe('dark')],
    ['right to', () => expect(document.documentElement).toHaveAttribute('dir', 'rtl')],
  ])('change the appearance: %s', async (typed, expectation) => {
    const { user } = await open();
    await user.type(await field(), typed);
    await user.keyboard('{Enter}');
    await waitFor(expectation);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /commands/ })).not.toBeInTheDocument());
  });

  test('bookmark the current page', async () => {
    const { user, gateway } = await open('/published-catalogs');
    await user.type(await field(), 'bookmark this');
    await group('Actions');
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      const bookmarks = await listBookmarks(gateway.context);
      expect(bookmarks.map(({ link }) => link)).toContain('/published-catalogs');
    });
  });
});

describe('Recent choices', () => {
  test('come first next time, only for the same account', async () => {
    const { user } = await open();
    await user.type(await field(), 'published cat');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Published catalogs' });
    await user.keyboard('{Control>}k{/Control}');
    expect(options(await group('Recent'))).toEqual(['Published catalogs']);
    expect(Object.keys(localStorage)).toContain('recentChoices.1');
  });

  test('are omitted if they are broken or no longer exist', async () => {
    const stored = [{ to: '/nowhere', label: 'Nowhere' }, 7, { to: '/jobs', label: 'Old name' }, { to: 3, label: 'x' }];
    localStorage.setItem('recentChoices.1', JSON.stringify(stored));
    await open();
    expect(options(await group('Recent'))).toEqual(['Jobs']);
  });
});

describe('Content without permission', () => {
  test('is neither found nor requested', async () => {
    const { user } = await open('/access-control', { user: 'client' });
    await user.type(await field(), 'catalog');
    await waitFor(() => expect(screen.getByText('No results for “catalog”')).toBeVisible());
    expect(calls).not.toContain('PaletteFinds');
    expect(calls).not.toContain('Bookmarks');
    expect(calls).not.toContain('NotificationCount');
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });
});

test('a palette without a server still finds pages, and says what it cannot search', async () => {
  const { user } = await open();
  const { setReachable } = await import('../../support/gatewayServer');
  setReachable(false);
  await user.type(await field(), 'publ');
  expect(options(await group('Pages')).length).toBeGreaterThan(0);
});

test('the palette uses the language of the app', async () => {
  localStorage.setItem(preferencesKey, JSON.stringify({ locale: 'de' }));
  const { user } = await renderApp('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Suchen' }));
  expect(await screen.findByRole('combobox', { name: 'Suche und Befehle' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Lesezeichen' })).toBeVisible();
});
