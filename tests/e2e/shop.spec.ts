import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator find products, order them, and view the order', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/ecommerce/shop', 'Shop');
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products.getByRole('listitem')).toHaveCount(9);

  await test.step('filters and sorts the products', async () => {
    const filters = page.getByRole('region', { name: 'Filter' });
    await filters.getByRole('checkbox', { name: /^Kitchen/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await expect(products.getByRole('listitem')).toHaveCount(5);
    await expect(products.getByRole('listitem').first()).toContainText('Vesuvio Moka Pot');
    await expect(page).toHaveURL(/category=KITCHEN&sort=PRICE_ASC/);
  });

  await test.step('adds a product in a color to the cart', async () => {
    await products.getByRole('link', { name: 'Fjord Kettle 1.2 l' }).click();
    await expectHeading(page, 'Fjord Kettle 1.2 l');
    await page.getByRole('radio', { name: 'Rust' }).check();
    await expect(page.getByRole('button', { name: 'Fjord Kettle 1.2 l in Rust' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Add to cart: Fjord Kettle 1.2 l' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await toast(page, 'Fjord Kettle 1.2 l is in your cart').getByRole('button', { name: 'View cart' }).click();
  });

  await test.step('changes quantities at the checkout', async () => {
    await expectHeading(page, 'Checkout');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Fjord Kettle 1.2 l' });
    await quantity.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('heading', { name: '5 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove from cart: Halo Desk Lamp' }).click();
    await expect(page.getByRole('heading', { name: '4 items' })).toBeVisible();
    await expect(page.getByText('$221.70')).toBeVisible();
  });

  await test.step('enters the address, which a reload keeps, and orders', async () => {
    await page.getByRole('link', { name: 'Continue to address' }).click();
    await expect(page).toHaveURL(/step=address/);
    await page.getByRole('textbox', { name: 'Recipient' }).fill('Ada Lindqvist');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+46 40 555 01 22');
    await page.getByRole('textbox', { name: 'Street and house number' }).fill('Storgatan 12');
    await page.getByRole('textbox', { name: 'Postal code' }).fill('211 42');
    await page.getByRole('textbox', { name: 'City' }).fill('Malmö');
    await page.getByRole('textbox', { name: 'Country' }).fill('Sweden');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/step=payment/);
    // The address outlives a reload.
    await page.reload();
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
  });

  await test.step('shows the order', async () => {
    await expect(page.getByText('Thank you for your order')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await page.getByRole('link', { name: 'View order' }).click();
    await expectHeading(page, /^Order W-\d{4}-0001$/);
    await expect(page.getByRole('row', { name: /Fjord Kettle 1\.2 l.*2.*\$129\.00/ })).toBeVisible();
    await expect(page.getByText('Storgatan 12')).toBeVisible();
    await page.getByRole('link', { name: 'View all orders' }).click();
    await page.getByRole('table', { name: 'Orders' }).getByRole('link', { name: /^W-/ }).click();
    await expectHeading(page, /^Order W-/);
  });
  around.expectQuiet();
});
