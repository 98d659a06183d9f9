import { expect, test } from '@playwright/test';
import { openSignedIn } from './session';

test('prints a list as it is, with all rows of the page, in light colors, and nothing around it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' })));
  await openSignedIn(page, '/catalogs/1/products?perPage=100', 'Products');
  const table = page.getByRole('table', { name: 'Products' });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  expect(await rows.count()).toBeLessThan(101);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(101);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Customize layout' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const colors = await table.evaluate((element) => {
    const { color } = getComputedStyle(element.querySelector('td:not(:empty) a') ?? element);
    return [color, document.documentElement.style.colorScheme];
  });
  expect(colors).toEqual(['rgb(36, 36, 36)', 'light']);
});
