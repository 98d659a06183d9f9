import type { Locator, Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { ask, signIn } from './appPage';
import { largeProduct } from './largeProduct';

/** Measurements of one edit of a product in the browser. */
export interface SaveInChromium {
  what: string;
  /** From the click on Save until the app confirms that the product was saved, in milliseconds. */
  ms: number;
  /** Until the gateway's response, in milliseconds. */
  answeredMs: number;
  /** Number of characters sent. */
  sent: number;
  /** Number of characters in the response. */
  received: number;
  /** The longest task on the page from the click on, in milliseconds; 0 if none took 50 ms. */
  longestTask: number;
  /** From the first keystroke to the rendering of the last, in milliseconds. */
  typedMs: number;
  /** The longest task on the page during that time, in milliseconds; 0 if none took 50 ms. */
  longestTypingTask: number;
}

/** How often the product is opened from the list, and how long the list is shown before, in milliseconds. */
const OPENED = 5;
const RESTED = 4_000;

/** The demo catalog. Others are archived. */
const CATALOG_ID = '1';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';

/** Returns how long after the click on a link an element is painted, in milliseconds on the page's own clock. */
const measureClick = (link: Locator, selector: string) =>
  link.evaluate(
    (element: HTMLElement, awaited) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(awaited)) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        }).observe(document, { childList: true, subtree: true });
        element.click();
      }),
    selector,
  );

/** Returns the longest task on the page since the last call, in milliseconds; 0 if none took 50 ms. */
const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));

const measureSave = async (page: Page, what: string, edit: () => Promise<void>): Promise<SaveInChromium> => {
  await longestTask(page);
  const typing = performance.now();
  await edit();
  const typedMs = performance.now() - typing;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  const isUpdate = (body: string | null) => body?.includes('mutation ProductUpdate') ?? false;
  const answer = page.waitForResponse((response) => isUpdate(response.request().postData()));
  const longestTypingTask = await longestTask(page);
  const start = performance.now();
  await save.click();
  const response = await answer;
  await response.finished();
  const answeredMs = performance.now() - start;
  const toast = page.getByText('Product saved');
  await toast.first().waitFor();
  await save.waitFor({ state: 'detached' });
  const ms = performance.now() - start;
  await toast.first().waitFor({ state: 'detached' });
  const longest = await longestTask(page);
  const sent = response.request().postData()?.length ?? 0;
  const received = (await response.text()).length;
  return { what, ms, answeredMs, sent, received, longestTask: longest, typedMs, longestTypingTask };
};

/**
 * Opens a product with the given number of variants in the built app, directly and from the list, and saves edits
 * through the user interface.
 */
export async function saveInChromium({ browser, url }: BuiltApp, variants: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await signIn(page, url);
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(page, CREATE, {
    input: { catalogId: CATALOG_ID, ...largeProduct(variants) },
  });
  const opening = performance.now();
  await page.goto(`${url}/catalogs/${CATALOG_ID}/products/${createProduct.product.id}`);
  await page.getByRole('grid', { name: 'Variants' }).waitFor();
  const openedMs = performance.now() - opening;
  const opened: number[] = [];
  for (let run = 0; run < OPENED; run++) {
    await page.goto(`${url}/catalogs/${CATALOG_ID}/products?q=BENCH`);
    const link = page.getByRole('link', { name: 'Bench product', exact: true });
    await link.waitFor();
    // The list has loaded the code of the product page by then.
    await page.waitForTimeout(RESTED);
    opened.push(await measureClick(link, '[aria-label="SKU of variant BENCH-1: BENCH-1"]'));
  }
  const firstRowsMs = opened.sort((a, b) => a - b)[Math.floor(OPENED / 2)]!;
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const rename = (text: string) => async () => {
    await name.selectText();
    await name.pressSequentially(text);
  };
  const saves = [
    await measureSave(page, 'the name', rename('A better name')),
    await measureSave(page, 'the name again', rename('The best name')),
    await measureSave(page, 'the stock of one variant', async () => {
      await page.getByRole('button', { name: 'Edit variant BENCH-3', exact: true }).click();
      const stock = page.getByRole('dialog').getByRole('textbox', { name: 'Stock' });
      await stock.selectText();
      await stock.pressSequentially('77');
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  ];
  saves.push(
    await measureSave(page, 'the stock of one variant in the table', async () => {
      await page.getByRole('button', { name: /^Stock of variant BENCH-4:/ }).click();
      await page.keyboard.type('78');
      await page.keyboard.press('Enter');
    }),
  );
  await context.close();
  return { openedMs, firstRowsMs, saves };
}
