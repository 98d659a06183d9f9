import type { Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { ask, signIn } from './appPage';
import { getSeconds, startImport } from './importFile';
import { productFile } from './productFile';

/** How long a filter takes in the browser, in milliseconds. */
export interface FilterFigures {
  products: number;
  /** The first page by name after a reload. */
  pageMs: number;
  /** The first filter by a field that was used before: after an import, and after a reload. */
  importedMs: number;
  reloadedMs: number;
  /** The first filter by a field that was never used, for which all products are read. */
  unusedMs: number;
}

const QUERY = `query ($input: ProductListInput!) { products(input: $input) { totalDocs } }`;

const list = async (page: Page, catalogId: string, fields: readonly string[]) => {
  const conditions = fields.map((field) => ({ field, operator: 'AT_LEAST', values: ['2'] }));
  const start = performance.now();
  const { products } = await ask<{ products: { totalDocs: number } }>(page, QUERY, {
    input: { catalogId, perPage: 25, ...(fields.length && { filter: { conditions } }) },
  });
  return { ms: performance.now() - start, total: products.totalDocs };
};

/** Imports generated rows, four for each product, and measures filters by fields that are columns of values. */
export async function filterInChromium({ browser, url }: BuiltApp, rows: number): Promise<FilterFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url);
  const { createCatalog } = await ask<{ createCatalog: { catalog: { id: string } } }>(
    page,
    'mutation { createCatalog(input: { name: "Bench" }) { catalog { id } } }',
    {},
  );
  const { id } = createCatalog.catalog;
  await list(page, id, ['stock']);
  const job = await startImport(page, id, Buffer.from([...productFile(rows)].join('')));
  while ((await getSeconds(page, job)) === null) await page.waitForTimeout(500);
  // Sorts the new names.
  await list(page, id, []);
  const { ms: importedMs } = await list(page, id, ['stock']);
  // Until everything is written.
  await page.waitForTimeout(3_000);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { ms: pageMs, total: products } = await list(page, id, []);
  const { ms: reloadedMs } = await list(page, id, ['stock']);
  const { ms: unusedMs } = await list(page, id, ['images']);
  await context.close();
  return { products, pageMs, importedMs, reloadedMs, unusedMs };
}
