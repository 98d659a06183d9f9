import { expect, test, type Page } from '@playwright/test';
import { chooseInUserMenu, expectHeading, openSignedIn, submitAccount } from './session';
import { watch } from './watch';

test('an invited editor signs in and can do what the role says', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/user/list', 'Users');
  const users = page.getByRole('table', { name: 'Users' });
  await expect(users.getByRole('link', { name: /^Amara Okafor/ })).toBeVisible();

  await test.step('invites a user whose first email address is taken', async () => {
    await page.getByRole('button', { name: 'New user' }).click();
    const dialog = page.getByRole('dialog', { name: 'New user' });
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Grace Hopper');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('amara.okafor@nigeria.example');
    await dialog.getByRole('button', { name: 'Create and invite' }).click();
    await expect(dialog.getByText('This email address is already in use. Enter a different one.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
    await dialog.getByRole('button', { name: 'Create and invite' }).click();
    await page.getByRole('dialog', { name: '“Grace Hopper” is invited' }).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'All users 53' })).toBeVisible();
  });

  await test.step('finds the user, which a reload keeps', async () => {
    await page.getByRole('searchbox', { name: 'Search by name, username, or email' }).fill('grace');
    await expect(page).toHaveURL(/\?q=grace$/);
    await page.reload();
    await expect(users.getByRole('row', { name: /Grace Hopper.*Viewer.*Invited/ })).toBeVisible();
    await users.getByRole('link', { name: /^Grace Hopper/ }).click();
    await expectHeading(page, 'Grace Hopper');
  });

  await test.step('changes the role after it was asked to leave', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectHeading(page, 'Edit Grace Hopper');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Editor');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, 'Grace Hopper');
    await expect(page.getByRole('main')).toContainText('Editor');
  });

  const link = await test.step('copies a link of the invitation', async () => {
    await page.getByRole('button', { name: 'Access' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  });

  await test.step('the user sets a password and is signed in', async () => {
    await page.goto(link);
    await expectHeading(page, 'Welcome, Grace Hopper');
    await page.getByRole('textbox', { name: 'Password' }).fill('teapot lantern');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expectHeading(page, 'Welcome, Grace Hopper');
    await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
  });

  await test.step('can edit products, but neither publish nor see users', async () => {
    await expect(page.getByRole('link', { name: 'Publish', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('table').getByRole('link').first().click();
    const name = page.getByRole('textbox', { name: /^Name/ }).first();
    await name.fill('Renamed by Grace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectHeading(page, 'Renamed by Grace');
    await page.goto('/apps/user/list');
    await expectHeading(page, 'You don’t have access to this page');
  });

  await test.step('the link can’t be used again', async () => {
    await page.goto(link);
    await expectHeading(page, 'This link doesn’t work anymore');
  });

  await test.step('the administrator deletes the user', async () => {
    await chooseInUserMenu(await openHome(page), 'Sign out');
    await submitAccount(page, 'Administrator');
    await expectHeading(page, /^(?!Sign in to)/);
    await page.goto('/apps/user/view/53');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expectHeading(page, 'Users');
    await expect(page.getByRole('button', { name: 'All users 52' })).toBeVisible();
  });
  around.expectQuiet();
});

/** Opens the home page of the signed-in user. */
async function openHome(page: Page): Promise<Page> {
  await page.goto('/');
  await expectHeading(page, /^Welcome/);
  return page;
}

test('keeps long choices inside their fields on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'de' })));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/apps/user/edit/1', 'Amara Okafor bearbeiten');
  const [role, plan] = await Promise.all(
    ['Rolle', 'Tarif'].map((name) => page.getByRole('combobox', { name }).boundingBox()),
  );
  expect(plan!.width).toBe(role!.width);
});
