import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '#server/domain/shop/orders';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { getAdminContext } from '../../support/clientAbilities';
import { order, withOrders } from './shopPage';

const list = '/apps/ecommerce/orders';

describe('Orders', () => {
  test('are listed newest first, and sorted by total', async () => {
    const older = { ...order, id: '2', number: 'W-2026-0002', total: 9.5 };
    const { user, history } = await renderApp(list, { prepare: withOrders(order, older) });
    const table = await screen.findByRole('table', { name: 'Orders' });
    await within(table).findAllByRole('link');
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(rows()[0]).toHaveTextContent(/W-2026-0002.*May 4, 2026.*Björk Þórsdóttir.*Bank transfer.*3.*\$9\.50/);
    expect(await axeViolations()).toEqual([]);
    await user.click(within(table).getByRole('button', { name: /^Total/ }));
    await waitFor(() => expect(history.get().location.search).toContain('sort=TOTAL'));
    await user.click(await screen.findByRole('link', { name: /W-2026-0001/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order W-2026-0001' })).toBeVisible();
  });

  test('link to their products and to the user who placed them', async () => {
    await renderApp(`${list}/1`, {
      prepare: async (gateway) => {
        const [, user] = await listStored(gateway, 'users');
        await withOrders({ ...order, placedBy: { name: 'Björk', email: user!.email.toUpperCase() } })(gateway);
      },
    });
    expect(await screen.findByRole('link', { name: 'Fjord Kettle' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/product-detail/fjord-kettle',
    );
    expect(screen.getByText('Discontinued Teapot').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Björk Þórsdóttir' })).toHaveAttribute('href', '/apps/user/view/2');
    expect(screen.getByText('ليلى الحدّاد')).toBeVisible();
    expect(screen.getByText('Amman')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test('name their account where it is not in the user list', async () => {
    await renderApp(`${list}/1`, {
      prepare: withOrders({ ...order, placedBy: { name: 'Nadia', email: 'nadia@example.com' } }),
    });
    await waitFor(() => expect(screen.getByText('Nadia')).toBeVisible());
    expect(screen.queryByRole('link', { name: 'Nadia' })).toBeNull();
  });

  test('link to their invoice, which links back', async () => {
    const app = await renderApp('/apps/ecommerce/orders/1', {
      prepare: async (gateway) => {
        await placeOrder(await getAdminContext(gateway), { address: order.address, payment: 'CARD' });
      },
    });
    const link = await screen.findByRole('link', { name: '#5051' });
    expect(link).toHaveAttribute('href', '/apps/invoice/preview/5051');
    await app.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #5051' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Vesuvio Moka Pot, 6 cups')).toBeVisible());
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'W-2026-0001' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order W-2026-0001' })).toBeVisible();
  });
});
