import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator add, edit, and delete a user', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/user/list', 'Users');
  const users = page.getByRole('table', { name: 'Users' });
  await expect(users.getByRole('link', { name: /^Amara Okafor/ })).toBeVisible();

  await test.step('adds a user whose first username is taken', async () => {
    await page.getByRole('button', { name: 'New user' }).click();
    const dialog = page.getByRole('dialog', { name: 'New user' });
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Grace Hopper');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('amara.okafor');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog.getByText('This username is already in use. Enter a different one.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Username' }).fill('grace');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(toast(page, '“Grace Hopper” created')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All users 51' })).toBeVisible();
  });

  await test.step('finds the user, which a reload keeps', async () => {
    await page.getByRole('searchbox', { name: 'Search by name, username, or email' }).fill('grace');
    await expect(page).toHaveURL(/\?q=grace$/);
    await page.reload();
    await users.getByRole('link', { name: /^Grace Hopper/ }).click();
    await expectHeading(page, 'Grace Hopper');
  });

  await test.step('changes the role after it was asked to leave', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectHeading(page, 'Edit Grace Hopper');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Maintainer');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, 'Grace Hopper');
    await expect(page.getByRole('main')).toContainText('Maintainer');
  });

  await test.step('deletes the user', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expectHeading(page, 'Users');
    await expect(page.getByRole('button', { name: 'All users 50' })).toBeVisible();
  });
  around.expectQuiet();
});

test('keeps long choices inside their fields on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'de' })));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/apps/user/edit/1', 'Amara Okafor bearbeiten');
  const [role, plan] = await Promise.all(
    ['Rolle', 'Tarif'].map((name) => page.getByRole('combobox', { name }).boundingBox()),
  );
  expect(plan!.width).toBe(role!.width);
});
