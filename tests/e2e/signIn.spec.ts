import { expect, test, type Page } from '@playwright/test';
import { chooseInUserMenu, expectHeading, openSignedIn, signInAt, submitAccount } from './session';

/** Returns the access token as it would be after its ten minutes: only the expiration time differs. */
const expireAccessToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('accessToken') ?? 'null');
    const [head, body = '', signature] = String(kept).split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const expired = { ...Object(claims), exp: Math.floor(Date.now() / 1000) - 1 };
    const token = [head, btoa(JSON.stringify(expired)).replace(/=+$/, ''), signature].join('.');
    localStorage.setItem('accessToken', JSON.stringify(token));
    return token;
  });

const accessToken = (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('accessToken') ?? 'null')));

test('shows an error at the field for a wrong password, and signs in with the right one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expect(email).toBeFocused();
  await email.fill('admin@demo.com');
  await password.fill('not it');
  await password.press('Enter');
  await expect(email).toHaveAccessibleDescription('The email or password is incorrect.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await password.fill('admin');
  await password.press('Enter');
  await expectHeading(page, 'Welcome, Ada Lindqvist');
  await expect(page.getByRole('button', { name: 'Account of Ada Lindqvist' })).toBeVisible();
});

test('returns to the requested page after signing in, and never to another site', async ({ page }) => {
  await signInAt(page, '/catalogs/1/products?q=tent', 'Products');
  await expect(page).toHaveURL('/catalogs/1/products?q=tent');
  await chooseInUserMenu(page, 'Sign out');
  await expectHeading(page, 'Sign in to Catalog Manager');
  await page.goto('/pages/login-v1?returnTo=//example.com/');
  await submitAccount(page, 'Administrator');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test('ends the session in every tab and for pages opened later when signing out', async ({ page, context }) => {
  await openSignedIn(page, '/jobs', 'Jobs');
  const other = await context.newPage();
  await other.goto('/catalogs');
  await expectHeading(other, 'Catalogs');
  await chooseInUserMenu(page, 'Sign out');
  await expectHeading(page, 'Sign in to Catalog Manager');
  await expectHeading(other, 'Sign in to Catalog Manager');
  await page.goto('/jobs');
  await expectHeading(page, 'Sign in to Catalog Manager');
});

test('tells a client that they have no access to catalogs', async ({ page }) => {
  await page.goto('/catalogs');
  await submitAccount(page, 'Client');
  await expectHeading(page, 'You don’t have access to this page');
  await page.goto('/jobs');
  await expectHeading(page, 'You don’t have access to this page');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await submitAccount(page, 'Administrator');
  await expectHeading(page, /^(Jobs|Welcome, .*)$/);
});

test('exchanges an expired access token without a message', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  const expired = await expireAccessToken(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await expect.poll(() => accessToken(page)).not.toBe(expired);
});

test('also exchanges a token that the gateway rejects', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.evaluate(() => localStorage.setItem('accessToken', JSON.stringify('not.a.token')));
  await page.reload();
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await expect.poll(() => accessToken(page)).not.toBe('not.a.token');
});

test('signs out with a message when the refresh is rejected, and returns after signing in', async ({ page }) => {
  await openSignedIn(page, '/published-catalogs', 'Published catalogs');
  await expireAccessToken(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', JSON.stringify('not.a.token')));
  await page.reload();
  await expectHeading(page, 'Sign in to Catalog Manager');
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
  await submitAccount(page, 'Administrator');
  await expectHeading(page, 'Published catalogs');
});

test('shares a session that is not remembered between tabs, and ends it when the browser closes', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/catalogs');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await submitAccount(page, 'Administrator');
  await expectHeading(page, 'Catalogs');
  const other = await context.newPage();
  await other.goto('/jobs');
  await expectHeading(other, 'Jobs');
  // Only persistent storage is left after the browser was closed.
  const later = await browser.newContext({ storageState: await context.storageState({ indexedDB: false }) });
  const afterwards = await later.newPage();
  await afterwards.goto('/jobs');
  await expectHeading(afterwards, 'Sign in to Catalog Manager');
  await later.close();
  await chooseInUserMenu(page, 'Sign out');
  await expectHeading(other, 'Sign in to Catalog Manager');
  await expect(other.getByText('You signed out in another tab.', { exact: false })).toBeVisible();
});

test('resets a forgotten password with the link in the email that the demo shows', async ({ page }) => {
  await test.step('opens the link in the email', async () => {
    await page.goto('/pages/login-v2');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('button', { name: 'Open message' }).click();
    await page.getByRole('link', { name: 'Reset your password' }).click();
  });

  const link = page.url();

  await test.step('saves a new password with it, once', async () => {
    await page.getByRole('textbox', { name: 'New password' }).fill('teapot lantern');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectHeading(page, 'Password changed');
    await page.goto(link);
    await expectHeading(page, 'This link doesn’t work anymore');
  });

  await test.step('signs in with the new password', async () => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('teapot lantern');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectHeading(page, /^Welcome, /);
  });
});
