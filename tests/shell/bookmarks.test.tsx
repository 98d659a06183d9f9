import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '../../mocks/gateway';
import { PAGES } from '../../mocks/fixtures/search/pages';
import { screens } from '../../src/app/screens';
import { renderApp } from '../support/renderApp';

const bar = () => screen.findByRole('navigation', { name: 'Bookmarks' });
const links = async () =>
  within(await bar())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

const bookmark =
  (...wanted: string[]) =>
  async ({ context }: Gateway) => {
    const pages = await context.store.list('appPages');
    await context.store.commit(
      pages.map((page) => ({ table: 'appPages', put: { ...page, isBookmarked: wanted.includes(page.link) } })),
    );
  };

describe('the bar of bookmarks', () => {
  test('leads to the bookmarked pages that the app has', async () => {
    await renderApp('/jobs');
    await waitFor(async () => expect(await links()).toEqual(['/catalogs', '/jobs', '/apps/email', '/apps/calendar']));
  });

  test('leads to pages of the catalog that one works in', async () => {
    const { user, history } = await renderApp('/jobs', { prepare: bookmark('/catalogs/:catalogId/products') });
    await waitFor(async () => expect(await links()).toEqual(['/catalogs/1/products']));
    await user.click(within(await bar()).getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs/1/products'));
  });

  test('shows ten, and the others in a menu', async () => {
    const all = screens.filter(({ isPublic }) => !isPublic).map(({ path }) => path);
    const { user } = await renderApp('/jobs', { prepare: bookmark(...all) });
    const offered = PAGES.filter(({ link }) => all.some((path) => path === link)).length;
    expect(offered).toBeGreaterThan(8);
    await waitFor(async () => expect(await links()).toHaveLength(Math.min(10, offered)));
    const more = within(await bar()).queryByRole('button', { name: 'More bookmarks' });
    if (offered <= 10) return expect(more).not.toBeInTheDocument();
    await user.click(more!);
    expect(await screen.findAllByRole('menuitem')).toHaveLength(offered - 10);
  });

  test('is not there for who may not see bookmarks', async () => {
    await renderApp('/access-control', { user: 'client' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Bookmarks' })).not.toBeInTheDocument();
  });
});

describe('the star', () => {
  test('bookmarks the open page at both doors, and lets go of it', async () => {
    const { user, gateway } = await renderApp('/published-catalogs');
    const rest = async () => {
      const response = await gateway.handle(new Request('http://localhost/api/bookmarks/data'));
      const { bookmarks }: { bookmarks: { link: string }[] } = await response!.json();
      return bookmarks.map(({ link }) => link);
    };
    await user.click(await screen.findByRole('button', { name: 'Bookmark this page' }));
    const starred = await screen.findByRole('button', { name: 'Remove the bookmark of this page' });
    await waitFor(async () => expect(await links()).toContain('/published-catalogs'));
    await waitFor(async () => expect(await rest()).toContain('/published-catalogs'));
    await user.click(starred);
    await screen.findByRole('button', { name: 'Bookmark this page' });
    await waitFor(async () => expect(await rest()).not.toContain('/published-catalogs'));
  });

  test('is missing on pages that are about one thing', async () => {
    await renderApp('/catalogs/1/products/1');
    await waitFor(async () => expect(await links()).toEqual(['/catalogs', '/jobs', '/apps/email', '/apps/calendar']));
    expect(within(await bar()).queryByRole('button')).not.toBeInTheDocument();
  });
});

/** Screens of one thing, such as a job, are left out: only the catalog one works in is known everywhere. */
const isForEveryone = (path: string) => !/:(?!catalogId\b)/.test(path);

test.each(screens.map(({ path }) => path).filter(isForEveryone))('%s can be bookmarked', (path) => {
  expect(PAGES.map(({ link }) => link)).toContain(path);
});
