import type { BuiltApp } from '../builtApp';
import { ask, signIn } from './appPage';
import { getSeconds, startImport } from './importFile';
import { productFile } from './productFile';

/** Measurements of an import of generated rows in the browser, with its job page open. */
export interface ChromiumFigures {
  rows: number;
  seconds: number;
  rowsPerSecond: number;
  /** Longest main-thread task of the page in milliseconds; 0 if none took 50 ms or more. */
  longestTask: number;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Imports the given number of generated rows in the built app while observing the page's main thread. */
export async function importInChromium({ browser, url }: BuiltApp, rows: number): Promise<ChromiumFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url);
  const { createCatalog } = await ask<{ createCatalog: { catalog: { id: string } } }>(
    page,
    'mutation { createCatalog(input: { name: "Bench" }) { catalog { id } } }',
    {},
  );
  const file = Buffer.from([...productFile(rows)].join(''));
  const id = await startImport(page, createCatalog.catalog.id, file);
  // Navigate within the app: loading the page would stop the worker, and its job would have to resume from its
  // checkpoint.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/jobs/${id}`);
  await page.getByRole('region', { name: 'Progress' }).waitFor();
  // Measure from here on, because the time to load the page is not part of the import.
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  let seconds = await getSeconds(page, id);
  while (seconds === null) {
    await page.waitForTimeout(500);
    seconds = await getSeconds(page, id);
  }
  const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  await context.close();
  return { rows, seconds, rowsPerSecond: rows / seconds, longestTask };
}
