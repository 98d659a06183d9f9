import type { Page } from '@playwright/test';

/** Signs in to the demo as the administrator and waits for a signed-in page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account of / }).waitFor();
}
