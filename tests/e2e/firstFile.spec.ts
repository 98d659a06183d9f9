import { expect, test, type Locator } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';

const FILE = [
  'sku,name,price,description',
  'RK-1,Garden rake,19.50,Fifteen teeth of steel',
  'SP-1,Spade,24,Ash handle',
];

test('a first file is published in at most eight clicks from Home', async ({ page }) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const press = (name: string | RegExp) => click(page.getByRole('button', { name }));

  await openSignedIn(page, '/', /^Welcome/);
  const chooser = page.waitForEvent('filechooser');
  await press('Select file');
  await (await chooser).setFiles({ name: 'garden.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE.join('\n')) });
  await expect(page.getByRole('dialog', { name: 'New catalog' }).getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Garden',
  );
  await press('Create and import');
  await press('Continue to mapping');
  await expect(page.getByRole('region', { name: 'First product' })).toContainText('Garden rake');
  await press('Continue to dry run');
  await press('Start dry run');
  await press('Import 2 products');
  await click(page.getByRole('link', { name: 'Publish catalog' }));
  await press('Publish version 1');
  await expect(page.getByRole('heading', { name: 'Version 1 published' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);

  await page.goto('/');
  await expectHeading(page, /^Welcome/);
  await expect(page.getByRole('region', { name: 'Get started' })).toBeHidden();
  const tasks = page.getByRole('list', { name: 'From file to feed' }).getByRole('listitem');
  await expect(tasks.filter({ hasText: /^Done/ })).toHaveCount(4);
});
