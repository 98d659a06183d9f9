import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('a rule puts products in a category, follows an edit, and leaves out what is excluded', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  const row = page.getByRole('treeitem', { name: /^New arrivals,/ });

  await test.step('adds the rule with a preview', async () => {
    await openSignedIn(page, '/catalogs/1/categories', 'Categories');
    await row.getByRole('button', { name: 'Actions for New arrivals' }).click();
    await page.getByRole('menuitem', { name: 'Add rule…' }).click();
    await expectHeading(page, 'Rule of “New arrivals”');
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.keyboard.type('SKU');
    await page.keyboard.press('Enter');
    const condition = page.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('is');
    await condition.getByRole('textbox', { name: 'Value' }).fill('TNT-100');
    await expect(page.getByText('No products match')).toBeVisible();
    await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('starts with');
    await condition.getByRole('textbox', { name: 'Value' }).fill('RULE-');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(toast(page, 'Rule of “New arrivals” saved')).toBeVisible();
    await expect(row.getByRole('link', { name: 'By rule' })).toBeVisible();
  });

  const address = await test.step('a product that is edited to match is in the category', async () => {
    await page.goto('/catalogs/1/products');
    await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click();
    const sku = page.getByRole('textbox', { name: 'SKU', exact: true }).first();
    await sku.fill('RULE-1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeVisible();
    return page.url();
  });

  await test.step('the list says so', async () => {
    await page.goto('/catalogs/1/categories');
    await row.getByRole('link', { name: /product/ }).click();
    await expect(page.getByRole('table', { name: 'Products' })).toContainText('By rule');
  });

  await test.step('selected products of the list are excluded, which is undone', async () => {
    await page
      .getByRole('row', { name: /RULE-1/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Rules…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change how 1 product follows a rule?' });
    await expect(dialog.getByRole('combobox', { name: 'Category, channel, or feeds with a rule' })).toContainText(
      'New arrivals',
    );
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page, '1 product is excluded from “New arrivals”')).toBeVisible();
    await page.getByText('Undo', { exact: true }).click();
    await expect(page.getByRole('row', { name: /RULE-1/ })).toContainText('By rule');
  });

  await test.step('an excluded product leaves it, and comes back with Undo', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Exclude from “New arrivals”' }).click();
    await expect(toast(page, /is excluded from “New arrivals”$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeHidden();
    await page.getByText('Undo', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeVisible();
  });
  await test.step('a product by rule is put there by hand, which is undone', async () => {
    // Without the messages of before.
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to “New arrivals” by hand' }).click();
    await expect(toast(page, /was added to “New arrivals” by hand$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeHidden();
    await page.getByText('Undo', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeVisible();
  });
  await test.step('a product is included again on the page of the rule, and the rule is removed', async () => {
    await page.getByRole('button', { name: 'Exclude from “New arrivals”' }).click();
    await expect(page.getByRole('button', { name: 'Exclude from “New arrivals”' })).toBeHidden();
    await page.goto('/catalogs/1/categories');
    await row.getByRole('link', { name: 'By rule' }).click();
    await page.getByRole('button', { name: /^Include “.+” again$/ }).click();
    await expect(page.getByRole('heading', { name: 'Excluded products' })).toBeHidden();
    await page.getByRole('button', { name: 'Remove rule' }).click();
    await expect(toast(page, 'Rule of “New arrivals” removed. 1 product updated.')).toBeVisible();
  });

  await test.step('a channel has what a rule finds, and a product page says so and decides it by hand', async () => {
    await page.goto('/channels/web');
    await page.getByRole('link', { name: 'Products in it: Outdoor range' }).click();
    await expectHeading(page, 'Products in “Web shop”');
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.keyboard.type('SKU');
    await page.keyboard.press('Enter');
    const condition = page.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('is');
    await condition.getByRole('textbox', { name: 'Value' }).fill('NONE');
    await expect(page.getByText('No products are in the channel')).toBeVisible();
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(toast(page, /^Rule of the channel “Web shop” saved\. \d+ products updated\.$/)).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Not in Web shop: by rule' })).toBeVisible();
    await page.getByRole('button', { name: 'Include in “Web shop”' }).press('Enter');
    await expect(page.getByRole('link', { name: 'In Web shop: by hand' })).toBeVisible();
    await page.goto('/catalogs/1/products?channel=web');
    await expect(page.getByRole('table', { name: 'Products' })).toContainText('Not in channel');
    await page.goto('/catalogs/1/channels/rule?channel=web');
    await expect(page.getByText('1 product is in the channel')).toBeVisible();
    await page.getByRole('button', { name: 'Remove rule' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove rule' }).press('Enter');
    await expect(toast(page, /^Rule of the channel “Web shop” removed\. \d+ products updated\.$/)).toBeVisible();
  });

  await test.step('the feeds of a channel have what a rule finds, without a product that is excluded', async () => {
    await page.goto('/channels/web');
    await page.getByRole('link', { name: 'Products in its feeds: Outdoor range' }).click();
    await expectHeading(page, 'Products in the feeds of “Web shop”');
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.keyboard.type('SKU');
    await page.keyboard.press('Enter');
    const condition = page.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('starts with');
    await condition.getByRole('textbox', { name: 'Value' }).fill('RULE-');
    await expect(page.getByText('1 active product is in the feeds')).toBeVisible();
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(toast(page, 'Rule for the feeds of “Web shop” saved')).toBeVisible();
    await page.goto('/catalogs/1/products?q=RULE-1');
    await page
      .getByRole('row', { name: /RULE-1/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Rules…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page, '1 product is excluded from the feeds of “Web shop”')).toBeVisible();
    await page.goto('/catalogs/1/feeds/rule?channel=web');
    await expect(page.getByRole('heading', { name: 'Products left out by hand' })).toBeVisible();
    await expect(page.getByText('No active products are in the feeds')).toBeVisible();
    await page.getByRole('button', { name: /^Include “.+” again$/ }).click();
    await expect(page.getByText('1 active product is in the feeds')).toBeVisible();
    await page.getByRole('button', { name: 'Remove rule' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove rule' }).press('Enter');
    await expect(toast(page, 'Rule for the feeds of “Web shop” removed')).toBeVisible();
  });
  around.expectQuiet();
});
