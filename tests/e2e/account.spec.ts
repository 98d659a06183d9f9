import { expect, test } from '@playwright/test';
import { chooseInUserMenu, expectHeading, openSignedIn, submitAccount, toast } from './session';
import { watch } from './watch';

test('lets an account change its name and password, and keeps unsaved changes', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/pages/account-settings', 'Account settings');
  const other = await context.newPage();
  await other.goto('/jobs');
  await expectHeading(other, 'Jobs');

  await test.step('shows a new name at once, in another tab and on the profile', async () => {
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Berg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Ada Berg' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Account of Ada Berg' })).toBeVisible();
    await other.close();
    await page.getByRole('link', { name: 'View profile' }).click();
    await expectHeading(page, 'Ada Berg');
  });

  await test.step('refuses an email that is taken at its field', async () => {
    await chooseInUserMenu(page, 'Account settings');
    await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This email is already in use.')).toBeVisible();
  });

  await test.step('asks whether to keep unsaved changes', async () => {
    await page.getByRole('tab', { name: 'Password' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('client@demo.com');
    await page.getByRole('tab', { name: 'Password' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('signs in with the new password only', async () => {
    await page.getByLabel('Current password').fill('admin');
    await page.getByLabel('New password').fill('lantern-orbit-velvet-42');
    await expect(page.getByText('Strong.')).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, /^Password changed/)).toBeVisible();
    await chooseInUserMenu(page, 'Sign out');
    await submitAccount(page, 'Administrator');
    await expect(page.getByText(/email or password/i)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('lantern-orbit-velvet-42');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Account of Ada Berg' })).toBeVisible();
  });
  around.expectQuiet();
});
