import { expect, test } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

test('runs queries, receives job updates, and keeps the app font', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/developer/graphiql', 'GraphiQL');
  const execute = page.getByRole('button', { name: /^Execute query/ });
  const answer = page.getByRole('region', { name: 'Result Window' });
  await execute.click();
  await expect(answer).toContainText('Outdoor range');

  await page.getByRole('tab', { name: 'JobProgress' }).click();
  await execute.click();
  await expect(answer).toHaveText('');
  await expect(page.getByRole('button', { name: /^Stop query/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/catalogs/1');
  await other.getByRole('button', { name: 'Validate' }).click();
  await expect(answer).toContainText('VALIDATE');

  const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(fonts).not.toContain('Roboto');
  around.expectQuiet();
});

test('shows code from left to right on pages from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', '{"direction":"rtl"}'));
  await openSignedIn(page, '/developer/graphiql', 'GraphiQL');
  await expect(page.getByRole('region', { name: 'Operation Editor' }).getByText('issueCounts')).toBeInViewport();
});
