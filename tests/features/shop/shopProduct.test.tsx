import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { listStored, removeStored } from '../../support/stored';
import { productNames } from './shopPage';

const product = '/apps/ecommerce/product-detail/fjord-kettle';

describe('Shop product', () => {
  test('shows what the shop knows about a product, and related ones', async () => {
    await renderApp(product);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjord Kettle 1.2 l' })).toBeVisible();
    expect(screen.getByText('$64.50')).toBeVisible();
    expect(screen.getByText(/Boils four cups/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nordhus' })).toHaveAttribute('href', '/apps/ecommerce/shop?brand=Nordhus');
    expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/shop?category=KITCHEN',
    );
    expect(await productNames('Related products')).toContain('Vesuvio Moka Pot, 6 cups');
    expect(document.title).toContain('Fjord Kettle');
  });

  test('shows the image of the selected color, and keeps it in the URL', async () => {
    const { user, history } = await renderApp(product);
    await user.click(await screen.findByRole('radio', { name: 'Plum' }));
    const images = screen.getByRole('group', { name: 'Images of Fjord Kettle 1.2 l' });
    const plum = within(images).getByRole('button', { name: 'Fjord Kettle 1.2 l in Plum' });
    await waitFor(() => expect(plum).toHaveAttribute('aria-pressed', 'true'));
    expect(history.get().location.search).toBe('?color=INFO');
    await user.click(within(images).getByRole('button', { name: 'Fjord Kettle 1.2 l in Rust' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Rust' })).toBeChecked());
  });

  test('moves between colors with the arrow keys', async () => {
    const { user, history } = await renderApp(`${product}?color=PRIMARY`);
    (await screen.findByRole('radio', { name: 'Sky blue' })).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(history.get().location.search).toBe('?color=SUCCESS'));
  });

  test('says that a product does not exist', async () => {
    await renderApp('/apps/ecommerce/product-detail/no-such-thing');
    expect(await screen.findByRole('heading', { name: 'This product isn’t in the shop' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
  });

  test('opens the shop for an address without a product', async () => {
    const { history } = await renderApp('/apps/ecommerce/product-detail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/apps/ecommerce/shop');
  });
});

describe('Wishlist', () => {
  test('has buttons on the page of a product that are called what they show', async () => {
    const { user, gateway } = await renderApp('/apps/ecommerce/product-detail/fjord-kettle');
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    await waitFor(async () => expect(await listStored(gateway, 'wishlistItems')).toHaveLength(4));
    expect(await screen.findByRole('button', { name: 'Remove from wishlist' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Fjord Kettle 1.2 l' }));
    expect(await screen.findByRole('button', { name: /^Remove from cart: Fjord/ })).toHaveTextContent(
      /^Remove from cart$/,
    );
  });

  test('lists the products, and hides one that is removed at once', async () => {
    const { user, gateway } = await renderApp('/apps/ecommerce/wishlist');
    expect(await productNames('Wishlist')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Kumo One Headphones on wishlist' }));
    await waitFor(async () => expect(await productNames('Wishlist')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toHaveFocus());
    await waitFor(async () => expect(await listStored(gateway, 'wishlistItems')).toHaveLength(2));
  });

  test('leads to the shop while it is empty', async () => {
    await renderApp('/apps/ecommerce/wishlist', {
      prepare: async (gateway) => {
        await removeStored(gateway, 'wishlistItems');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  });
});
