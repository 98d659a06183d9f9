import { expect, type Locator, type Page } from '@playwright/test';

/** The demo accounts, by their button labels on the sign-in page. */
export type Account = 'Administrator' | 'Client';

/** Signs in on the sign-in page, which must be open. */
export async function submitAccount(page: Page, account: Account): Promise<void> {
  await page.getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name: account }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the app at `address` and signs in; resolves when the heading of the requested page is visible. */
export async function openSignedIn(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await submitAccount(page, 'Administrator');
  await expectHeading(page, heading);
}

/** Waits for the page's main heading. */
export function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Selects an item in the user menu. */
export async function chooseInUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Returns the toast with this title. */
export function toast(page: Page, title: string | RegExp): Locator {
  return page.getByRole('listitem', { name: title });
}
