import { expect, type Page } from '@playwright/test';

/** The files of the offline copy; its page is `/`. */
export function getCopied(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('app-files');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
}

/** Resolves when the app is stored in the browser, which begins 20 seconds after the start. */
export function untilCopied(page: Page): Promise<void> {
  return expect.poll(() => getCopied(page), { timeout: 90_000, intervals: [1000] }).toContain('/');
}
