import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { listStored, readStored } from '../../support/stored';
import { emptyCart } from './shopPage';

const checkout = '/apps/ecommerce/checkout';
const address = `${checkout}?step=address`;

const lines = async () => within(await screen.findByRole('list', { name: 'Cart' })).getAllByRole('listitem');
const field = (name: string) => screen.findByRole('textbox', { name });

const fill = async (user: UserEvent, name: string, text: string) => {
  await user.click(await field(name));
  await user.paste(text);
};

const fillAddress = async (user: UserEvent) => {
  await fill(user, 'Recipient', 'Ada Lindqvist');
  await fill(user, 'Phone', '+46 40 555 01 22');
  await fill(user, 'Street and house number', 'Storgatan 12');
  await fill(user, 'Postal code', '211 42');
  await fill(user, 'City', 'Malmö');
  await fill(user, 'Country', 'Sweden');
};

describe('Cart', () => {
  test('shows each product with delivery date, offers, and amounts', async () => {
    await renderApp(checkout);
    expect(await lines()).toHaveLength(2);
    expect((await lines())[1]).toHaveTextContent(
      /Vesuvio Moka Pot, 6 cups.*Delivery by \w+, \w+ \d+.*\d offers? available, up to \d+% off.*\$85\.80.*\$42\.90 each/,
    );
    expect(screen.getByText('$182.60')).toBeVisible();
  });

  test('changes quantities and amounts', async () => {
    const { user, gateway } = await renderApp(checkout);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Halo Desk Lamp' });
    expect(screen.getByRole('button', { name: 'Increase: Quantity of Halo Desk Lamp' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decrease: Quantity of Halo Desk Lamp' })).toBeVisible();
    await user.click(quantity);
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByText('$272.50')).toBeVisible());
    await user.clear(quantity);
    await user.type(quantity, '500{Enter}');
    await waitFor(() => expect(quantity).toHaveValue('99'));
    expect(await screen.findByRole('listitem', { name: 'You can order up to 99 of each product' })).toBeVisible();
    await waitFor(async () => expect((await readStored(gateway, 'cartItems', '1'))?.qty).toBe(99));
    expect(await screen.findByRole('link', { name: 'Cart, 101 items' })).toBeVisible();
  });

  test('reverts a quantity that the server rejects', async () => {
    const { user } = await renderApp(checkout);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Halo Desk Lamp' });
    const restore = failCalls('mutation CartLineSet');
    await user.click(quantity);
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    restore();
    await waitFor(() => expect(quantity).toHaveValue('1'));
    expect(screen.getByText('$182.60')).toBeVisible();
  });

  test('removes a line, and can undo it with its quantity', async () => {
    const { user } = await renderApp(checkout);
    await user.click(await screen.findByRole('button', { name: 'Remove from cart: Vesuvio Moka Pot, 6 cups' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    // The lamp alone has free shipping.
    await waitFor(() => expect(screen.getByText('Free')).toBeVisible());
    expect(screen.getByRole('list', { name: 'Cart' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(screen.getByRole('spinbutton', { name: /Vesuvio/ })).toHaveValue('2');
  });

  test('announces the number of items, and moves the focus to the heading when the last line is removed', async () => {
    const { user } = await renderApp(checkout);
    expect(await screen.findByRole('heading', { level: 2, name: '3 items' })).toHaveAttribute('aria-live', 'polite');
    await user.click(screen.getByRole('button', { name: /^Remove from cart: Vesuvio/ }));
    await user.click(screen.getByRole('button', { name: /^Remove from cart: Halo/ }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('moves a line to the wishlist', async () => {
    const { user, gateway } = await renderApp(checkout);
    await user.click(await screen.findByRole('button', { name: 'Move to wishlist: Halo Desk Lamp' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('Halo Desk Lamp moved to wishlist')).toBeVisible());
    expect((await listStored(gateway, 'wishlistItems')).map(({ productId }) => productId)).toContain('1');
  });

  test('leads to the shop while it is empty, at any step', async () => {
    await renderApp(`${checkout}?step=payment`, { prepare: emptyCart });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to shop' })).toBeVisible();
  });
});

describe('Checkout', () => {
  test('asks for what the address lacks', async () => {
    const { user } = await renderApp(address);
    await user.type(await field('Phone'), '12');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(screen.getByText('Enter the recipient’s name.')).toBeVisible());
    expect(screen.getByText('Enter a phone number with at least five digits.')).toBeVisible();
    expect(await field('Recipient')).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
  });

  test('begins with the address when the URL names the payment too early', async () => {
    await renderApp(`${checkout}?step=payment`);
    expect(await field('Recipient')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Address' })).toHaveAttribute('aria-current', 'step');
  });

  test('places the order by keyboard, confirms it, and empties the cart', async () => {
    const { user, gateway, history } = await renderApp(address);
    await fillAddress(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('radio', { name: 'Credit or debit card' });
    expect(history.get().location.search).toBe('?step=payment');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Step 3 of 4: Payment' })).toHaveFocus());
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
    screen.getByRole('button', { name: 'Place order' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByText('Thank you for your order')).toBeVisible());
    expect(screen.getByRole('group', { name: 'Step 4 of 4: Confirmation' })).toHaveFocus();
    expect(history.get().location.search).toBe('?step=done&order=1');
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Halo Desk Lamp' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/apps/ecommerce/orders/1');
    expect(await readStored(gateway, 'orders', '1')).toMatchObject({
      payment: 'CASH_ON_DELIVERY',
      total: 182.6,
      address: { city: 'Malmö' },
      placedBy: { name: 'Ada Lindqvist' },
    });
  });

  test('keeps the address for the next order, and lets earlier steps be opened', async () => {
    const { user } = await renderApp(address);
    await fillAddress(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Place order' });
    expect(within(screen.getByRole('region', { name: 'Deliver to' })).getByText('211 42 Malmö')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Address, completed' }));
    expect(await field('City')).toHaveValue('Malmö');
  });

  test('keeps the address when the page is reloaded, but not for another user of the tab', async () => {
    const { user } = await renderApp(address);
    await fillAddress(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Place order' });
    cleanup();
    const reloaded = await renderApp(address);
    expect(await field('City')).toHaveValue('Malmö');

    await reloaded.user.click(screen.getByRole('button', { name: /^Account of / }));
    await reloaded.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in to Catalog Manager' });
    cleanup();
    await renderApp(address);
    expect(await field('City')).toHaveValue('');
  });

  test('shows the server’s message at the field of the address', async () => {
    const { user } = await renderApp(address);
    await fillAddress(user);
    await fill(user, 'Street and house number', 'x'.repeat(2001));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(screen.getByText('Use 2000 characters or fewer.')).toBeVisible());
    expect(await field('Street and house number')).toBeVisible();
  });

  test('says why an order could not be placed, and keeps the entries', async () => {
    const { user } = await renderApp(address);
    await fillAddress(user);
    await user.keyboard('{Enter}');
    const place = await screen.findByRole('button', { name: 'Place order' });
    const restore = failCalls('mutation OrderPlace');
    await user.click(place);
    await waitFor(() => expect(screen.getByText(/Can’t reach the server/)).toBeVisible());
    restore();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(screen.getByText('Thank you for your order')).toBeVisible());
  });

  test('asks before a typed address is left', async () => {
    const { user } = await renderApp(address);
    await user.type(await field('Recipient'), 'Ada');
    await user.click(screen.getByRole('link', { name: 'Shop', current: false }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await field('Recipient')).toHaveValue('Ada');
  });
});
