import type { Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { productFile } from './productFile';

/** What an import of generated rows took in the browser, with its job page open. */
export interface ChromiumFigures {
  rows: number;
  seconds: number;
  rowsPerSecond: number;
  /** Longest task of the page's main thread in milliseconds; 0 where none took 50. */
  longestTask: number;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

const signIn = async (page: Page, url: string) => {
  await page.goto(url);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor();
};

/** Uploads the file from within the page and starts its import; gives the job's id. */
const startImport = (page: Page, text: string) =>
  page.evaluate(async (content) => {
    const authorization = `Bearer ${(localStorage.getItem('accessToken') ?? '').replaceAll('"', '')}`;
    const ask = async (query: string, variables: Record<string, unknown>) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      const { data, errors } = await response.json();
      if (errors) throw new Error(errors[0].message);
      return data;
    };
    const bytes = new TextEncoder().encode(content);
    const { catalogCreate } = await ask('mutation { catalogCreate(input: { name: "Bench" }) { id } }', {});
    const { fileCreate } = await ask('mutation ($size: Float!) { fileCreate(name: "bench.csv", size: $size) { id } }', {
      size: bytes.length,
    });
    for (let offset = 0; offset < bytes.length; offset += 2 ** 20) {
      const body = bytes.slice(offset, offset + 2 ** 20);
      await fetch(`/files/${fileCreate.id}?offset=${offset}`, { method: 'PUT', headers: { authorization }, body });
    }
    const { fileInspect } = await ask(
      'query ($id: ID!) { fileInspect(fileId: $id) { layout { code } mapping { source target transforms { type argument replacement } } } }',
      { id: fileCreate.id },
    );
    const input = {
      catalogId: catalogCreate.id,
      fileId: fileCreate.id,
      layout: fileInspect.layout.code,
      mapping: fileInspect.mapping,
      errorPolicy: 'REJECT_FAILED_ROWS',
    };
    const { importApply } = await ask('mutation ($input: ImportInput!) { importApply(input: $input) { id } }', {
      input,
    });
    return importApply.id as string;
  }, text);

/** Imports that many generated rows in the built app and watches the page's main thread meanwhile. */
export const importInChromium = async ({ browser, url }: BuiltApp, rows: number): Promise<ChromiumFigures> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url);
  const id = await startImport(page, [...productFile(rows)].join(''));
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.goto(`${url}/jobs/${id}`);
  await page.getByText(/^Done/).first().waitFor({ timeout: 300_000 });
  const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const seconds = await page.evaluate(async (jobId) => {
    const authorization = `Bearer ${(localStorage.getItem('accessToken') ?? '').replaceAll('"', '')}`;
    const query = `{ job(id: "${jobId}") { startedAt settledAt } }`;
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { startedAt, settledAt } = (await response.json()).data.job;
    return (Date.parse(settledAt) - Date.parse(startedAt)) / 1000;
  }, id);
  await context.close();
  return { rows, seconds, rowsPerSecond: rows / seconds, longestTask };
};
