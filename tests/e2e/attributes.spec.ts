import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator define attributes, check products by them, and undo a deletion', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  const attributes = page.getByRole('table', { name: 'Attributes' });
  await test.step('defines an attribute that products have', async () => {
    await openSignedIn(page, '/attributes', 'Attributes');
    await page.getByRole('button', { name: 'Review' }).click();
    const others = page.getByRole('table', { name: 'Not defined' });
    await others.getByRole('button', { name: 'Define Material' }).click();
    await expect(toast(page, '1 attribute defined')).toBeVisible();
    await page.getByRole('tab', { name: /^Defined/ }).click();
    await attributes.getByRole('link', { name: 'Weight' }).click();
  });

  await test.step('asks before values that do not match are left', async () => {
    await expectHeading(page, 'Weight');
    await page.getByRole('textbox', { name: 'Maximum' }).fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: /^Save although \d+ values don’t match\?$/ });
    await expect(question.getByRole('listitem')).toHaveCount(10);
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(toast(page, '“Weight” saved')).toBeVisible();
  });

  await test.step('shows the issue on a product until its value is changed', async () => {
    await page.goto('/catalogs/1/products/1');
    await expect(page.getByText(/^The value “2\d{3} g” of Weight is too high\.$/).first()).toBeVisible();
    const section = page.getByRole('region', { name: 'Attributes' });
    await section.getByRole('textbox', { name: 'Weight' }).fill('0.9');
    await section.getByRole('combobox', { name: 'Unit of Weight' }).selectOption('kg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Product saved')).toBeVisible();
    await expect(page.getByText(/of Weight is too high/)).toHaveCount(0);
  });

  await test.step('deletes the attribute and restores it', async () => {
    await page.goto('/attributes');
    await attributes.getByRole('button', { name: 'Actions for Weight' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete attribute' }).click();
    await expect(attributes.getByRole('link', { name: 'Weight' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(attributes.getByRole('link', { name: 'Weight' })).toBeVisible();
  });
  around.expectQuiet();
});

test('has no field for a typed value until its control has loaded', async ({ page }) => {
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/AttributeValueField-/, async (route) => {
    await loading;
    await route.continue();
  });
  await openSignedIn(page, '/catalogs/1/products/1', /./);
  const section = page.getByRole('region', { name: 'Attributes' });
  await expect(section.getByRole('group', { name: /^Weight/ })).toBeVisible();
  await expect(section.getByRole('textbox', { name: 'Weight' })).toHaveCount(0);
  load();
  await expect(section.getByRole('textbox', { name: 'Weight' })).toBeVisible();
});
