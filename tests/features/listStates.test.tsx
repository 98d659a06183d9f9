import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { TableName } from '#server/records/tables';
import { failCalls } from '../support/failingServer';
import { renderApp } from '../support/renderApp';
import { removeStored } from '../support/stored';
import { importedJob } from './jobs/demoJobs';

/** Deletes all records of the tables. */
const without =
  (...tables: TableName[]) =>
  async (gateway: Gateway) => {
    for (const table of tables) await removeStored(gateway, table);
  };

/** A list at a URL that shows none of its rows, for a reason that the heading names. */
interface EmptyList {
  path: string;
  /** The operation that loads the list. */
  query: string;
  heading: string;
  /** The button that leads to the rows, if there are any. */
  button?: string;
  /** The region that then has the focus, for lists that are one. */
  region?: string;
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
  { path: '/catalogs?q=nowhere&status=DRAFT', query: 'CatalogList', heading: 'No catalogs match', ...clear },
  { path: '/catalogs/1/products?page=99', query: 'ProductList', ...firstPage, region: 'Products' },
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
  { path: '/apps/user/list?q=nobody', query: 'UserList', heading: 'No users match', ...clear, region: 'Users' },
  { path: '/apps/user/list?page=9', query: 'UserList', ...firstPage, region: 'Users' },
  { path: '/apps/invoice/list?q=nowhere&status=PAID', query: 'InvoiceList', heading: 'No invoices match', ...clear },
  { path: '/apps/invoice/list?page=9', query: 'InvoiceList', ...firstPage },
  { path: '/pages/blog/list?q=zzz', query: 'BlogList', heading: 'No posts match', ...clear },
  { path: '/pages/blog/list', query: 'BlogList', heading: 'No posts yet', prepare: without('blogPosts') },
  { path: '/pages/faq', query: 'Faq', heading: 'No questions yet', prepare: without('faqGroups') },
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
    if (list.region) expect(screen.getByRole('region', { name: list.region })).toHaveFocus();
  });
});
