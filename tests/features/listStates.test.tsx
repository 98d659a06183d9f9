import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { Change, TableName } from '#server/records/tables';
import { failCalls } from '../support/failingServer';
import { renderApp } from '../support/renderApp';
import { listStored, removeStored } from '../support/stored';
import { importedJob } from './jobs/demoJobs';

/** Deletes all records of the tables, which fill with demo records when they are first read. */
const without =
  (...tables: TableName[]) =>
  async (gateway: Gateway) => {
    for (const table of tables) {
      const records = await listStored(gateway, table);
      await removeStored(gateway, table, ...records.map(({ id }) => id));
    }
  };

/** A list at a URL that shows none of its rows, for a reason that the heading names. */
interface EmptyList {
  path: string;
  /** The operation that loads the list. */
  query: string;
  heading: string;
  /** The button that leads to the rows, if there are any. */
  button?: string;
  prepare?: (gateway: Gateway) => Promise<unknown>;
}

const clear = { button: 'Clear filters' };
const firstPage = { heading: 'This page doesn’t exist', button: 'First page' };
const job = { prepare: importedJob };
const noType = { heading: 'No changes of this type', ...clear };

// The states that are missing here are tested with the feature of the list.
const lists: EmptyList[] = [
  { path: '/catalogs', query: 'CatalogList', heading: 'No catalogs yet', prepare: without('catalogs') },
  { path: '/catalogs?page=9', query: 'CatalogList', ...firstPage },
  { path: '/jobs', query: 'JobList', heading: 'No jobs yet', prepare: without('jobs') },
  { path: '/jobs/2?severity=INFO', query: 'JobIssues', heading: 'No issues with this severity', ...clear, ...job },
  { path: '/jobs/2?page=9', query: 'JobIssues', ...firstPage, ...job },
  { path: '/jobs/2?tab=changes&action=DELETE', query: 'JobChanges', ...noType, ...job },
  { path: '/jobs/2?tab=changes&page=9', query: 'JobChanges', ...firstPage, ...job },
  {
    path: '/published-catalogs',
    query: 'PublishedCatalogList',
    heading: 'No published versions yet',
    prepare: without('publishedCatalogs'),
  },
  { path: '/published-catalogs/1?q=zzz', query: 'PublishedProducts', heading: 'No products match', ...clear },
  { path: '/published-catalogs/1?page=9', query: 'PublishedProducts', ...firstPage },
  { path: '/published-catalogs/1?tab=changes&kind=REMOVED', query: 'PublishedChanges', ...noType },
  { path: '/published-catalogs/1?tab=changes&page=9', query: 'PublishedChanges', ...firstPage },
  { path: '/apps/chat', query: 'ChatList', heading: 'No contacts yet', prepare: without('chats', 'chatContacts') },
  { path: '/apps/ecommerce/orders', query: 'OrderList', heading: 'No orders yet' },
  {
    path: '/apps/ecommerce/wishlist',
    query: 'Wishlist',
    heading: 'Your wishlist is empty',
    prepare: without('wishlistItems'),
  },
  {
    path: '/apps/ecommerce/checkout',
    query: 'CheckoutCart',
    heading: 'Your cart is empty',
    prepare: without('cartItems'),
  },
  { path: '/apps/ecommerce/window/1?q=zzz', query: 'WindowList', heading: 'No products match', ...clear },
  {
    path: '/pages/knowledge-base',
    query: 'KnowledgeBase',
    heading: 'No articles yet',
    prepare: without('knowledgeBaseArticles', 'knowledgeBaseCategories'),
  },
  {
    path: '/pages/knowledge-base?q=zzz',
    query: 'ArticleSearch',
    heading: 'No articles match',
    button: 'Show categories',
  },
];

const isShown = (heading: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: heading })).toBeVisible());

describe('A list without rows', () => {
  test.each(lists)('at $path can be loaded again after a failure, and says why it is empty', async (list) => {
    let restore = () => {};
    const { user } = await renderApp(list.path, {
      ...(list.prepare && { prepare: async (gateway: Gateway) => void (await list.prepare?.(gateway)) }),
      beforeDrawing: () => (restore = failCalls(`"operationName":"${list.query}"`)),
    });
    // Other requests succeed, so the list is refetched automatically and fails again.
    await isShown('Couldn’t load');
    restore();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await isShown(list.heading);
    if (list.button === undefined) return;
    await user.click(screen.getAllByRole('button', { name: list.button }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('heading', { name: list.heading })).not.toBeInTheDocument());
  });
});
