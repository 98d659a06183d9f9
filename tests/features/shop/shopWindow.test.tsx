import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { Gateway } from '#server/gateway';
import { addProduct, changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

/** The fourth catalog with version 1 (ID 2): a jacket with two variants, a tent, and boots that are sold out. */
const prepare = async ({ context }: Gateway) => {
  const { id } = await createCatalog(context, {
    name: 'Fell range',
    currencies: ['EUR', 'USD'],
    locales: ['en', 'de'],
    defaultLocale: 'en',
  });
  const size = (value: string) => [{ name: 'Size', value }];
  await addProduct(context, id, 'A', {
    name: 'Fell jacket',
    slug: 'fell-jacket',
    brand: 'Fell',
    categories: ['Clothing/Jackets'],
    description: '<p>Keeps the rain out.</p><script>bad()</script>',
    attributes: [
      { name: 'Care', value: '<p>Wash <b>cold</b></p><script>bad()</script><i onclick="bad()">Dry</i>' },
      { name: 'In use', value: '/media/scene-fell' },
      { name: 'Goes with', value: 'B' },
    ],
    prices: [
      { currency: 'EUR', amount: 1090, compareAt: 1290 },
      { currency: 'USD', amount: 1100 },
    ],
    variants: [
      { sku: 'A-S', name: 'Jacket S', status: 'ACTIVE', options: size('S'), stock: 3 },
      {
        sku: 'A-M',
        name: 'Jacket M',
        status: 'ACTIVE',
        options: size('M'),
        stock: 0,
        prices: [{ currency: 'EUR', amount: 1195 }],
      },
    ],
  });
  await addProduct(context, id, 'B', { name: 'Ridge tent', categories: ['Tents'] });
  await addProduct(context, id, 'C', { name: 'Moor boots', categories: ['Clothing'], stock: 0 });
  await publish(context, id, { label: 'Spring' });
};

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
};

describe('Shop window', () => {
  test('opens from the row menu of a version', async () => {
    const { user, history } = await renderApp('/published-catalogs', { prepare });
    await user.click(await screen.findByRole('button', { name: 'Actions for Fell range, version 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as a shopper' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fell range' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/apps/ecommerce/window/2');
    expect(await names()).toEqual(['Fell jacket', 'Ridge tent', 'Moor boots']);
    expect(screen.getByText(/You’re viewing .*, version 1, as a shopper. You can’t buy anything here./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to version' })).toHaveAttribute('href', '/published-catalogs/2');
  });

  test('has no cart and passes axe', async () => {
    await renderApp('/apps/ecommerce/window/2', { prepare });
    const main = within(screen.getByRole('main'));
    await names();
    expect(main.queryByRole('button', { name: /cart/ })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  test('is selected in the shop, and leads back to the demo products', async () => {
    const { user, history } = await renderApp('/apps/ecommerce/shop', { prepare });
    const source = await screen.findByRole('combobox', { name: 'Products shown' });
    await user.selectOptions(source, await screen.findByRole('option', { name: 'Version 1: Spring' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fell range' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Products shown' }), 'Demo products');
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/apps/ecommerce/shop');
  });

  test('filters by category and availability, and keeps them in the URL', async () => {
    const { user, history } = await renderApp('/apps/ecommerce/window/2', { prepare });
    await user.click(await screen.findByRole('radio', { name: 'Clothing 2' }));
    await waitFor(async () => expect(await names()).toEqual(['Fell jacket', 'Moor boots']));
    await user.click(await screen.findByRole('checkbox', { name: 'Can be ordered 1' }));
    await waitFor(async () => expect(await names()).toEqual(['Fell jacket']));
    expect(history.get().location.search).toBe('?category=Clothing&offers=available');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
  });

  test('shows prices in the selected currency and language', async () => {
    const { user, history } = await renderApp('/apps/ecommerce/window/2', { prepare });
    await names();
    expect(screen.getByText(/€1,090\.00.*1,195\.00/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German (de)');
    await waitFor(() => expect(screen.getByText(/1\.090,00.1\.195,00/)).toBeVisible());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'US Dollar (USD)');
    await waitFor(() => expect(screen.getByText(/1\.100,00/)).toBeVisible());
    expect(screen.getAllByText('No price in USD')).toHaveLength(2);
    expect(history.get().location.search).toBe('?language=de&currency=USD');
  });

  test.each([
    ['?q=nothing', 'No products match'],
    ['?page=7', 'This page doesn’t exist'],
  ])('explains an empty list at %s', async (search, title) => {
    await renderApp(`/apps/ecommerce/window/2${search}`, { prepare });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test.each([
    ['/apps/ecommerce/window/99', 'Version not found'],
    ['/apps/ecommerce/window/2/products/99', 'Shoppers can’t see this product'],
  ])('explains at %s what was not found', async (path, title) => {
    await renderApp(path, { prepare });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('Product of a shop window', () => {
  test('shows texts, languages, and currencies of the selected sales channel', async () => {
    const { user, history } = await renderApp('/apps/ecommerce/window/2?min=500', {
      prepare: async (gateway) => {
        await prepare(gateway);
        const { context } = gateway;
        const catalog = (await readStored(gateway, 'catalogs', '4'))!;
        const change = { channels: ['web', 'outlet'], revision: catalog.revision + 1 };
        const at = context.now().toISOString();
        await putStored(gateway, 'catalogs', { ...catalog, ...change });
        await putStored(gateway, 'channels', {
          id: 'outlet',
          labels: [{ locale: 'en', text: 'Outlet' }],
          locales: ['de'],
          currencies: ['USD'],
          createdAt: at,
          updatedAt: at,
          updatedBy: 'Ada',
        });
        await changeProduct(context, '4', 'A', {
          values: [{ attribute: 'name', locale: 'de', channel: 'outlet', text: 'Felljacke' }],
        });
        await publish(context, '4');
      },
    });
    expect(await names()).toEqual(['Fell jacket']);
    expect(screen.queryByRole('option', { name: 'Outlet' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Products shown' }), 'Version 2');
    await screen.findByRole('option', { name: 'Outlet' });
    const channel = screen.getByRole('combobox', { name: 'Sales channel' });
    expect(channel).toHaveValue('');
    await user.selectOptions(channel, 'Outlet');
    await screen.findByRole('heading', { name: 'Felljacke' });
    expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Currency' })).not.toBeInTheDocument();
    expect(history.get().location.search).toBe('?channel=outlet');
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Felljacke' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Felljacke' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sales channel' })).toHaveValue('outlet');
    expect(history.get().location.search).toBe('?channel=outlet');
  });

  test('shows the price and availability of the selected variant', async () => {
    const { user, history } = await renderApp('/apps/ecommerce/window/2/products/fell-jacket', { prepare });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fell jacket' })).toBeVisible();
    expect(screen.getByText('€1,090.00')).toBeVisible();
    expect(screen.getByText('€1,290.00')).toBeVisible();
    expect(screen.getByText('In stock')).toBeVisible();
    expect(screen.getByText('Keeps the rain out.')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    await waitFor(() => expect(screen.getByText('€1,195.00')).toBeVisible());
    expect(screen.queryByText('€1,290.00')).toBeNull();
    expect(screen.getByText('Out of stock')).toBeVisible();
    expect(screen.getByText('A-M')).toBeVisible();
    expect(history.get().location.search).toBe('?variant=A-M');
    expect(await axeViolations()).toEqual([]);
  });

  test('shows formatted texts without scripts', async () => {
    await renderApp('/apps/ecommerce/window/2/products/fell-jacket', { prepare });
    const attributes = within(await screen.findByRole('region', { name: 'Attributes' }));
    expect(attributes.getByText('cold', { selector: 'b' })).toBeVisible();
    expect(attributes.getAllByRole('definition')[0]!.innerHTML).not.toMatch(/script|onclick|bad/);
  });

  test('shows images, and links to products that attributes name', async () => {
    const { user } = await renderApp('/apps/ecommerce/window/2/products/fell-jacket', { prepare });
    const attributes = within(await screen.findByRole('region', { name: 'Attributes' }));
    const image = await attributes.findByAltText('In use');
    expect(image).toHaveAttribute('src', expect.stringContaining('/media/scene-fell'));
    await user.click(attributes.getByRole('link', { name: 'Ridge tent' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ridge tent' })).toBeVisible();
  });

  test('keeps the variant when the currency changes, and shows the price of the product where it has none', async () => {
    const { user } = await renderApp('/apps/ecommerce/window/2/products/fell-jacket?variant=A-M', { prepare });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'US Dollar (USD)');
    await waitFor(() => expect(screen.getByText('$1,100.00')).toBeVisible());
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.queryByText('€1,195.00')).not.toBeInTheDocument();
  });

  test('leads to the other products of its category', async () => {
    const { user } = await renderApp('/apps/ecommerce/window/2/products/fell-jacket', { prepare });
    await user.click(await screen.findByRole('link', { name: 'Clothing / Jackets' }));
    expect(await names()).toEqual(['Fell jacket']);
  });
});
