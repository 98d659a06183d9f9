import { expect, test } from '@playwright/test';
import { downloadBy } from './download';
import { openSignedIn } from './session';
import { watch } from './watch';

test('lets an administrator export a catalog for another system, and says what it can’t take', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/2/products', 'Products');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Vendure CSV/ }).click();
  const exported = await downloadBy(page, 'Download');
  expect(exported).toMatch(/^name,slug,/);
  expect(exported).toContain('PAN-1200');
  expect(exported).not.toContain('BLK-1201');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await page
    .getByRole('table', { name: 'Jobs' })
    .getByRole('link', { name: /export/i })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Vendure’s import would publish the product, which isn’t active.');
  await expect(page.getByRole('main')).toContainText('Heath Classic Blanket');
  around.expectQuiet();
});
