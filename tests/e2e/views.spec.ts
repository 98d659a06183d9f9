import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('an administrator shares a view of products with another account', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = page.getByRole('table', { name: 'Products' });

  const invitation = await test.step('invites a viewer', async () => {
    await openSignedIn(page, '/apps/user/list', 'Users');
    await page.getByRole('button', { name: 'New user' }).click();
    const dialog = page.getByRole('dialog', { name: 'New user' });
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Grace Hopper');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
    await dialog.getByRole('button', { name: 'Create and invite' }).click();
    const invited = page.getByRole('dialog', { name: '“Grace Hopper” is invited' });
    const address = await invited.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await invited.getByRole('button', { name: 'Done' }).click();
    return address;
  });

  await test.step('saves the drafts with the price second, and shares them', async () => {
    await page.goto('/catalogs/1/products?status=DRAFT');
    await page.getByRole('button', { name: 'Save as view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('To finish');
    await dialog.getByRole('combobox', { name: 'Shared with' }).selectOption('Viewer');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^To finish\d+$/);

    await page.getByRole('button', { name: 'Columns and row height' }).click();
    await page.getByRole('menuitem', { name: 'Order and width…' }).click();
    const drawer = page.getByRole('dialog', { name: 'Order and width of columns' });
    const up = drawer.getByRole('button', { name: 'Move Price up' });
    while ((await up.getAttribute('aria-disabled')) !== 'true') await up.press('Enter');
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(list.getByRole('columnheader').nth(2)).toHaveText('Price');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'View saved')).toBeVisible();
    await expect(page.getByText('Changes not saved')).toBeHidden();
  });

  const link = await test.step('copies a link to it', async () => {
    await page.getByRole('button', { name: 'View actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const count = await page.getByRole('tab', { selected: true }).textContent();
  await test.step('the viewer opens the link', async () => {
    await page.goto(invitation);
    await expectHeading(page, 'Welcome, Grace Hopper');
    await page.getByRole('textbox', { name: 'Password' }).fill('teapot lantern');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(count ?? '');
    await expect(list.getByRole('columnheader').nth(2)).toHaveText('Price');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('DRAFT');
  });

  await test.step('the viewer can use it as the default, but not change it', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('ARCHIVED');
    await expect(page.getByText('Changes not saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'View actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Discard changes',
      'Save as new view…',
      'Copy link',
      'Remove from tabs',
      'Open the list with this view',
    ]);
    await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
    await expect(toast(page, /^The list now opens with/)).toBeVisible();
    await page.goto('/catalogs/1/products');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(count ?? '');
    await page.getByRole('tab', { selected: true }).press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('All products');
    await expect(page).toHaveURL(/\/products\?view=all$/);
  });
  around.expectQuiet();
});
