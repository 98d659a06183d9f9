import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { PAGES } from '#server/domain/search/appPages';
import { screens } from '#app/screens';
import { paths } from '#routing/paths';
import { renderApp, type RenderedApp } from '../../support/renderApp';
import { putStored } from '../../support/stored';

const bar = () => screen.findByRole('navigation', { name: 'Bookmarks' });
const menuButton = async () => within(await bar()).findByRole('button', { name: 'Bookmarks' });

/** The links in the open menu. */
const links = () => screen.queryAllByRole('menuitem').map((link) => link.getAttribute('href'));

const openMenu = async (user: RenderedApp['user']) => {
  await waitFor(async () => expect(await menuButton()).toBeEnabled());
  await user.click(await menuButton());
  await screen.findAllByRole('menuitem');
};

const bookmark =
  (...wanted: string[]) =>
  (gateway: Gateway) =>
    putStored(gateway, 'appPages', ...PAGES.map(({ id, link }) => ({ id, isBookmarked: wanted.includes(link) })));

describe('Bookmark bar', () => {
  test('links to the bookmarked pages that exist in the app', async () => {
    const { user } = await renderApp('/jobs');
    await openMenu(user);
    expect(links()).toEqual(['/catalogs', '/jobs', '/apps/email', '/apps/calendar']);
  });

  test('has its two buttons from the start, and no link that is in the main menu', async () => {
    await renderApp('/jobs');
    const buttons = async () => within(await bar()).getAllByRole('button');
    const before = (await buttons()).length;
    await waitFor(async () => expect(await menuButton()).toBeEnabled());
    expect(before).toBe(2);
    expect(await buttons()).toHaveLength(2);
    expect(within(await bar()).queryByRole('link')).not.toBeInTheDocument();
  });

  test('links to pages of the current catalog', async () => {
    const { user, history } = await renderApp('/jobs', { prepare: bookmark('/catalogs/:catalogId/products') });
    await openMenu(user);
    expect(links()).toEqual(['/catalogs/1/products']);
    await user.click(screen.getByRole('menuitem', { name: 'Products' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs/1/products'));
  });

  test('is not shown to users without permission to view bookmarks', async () => {
    await renderApp('/access-control', { user: 'client' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Bookmarks' })).not.toBeInTheDocument();
  });
});

describe('Bookmark star', () => {
  test('bookmarks the current page in GraphQL and REST, and removes the bookmark', async () => {
    const { user, gateway } = await renderApp('/published-catalogs');
    const rest = async () => {
      const response = await gateway.handle(new Request('http://localhost/api/bookmarks/data'));
      const { bookmarks }: { bookmarks: { link: string }[] } = await response!.json();
      return bookmarks.map(({ link }) => link);
    };
    const star = await screen.findByRole('button', { name: 'Bookmark this page' });
    await waitFor(() => expect(star).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(star);
    const starred = await screen.findByRole('button', { name: 'Remove bookmark' });
    await waitFor(async () => expect(await rest()).toContain('/published-catalogs'));
    await user.click(starred);
    await screen.findByRole('button', { name: 'Bookmark this page' });
    await waitFor(async () => expect(await rest()).not.toContain('/published-catalogs'));
  });

  test('is missing on pages about a single entity', async () => {
    await renderApp('/catalogs/1/products/1');
    await waitFor(async () => expect(await menuButton()).toBeEnabled());
    expect(within(await bar()).getAllByRole('button')).toHaveLength(1);
  });
});

const forFew: readonly string[] = [
  paths.categoryRule,
  paths.channelRule,
  paths.feedRule,
  paths.productCompare,
  paths.setUp,
];

/**
 * Screens of a single entity, such as a job or the rule of a category, are excluded, because only the current catalog
 * is known everywhere, the comparison, which needs selected products, and the set-up page, which only a link of the
 * server opens.
 */
const isForEveryone = (path: string) => !/:(?!catalogId\b)/.test(path) && !forFew.includes(path);

test.each(screens.map(({ path }) => path).filter(isForEveryone))('%s can be bookmarked', (path) => {
  expect(PAGES.map(({ link }) => link)).toContain(path);
});
