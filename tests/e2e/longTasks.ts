import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Durations of the main thread's long tasks so far, in milliseconds. */
    notedTasks?: number[];
  }
}

/** Makes every page loaded from now on record main-thread tasks longer than 50 ms. */
export function noteLongTasks(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const lengths: number[] = [];
    window.notedTasks = lengths;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) lengths.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/**
 * Returns the tasks recorded since the last call in whole milliseconds, longest first; empty if none took more than 50
 * ms.
 */
export async function takeLongTasks(page: Page): Promise<number[]> {
  const lengths = await page.evaluate(() => window.notedTasks?.splice(0) ?? []);
  return lengths.map(Math.round).sort((a, b) => b - a);
}
