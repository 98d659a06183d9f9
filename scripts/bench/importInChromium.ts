import type { Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { ask, call, signIn } from './appPage';
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

/** Characters per upload slice. */
const SLICE = 2 ** 20;

/** Uploads the file, which must be ASCII, from within the page and starts its import; returns the job's id. */
const startImport = async (page: Page, text: string) => {
  const { createCatalog } = await ask<{ createCatalog: { catalog: { id: string } } }>(
    page,
    'mutation { createCatalog(input: { name: "Bench" }) { catalog { id } } }',
    {},
  );
  const { createFile } = await ask<{ createFile: { file: { id: string } } }>(
    page,
    'mutation ($size: Float!) { createFile(input: { name: "bench.csv", size: $size }) { file { id } } }',
    { size: text.length },
  );
  for (let offset = 0; offset < text.length; offset += SLICE) {
    const path = `/files/${createFile.file.id}?offset=${offset}`;
    await call(page, { method: 'PUT', path, body: text.slice(offset, offset + SLICE) });
  }
  const { fileInspection } = await ask<{ fileInspection: { layout: { code: string }; mapping: unknown } }>(
    page,
    'query ($id: ID!) { fileInspection(fileId: $id) { layout { code } mapping { source target transforms { type argument replacement } } } }',
    { id: createFile.file.id },
  );
  const input = {
    catalogId: createCatalog.catalog.id,
    fileId: createFile.file.id,
    layout: fileInspection.layout.code,
    mapping: fileInspection.mapping,
    errorPolicy: 'REJECT_FAILED_ROWS',
    mode: 'APPLY',
  };
  const { startImport } = await ask<{ startImport: { job: { id: string } } }>(
    page,
    'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }',
    { input },
  );
  return startImport.job.id;
};

/** Returns the duration of the job in seconds, or null until it has ended. */
const getSeconds = async (page: Page, id: string) => {
  const query = 'query ($id: ID!) { job(id: $id) { startedAt settledAt } }';
  const { job } = await ask<{ job: { startedAt: string; settledAt: string | null } }>(page, query, { id });
  return job.settledAt ? (Date.parse(job.settledAt) - Date.parse(job.startedAt)) / 1000 : null;
};

/** Imports the given number of generated rows in the built app while observing the page's main thread. */
export async function importInChromium({ browser, url }: BuiltApp, rows: number): Promise<ChromiumFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url);
  const id = await startImport(page, [...productFile(rows)].join(''));
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
