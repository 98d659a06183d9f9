import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { preferencesKey } from '#preferences/preferences';
import { dialogClosed } from '../support/dialogClosed';
import { renderApp } from '../support/renderApp';
import { getMedia } from './layout/customizerPanel';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const stored = (): unknown => JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');

describe('Side menu', () => {
  test('links to the current catalog, then data of all catalogs, apps, and settings', async () => {
    const { user } = await renderApp('/catalogs');
    await screen.findByRole('button', { name: 'Current catalog: Outdoor range' });
    for (const name of ['Apps', 'Pages']) {
      const toggle = within(await menu()).getByRole('button', { name, expanded: false });
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }
    const items = within(await menu())
      .getAllByRole('link')
      .slice(1);
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Analytics', '/dashboard/analytics'],
      ['Overview', '/catalogs/1'],
      ['Products', '/catalogs/1/products'],
      ['Issues', '/catalogs/1/issues'],
      ['Categories', '/catalogs/1/categories'],
      ['Import', '/catalogs/1/import'],
      ['Publish', '/catalogs/1/publish'],
      ['Catalogs', '/catalogs'],
      ['Published catalogs', '/published-catalogs'],
      ['Attributes', '/attributes'],
      ['Families', '/families'],
      ['Channels', '/channels'],
      ['Jobs', '/jobs'],
      ['Email', '/apps/email'],
      ['Chat', '/apps/chat'],
      ['To-do', '/apps/todo'],
      ['Calendar', '/apps/calendar'],
      ['Invoices', '/apps/invoice/list'],
      ['Shop', '/apps/ecommerce/shop'],
      ['Profile', '/pages/profile'],
      ['Account settings', '/pages/account-settings'],
      ['Knowledge base', '/pages/knowledge-base'],
      ['Questions and answers', '/pages/faq'],
      ['Pricing', '/pages/pricing'],
      ['Blog', '/pages/blog/list'],
      ['Users', '/apps/user/list'],
      ['Access control', '/access-control'],
      ['GraphiQL', '/developer/graphiql'],
      ['Components', '/components'],
    ]);
  });

  test('folds apps and pages, names the current entry, and remembers which', async () => {
    const { user } = await renderApp('/apps/invoice/list');
    const isShown = async (name: string) => within(await menu()).queryByRole('link', { name }) !== null;
    expect([await isShown('Email'), await isShown('Invoices'), await isShown('Blog')]).toEqual([false, false, false]);
    expect(within(await menu()).getByRole('button', { name: 'Apps: Invoices', current: 'page' })).toHaveTextContent(
      'Apps: Invoices',
    );
    within(await menu())
      .getByRole('button', { name: 'Pages' })
      .focus();
    await user.keyboard('{Enter}');
    expect([await isShown('Invoices'), await isShown('Blog')]).toEqual([false, true]);
    expect(stored()).toMatchObject({ foldedGroups: ['apps'] });
    await user.click(within(await menu()).getByRole('button', { name: 'Pages' }));
    expect(await isShown('Blog')).toBe(false);
  });

  test.each([
    ['/jobs', 'Jobs', 'page', 'link'],
    ['/catalogs/1', 'Overview', 'page', 'link'],
    ['/catalogs/1/products', 'Products', 'page', 'link'],
    ['/catalogs/1/products/new', 'Products', true, 'link'],
    ['/apps/user/edit/1', 'Users', true, 'link'],
    ['/apps/invoice/add', 'Apps: Invoices', true, 'button'],
  ] as const)('at %s, the current entry is %s', async (path, name, current, role) => {
    await renderApp(path);
    const entry = await within(await menu()).findByRole(role, { current });
    expect(entry).toHaveTextContent(name);
    expect(entry).toHaveAttribute('aria-current', String(current));
  });

  test('collapses to icons that keep their names, and stays collapsed', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Collapse menu' }));
    const jobs = within(await menu()).getByRole('link', { name: 'Jobs' });
    expect(jobs).toHaveTextContent('');
    expect(stored()).toMatchObject({ isMenuCollapsed: true });
    await user.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(within(await menu()).getByRole('link', { name: 'Jobs' })).toHaveTextContent('Jobs');
  });

  test('is a drawer when there is no room for it', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user, history } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Published catalogs' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/published-catalogs'));
    await dialogClosed();
  });
});

describe('Wayfinding', () => {
  test('breadcrumbs name the parent pages, with the names of entities', async () => {
    const { user, history } = await renderApp('/catalogs/1/products');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    await waitFor(() =>
      expect(
        within(crumbs)
          .getAllByRole('listitem')
          .map((crumb) => crumb.textContent),
      ).toEqual(['Catalogs', 'Outdoor range', 'Products']),
    );
    expect(within(crumbs).getByText('Products')).toHaveAttribute('aria-current', 'page');
    await user.click(within(crumbs).getByRole('link', { name: 'Outdoor range' }));
    expect(history.get().location.pathname).toBe('/catalogs/1');
    await waitFor(() => expect(document.title).toBe('Outdoor range – Catalogs – Catalog Manager'));
  });

  test('a page without parents has no breadcrumbs', async () => {
    await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
  });

  test('on a phone, an arrow leads to the parent page', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('max-width'));
    const { user, history } = await renderApp('/catalogs/1/products');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    await user.click(await within(crumbs).findByRole('link', { name: 'Back to Outdoor range' }));
    expect(history.get().location.pathname).toBe('/catalogs/1');
  });

  test('after a navigation, the heading has the focus, and typing does not change that', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(within(await menu()).getByRole('link', { name: 'Catalogs' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Catalogs' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.type(screen.getByRole('searchbox'), 'tent');
    expect(screen.getByRole('searchbox')).toHaveValue('tent');
  });

  test('on load, the focus is left alone, and the first focusable element skips the menu', async () => {
    const { user } = await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the page has each landmark once', async () => {
    await renderApp('/jobs');
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    for (const role of ['banner', 'main']) expect(screen.getAllByRole(role)).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('Current catalog', () => {
  const switcher = (name: string) => screen.findByRole('button', { name: `Current catalog: ${name}` });

  test('is an active one by default, and then the one whose pages were opened', async () => {
    const { history } = await renderApp('/jobs');
    await switcher('Outdoor range');
    await act(async () => history.push('/catalogs/2'));
    await switcher('Winter preview');
    expect(stored()).toMatchObject({ selectedCatalog: '2' });
    await act(async () => history.push('/'));
    expect(await screen.findByRole('region', { name: 'Winter preview' })).toBeVisible();
  });

  test('can be changed, and its pages change with it', async () => {
    const { user, history } = await renderApp('/catalogs/1/products?q=tent');
    await user.click(await switcher('Outdoor range'));
    const entry = await screen.findByRole('menuitemradio', { name: 'Winter preview' });
    expect(screen.getByRole('menuitemradio', { name: 'Outdoor range' })).toBeChecked();
    await user.click(entry);
    await switcher('Winter preview');
    expect(history.get().location).toMatchObject({ pathname: '/catalogs/2/products', search: '' });
  });

  test('is discarded when it no longer exists', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ selectedCatalog: 'gone' }));
    await renderApp('/jobs');
    await switcher('Outdoor range');
    await waitFor(() => expect(stored()).toMatchObject({ selectedCatalog: '1' }));
  });
});

describe('Color theme', () => {
  test('is selected in a menu and stored', async () => {
    const { user } = await renderApp('/jobs');
    expect(document.documentElement.style.colorScheme).toBe('light');
    await user.click(await screen.findByRole('button', { name: 'Theme' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.style.colorScheme).toBe('dark');
    expect(stored()).toMatchObject({ theme: 'dark' });
  });

  test('is restored, together with the writing direction', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ theme: 'dark', direction: 'rtl' }));
    await renderApp('/jobs');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });
});

describe('Demo data', () => {
  const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' }));
    return screen.findByRole('menu');
  };

  test('is reset after confirmation', async () => {
    const reset = vi.fn(() => Promise.resolve());
    const { user } = await renderApp('/jobs', { embeddedGateway: { reset } });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Reset demo data' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset the demo data?' });
    expect(reset).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    expect(reset).not.toHaveBeenCalled();
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Reset demo data' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset demo data' }));
    await waitFor(() => expect(reset).toHaveBeenCalledOnce());
  });

  test('cannot be reset on a real server', async () => {
    const { user } = await renderApp('/jobs', { embeddedGateway: null });
    const items = within(await openMenu(user)).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Profile',
      'Account settings',
      'Account and access',
      'Customize layout',
      'Backup and restore',
      'Sign out',
    ]);
    expect(screen.getByText('admin@demo.com')).toBeVisible();
  });
});
