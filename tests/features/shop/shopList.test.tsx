import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { grantClientAbilities } from '../../support/clientAbilities';
import { dialogClosed } from '../../support/dialogClosed';
import { failCalls } from '../../support/failingServer';
import { answered } from '../../support/gatewayServer';
import { requestFromOtherSession } from '../../support/otherSession';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { productNames, shop } from './shopPage';

describe('Shop', () => {
  test('shows nine products a page with price, rating, and shipping', async () => {
    const { user, history } = await renderApp(shop);
    expect(await productNames()).toHaveLength(9);
    expect(screen.getByText('27 products')).toBeVisible();
    const first = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')[1]!;
    expect(first).toHaveTextContent(/Vela & Sol.*Lisboa Cabin Suitcase.*\$164\.40.*Free shipping/);
    expect(within(first).getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(history.get().location.search).toBe('?page=2'));
    await waitFor(async () => expect(await productNames()).not.toContain('Lisboa Cabin Suitcase'));
  });

  test.each(['grid', 'list'])('passes axe as a %s', async (view) => {
    await renderApp(`${shop}?q=bora&view=${view}`);
    expect(await productNames()).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  test('adds descriptions in the list view', async () => {
    const { user, history } = await renderApp(`${shop}?q=brook`);
    await productNames();
    await user.click(screen.getByRole('button', { name: 'List view' }));
    await waitFor(() => expect(screen.getByText(/A long neck for the pots/)).toBeVisible());
    expect(history.get().location.search).toBe('?q=brook&view=list');
  });

  test('keeps filters, sort order, and view in the URL', async () => {
    const { user, history } = await renderApp(shop);
    await productNames();
    await user.click(screen.getByRole('checkbox', { name: /^Audio/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Baobab Audio/ }));
    await user.click(screen.getByRole('radio', { name: /^4 stars and up/ }));
    await user.type(screen.getByRole('textbox', { name: 'Maximum price' }), '200{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: high to low');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    await waitFor(async () =>
      expect(await productNames()).toEqual(['Tide Portable Speaker', 'Makani Concert Ukulele']),
    );
    expect(history.get().location.search).toBe(
      '?category=AUDIO&brand=Baobab+Audio&rating=4&max=200&sort=PRICE_DESC&view=list',
    );
  });

  test('reads all of it from the URL', async () => {
    await renderApp(`${shop}?shipping=free&sort=PRICE_ASC&min=200&brand=Terrace%2CNordhus&q=t`);
    await waitFor(async () => expect(await productNames()).toEqual(['Slate Drawing Tablet']));
    expect(screen.getByRole('checkbox', { name: /^Free shipping/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Nordhus/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('200');
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('t');
  });

  test('says how many products each choice finds', async () => {
    await renderApp(`${shop}?category=KITCHEN`);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hamon 2' })).toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Terrace 0' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Audio 5' })).toBeInTheDocument();
  });

  test('offers to clear the filters when no products match', async () => {
    const { user } = await renderApp(`${shop}?q=nothing+like+it&rating=4`);
    await screen.findByRole('heading', { name: 'No products match' });
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await productNames()).toHaveLength(9);
  });

  test('moves the focus to the first filter when the filters are cleared', async () => {
    const { user } = await renderApp(`${shop}?category=KITCHEN`);
    await productNames();
    screen.getByRole('button', { name: 'Clear filters' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Audio/ })).toHaveFocus());
    await waitFor(async () => expect(await productNames()).toHaveLength(9));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('swaps the ends of a price range that is the wrong way round', async () => {
    const { user, history } = await renderApp(`${shop}?max=40`);
    await productNames();
    await user.type(screen.getByRole('textbox', { name: 'Minimum price' }), '60{Enter}');
    await waitFor(() => expect(history.get().location.search).toBe('?max=60&min=40'));
  });

  test('can be tried again after a failure', async () => {
    const restore = { now: () => undefined as void };
    const { user } = await renderApp(shop, { beforeDrawing: () => void (restore.now = failCalls('query ShopList')) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    restore.now();
    await user.click(retry);
    expect(await productNames()).toHaveLength(9);
  });

  test('adds a product to the cart and removes it, with the count in the top bar', async () => {
    const { user } = await renderApp(shop);
    await productNames();
    const bar = screen.getByRole('banner');
    await within(bar).findByRole('link', { name: 'Cart, 3 items' });
    await user.click(screen.getByRole('button', { name: 'Add to cart: Bora Kite' }));
    expect(await within(bar).findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove from cart: Bora Kite' }));
    expect(await within(bar).findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add to cart: Bora Kite' })).toHaveFocus();
  });

  test('says of each product in turn that it is in the cart', async () => {
    const { user } = await renderApp(shop);
    await productNames();
    for (const name of ['Bora Kite', 'Lisboa Cabin Suitcase', 'Petrichor Umbrella']) {
      await user.click(screen.getByRole('button', { name: `Add to cart: ${name}` }));
      expect(await screen.findByRole('listitem', { name: `${name} is in your cart` })).toBeVisible();
      expect(screen.getAllByRole('listitem', { name: /is in your cart/ })).toHaveLength(1);
    }
  });

  test('counts what another session adds to the cart', async () => {
    const { gateway } = await renderApp(shop);
    await productNames();
    await screen.findByRole('link', { name: 'Cart, 3 items' });
    await waitFor(() => expect(answered).toContain('RecordChanges'));
    await requestFromOtherSession(gateway, 'mutation { addToCart(input: { productId: "5" }) { __typename } }');
    expect(await screen.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  });

  test('reverts a change that the server rejects, and says why', async () => {
    const { user } = await renderApp(shop);
    await productNames();
    const restore = failCalls('mutation CartAdd');
    await user.click(screen.getByRole('button', { name: 'Add to cart: Bora Kite' }));
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    restore();
    expect(screen.getByRole('button', { name: 'Add to cart: Bora Kite' })).toBeVisible();
  });

  test('puts a product on the wishlist', async () => {
    const { user, gateway } = await renderApp(shop);
    await productNames();
    const heart = screen.getByRole('button', { name: 'Bora Kite on wishlist' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(async () =>
      expect((await listStored(gateway, 'wishlistItems')).map(({ productId }) => productId)).toContain('23'),
    );
  });

  test('has no buttons that the role cannot use, and no cart in the top bar', async () => {
    await renderApp(shop, {
      user: 'client',
      prepare: (gateway) => grantClientAbilities(gateway, { Shop: ['read'] }),
    });
    expect(await productNames()).toHaveLength(9);
    expect(screen.queryByRole('button', { name: /to cart$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /on wishlist$/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });

  test('opens the filters in a drawer in a narrow window', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide.call(window, query), { matches: query.includes('max-width') }),
    );
    const { user } = await renderApp(`${shop}?category=AUDIO`);
    await productNames();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(within(drawer).getByRole('checkbox', { name: /^Kitchen/ }));
    await user.click(await within(drawer).findByRole('button', { name: 'Show 10 products' }));
    await dialogClosed();
  });
});
