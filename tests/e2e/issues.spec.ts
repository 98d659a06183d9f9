import { expect, test, type Page } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

/** Fixes the error of the open product, whose field has the focus: the check digit of a GTIN, or a missing price. */
async function fixFocused(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: /^Variant / });
  const price = page.getByRole('main').getByRole('textbox', { name: 'Price in EUR', exact: true });
  await expect(drawer.getByRole('textbox', { name: 'GTIN' }).or(price).and(page.locator(':focus'))).toBeVisible();
  if (await drawer.isVisible()) {
    const advice = await drawer.getByText(/If the other digits are correct, enter \d+/).textContent();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(/enter (\d+)/.exec(advice ?? '')![1]!);
    await drawer.getByRole('button', { name: 'Done' }).click();
  } else {
    await page.keyboard.type('19.90');
  }
  await page.keyboard.press('Control+S');
  await expect(toast(page, 'Product saved').last()).toBeVisible();
}

test('fixes eight errors one after another without returning to the list', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/issues', 'Issues');
  const kinds = page.getByRole('table', { name: 'Issues' }).getByRole('row');
  await expect(kinds.nth(1)).toHaveText(/^GTIN with a wrong check digit4Error$/);
  await expect(kinds.nth(2)).toHaveText(/^No price4Error$/);

  await page.goto('/catalogs/1/products?issues=ERROR');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(page.getByText('1–8 of 8')).toHaveCount(1);
  await table.getByRole('link').first().click();
  // The drawer of a variant with the error hides the page from screen readers.
  const place = page.getByRole('group', { name: 'Position in the list', includeHidden: true });
  for (let left = 8; left > 0; left--) {
    await expect(place).toHaveText(`1 of ${left}`);
    const address = page.url();
    await fixFocused(page);
    await expect(place).toHaveText(left === 1 ? 'None left' : `${left - 1} left`);
    if (left === 1) break;
    await page.keyboard.press('Alt+PageDown');
    await expect(page).not.toHaveURL(address);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?issues=ERROR$/);
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible();
  around.expectQuiet();
});
