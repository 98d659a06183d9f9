import { expect, test, type Page } from '@playwright/test';
import { chooseInUserMenu, expectHeading, openSignedIn, submitAccount } from './session';

/** The access token as it would be after its ten minutes: only the time of its end differs. */
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

test('a wrong password is refused at its field, and the right one signs in', async ({ page }) => {
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
  await expect(email).toHaveAccessibleDescription('Email or Password is Invalid');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await password.fill('admin');
  await password.press('Enter');
  await expectHeading(page, 'Catalogs');
  await expect(page.getByRole('button', { name: 'Account of Ada Lindqvist' })).toBeVisible();
});

test('signing in leads back to the page that was asked for, and never to another site', async ({ page }) => {
  await openSignedIn(page, '/catalogs/1/products?q=tent', 'Products');
  await expect(page).toHaveURL('/catalogs/1/products?q=tent');
  await chooseInUserMenu(page, 'Sign out');
  await expectHeading(page, 'Sign in to Catalog Manager');
  await page.goto('/pages/login-v1?returnTo=//example.com/');
  await submitAccount(page, 'Administrator');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/catalogs/);
});

test('signing out ends the session in every tab and for pages opened later', async ({ page, context }) => {
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

test('a client is told that the catalogs are not theirs to see', async ({ page }) => {
  await page.goto('/catalogs');
  await submitAccount(page, 'Client');
  await expectHeading(page, 'You may not see this page');
  await page.goto('/jobs');
  await expectHeading(page, 'You may not see this page');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await submitAccount(page, 'Administrator');
  await expectHeading(page, /Jobs|Catalogs/);
});

test('an expired access token is traded for a new one without a word', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  const expired = await expireAccessToken(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await expect.poll(() => accessToken(page)).not.toBe(expired);
});

test('a token that the gateway rejects is traded, too', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.evaluate(() => localStorage.setItem('accessToken', JSON.stringify('not.a.token')));
  await page.reload();
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await expect.poll(() => accessToken(page)).not.toBe('not.a.token');
});

test('when the refresh is refused, one is signed out with a message and comes back after signing in', async ({
  page,
}) => {
  await openSignedIn(page, '/published-catalogs', 'Published catalogs');
  await expireAccessToken(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', JSON.stringify('not.a.token')));
  await page.reload();
  await expectHeading(page, 'Sign in to Catalog Manager');
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible();
  await submitAccount(page, 'Administrator');
  await expectHeading(page, 'Published catalogs');
});

test('a session that is not remembered is in every tab, and in none after the browser was closed', async ({
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
  // What lasts is all that a browser has after it was closed.
  const later = await browser.newContext({ storageState: await context.storageState({ indexedDB: false }) });
  const afterwards = await later.newPage();
  await afterwards.goto('/jobs');
  await expectHeading(afterwards, 'Sign in to Catalog Manager');
  await later.close();
  await chooseInUserMenu(page, 'Sign out');
  await expectHeading(other, 'Sign in to Catalog Manager');
  await expect(other.getByText('The session was ended in another tab.', { exact: false })).toBeVisible();
});

test('a forgotten password is replaced by the link in the mail that the demo shows', async ({ page }) => {
  await page.goto('/pages/login-v2');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: 'Open the message' }).click();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  const link = page.url();
  await page.getByRole('textbox', { name: 'New password' }).fill('teapot lantern');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectHeading(page, 'Your password is changed');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('another');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('teapot lantern');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectHeading(page, 'Access control');
});
