import { screen, within } from '@testing-library/react';
import type { Gateway } from '#server/gateway';
import type { OrderRecord } from '#server/records/shop';
import { putStored, removeStored } from '../../support/stored';

/** Path of the shop. */
export const shop = '/apps/ecommerce/shop';

/** The names of the listed products, in order. */
export async function productNames(label = 'Products') {
  const list = await screen.findByRole('list', { name: label });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}

/** Empties the cart. */
export async function emptyCart(gateway: Gateway) {
  await removeStored(gateway, 'cartItems');
}

/** A stored order. */
export const order: OrderRecord = {
  id: '1',
  number: 'W-2026-0001',
  placedAt: '2026-05-04T10:00:00.000Z',
  placedBy: { name: 'Björk Þórsdóttir', email: 'bjork.thors@iceland.example' },
  invoiceId: '1',
  lines: [
    { productId: '2', name: 'Fjord Kettle', price: 60, qty: 2, total: 120 },
    { productId: '999', name: 'Discontinued Teapot', price: 10, qty: 1, total: 10 },
  ],
  address: {
    fullName: 'ليلى الحدّاد',
    phone: '+962 6 555 0155',
    street: '12 Rainbow Street',
    city: 'Amman',
    postalCode: '-',
    country: 'Jordan',
    type: 'WORK',
  },
  payment: 'BANK_TRANSFER',
  subtotal: 130,
  delivery: 0,
  total: 130,
};

/** Stores orders. */
export function withOrders(...orders: readonly OrderRecord[]) {
  return async (gateway: Gateway) => {
    await putStored(gateway, 'orders', ...orders);
  };
}
