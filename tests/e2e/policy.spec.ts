import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';
import { watch } from './watch';

/** Returns what the page's policy has blocked so far, by directive. */
const refusals = (page: Page): Promise<string[]> => page.evaluate(() => window.refusedByPolicy ?? []);

declare global {
  interface Window {
    refusedByPolicy?: string[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refused: string[] = (window.refusedByPolicy = []);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  }),
);

test('blocks scripts, frames, and requests that are not part of the app', async ({ page, request }) => {
  await page.goto('/');
  await expectHeading(page, 'Sign in to Catalog Manager');
  expect(await refusals(page)).toEqual([]);
  const hasRun = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(script, frame);
    await fetch('https://elsewhere.example/steal').catch(() => undefined);
    return 'hasRun' in window;
  });
  expect(hasRun).toBe(false);
  await expect
    .poll(() => refusals(page))
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'connect-src https://elsewhere.example/steal',
        expect.stringMatching(/^frame-src https:\/\/elsewhere\.example/),
      ]),
    );
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

test('allows GraphiQL completion and highlighting and calendar entries', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/developer/graphiql', 'GraphiQL');
  await page.getByRole('button', { name: 'New tab' }).click();
  const editor = page.locator('.graphiql-editor .monaco-editor').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{ catalo');
  await expect(page.locator('.suggest-widget').getByText('catalogs', { exact: true }).first()).toBeVisible();
  expect(await refusals(page)).toEqual([]);

  await page.goto('/apps/calendar');
  await expectHeading(page, /./);
  await expect(page.locator('main')).toContainText(/\d/);
  expect(await refusals(page)).toEqual([]);
  around.expectQuiet();
});
