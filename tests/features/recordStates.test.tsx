import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/axeViolations';
import { setReachable } from '../support/gatewayServer';
import { renderApp } from '../support/renderApp';

describe('A record that does not exist', () => {
  test.each([
    ['/attributes/99', 'Attribute not found', 'View attributes', '/attributes'],
    ['/families/99', 'Family not found', 'View families', '/families'],
    ['/channels/nowhere', 'Channel not found', 'View channels', '/channels'],
    ['/catalogs/999/products', 'Catalog not found', 'Go to catalogs', '/catalogs'],
    ['/catalogs/404/import', 'Catalog not found', 'Go to catalogs', '/catalogs'],
    ['/catalogs/1/products/999', 'Product not found', 'Back to products', '/catalogs/1/products'],
    ['/apps/ecommerce/orders/77', 'Order not found', 'View all orders', '/apps/ecommerce/orders'],
    ['/apps/ecommerce/window/99', 'Version not found', 'Go to shop', '/apps/ecommerce/shop'],
    ['/apps/invoice/preview/1', 'Invoice not found', 'View all invoices', '/apps/invoice/list'],
    ['/apps/invoice/edit/1', 'Invoice not found', 'View all invoices', '/apps/invoice/list'],
    ['/apps/user/view/999', 'User not found', 'View all users', '/apps/user/list'],
    ['/apps/user/edit/999', 'User not found', 'View all users', '/apps/user/list'],
    ['/components/zeppelin', 'Component not found', 'View all components', '/components'],
    ['/pages/blog/detail/4711', 'Post not found', 'View all posts', '/pages/blog/list'],
    ['/pages/knowledge-base/category/none', 'Category not found', 'Go to the knowledge base', '/pages/knowledge-base'],
    [
      '/pages/knowledge-base/category/importing/none',
      'Article not found',
      'Go to the knowledge base',
      '/pages/knowledge-base',
    ],
  ])('at %s is explained by %j, with a link back', async (path, heading, link, target) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', target);
    for (const name of ['Edit', 'Delete', 'Save'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('A page whose data fails to load', () => {
  test.each([
    ['/apps/user/view/1', 'Lagoon Textiles'],
    ['/apps/invoice/preview/5001', 'Balance due'],
    ['/apps/invoice/edit/5001', 'Amounts'],
    ['/pages/pricing', 'Enterprise'],
    ['/pages/faq', 'How can I pay?'],
    ['/pages/knowledge-base', 'First steps'],
    ['/pages/knowledge-base?q=undo', /undo/i],
    ['/pages/knowledge-base/category/importing', /dry run/i],
    ['/pages/knowledge-base/category/importing/dry-run', /Every row is read/],
  ])('at %s can be loaded again', async (path, text) => {
    const { user } = await renderApp(path, { isReachable: false });
    const alerts = await screen.findAllByRole('alert');
    expect(within(screen.getByRole('main')).queryByText(text)).not.toBeInTheDocument();
    setReachable(true);
    for (const alert of alerts) await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const shown = await within(screen.getByRole('main')).findAllByText(text);
    await waitFor(() => expect(shown[0]).toBeVisible());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
