import type { Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { ask, signIn } from './appPage';
import { getSeconds, startImport } from './importFile';
import { productFile } from './productFile';

/** How the rows of the spreadsheet scroll. */
interface ScrollFigures {
  /** Until the first rows are shown, in milliseconds. */
  openedMs: number;
  /** Frames per second while scrolling, and the share of frames in which a row in sight was blank. */
  framesPerSecond: number;
  blankShare: number;
  /** The longest task of the page while scrolling, in milliseconds; 0 if none took 50 ms. */
  longestTask: number;
}

/** Measurements of the spreadsheet of products. */
export interface SheetFigures {
  products: number;
  /** The products as rows, and these with the four variants of each below it. */
  scrolls: Readonly<Record<'products' | 'products with their variants', ScrollFigures>>;
  /** From the paste of 200 rows of 10 cells until they are painted, and until all are saved, in milliseconds. */
  pastedMs: number;
  savedMs: number;
  longestPasteTask: number;
}

/** Rows that a person scrolls by in a second, with the wheel or the touchpad. */
const ROWS_PER_SECOND = 60;

const SECONDS = 8;

/** Attributes that are columns beside each other, and the units of those that need one. */
const COLUMNS = [
  'mpn',
  'seo-title',
  'seo-description',
  'tax-class',
  'gtin',
  'slug',
  'weight',
  'length',
  'width',
  'height',
];

const UNITS = ['', '', '', '', '', '', ' g', ' cm', ' cm', ' cm'];

const GRID = '[role="grid"]';

const scroll = (page: Page) =>
  page.evaluate(
    ([selector, speed, seconds]) =>
      new Promise<{ frames: number; blank: number }>((resolve) => {
        const scroller = document.querySelector(selector)!;
        const start = performance.now();
        let [frames, blank, last] = [0, 0, start];
        const step = (now: number) => {
          scroller.scrollTop += ((now - last) / 1000) * speed * 36;
          last = now;
          frames++;
          const frame = scroller.getBoundingClientRect();
          const isInSight = (element: Element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > frame.top && top < frame.bottom;
          };
          if ([...scroller.querySelectorAll('[data-blank]')].some(isInSight)) blank++;
          if (now - start < seconds * 1000) requestAnimationFrame(step);
          else resolve({ frames, blank });
        };
        requestAnimationFrame(step);
      }),
    [GRID, ROWS_PER_SECOND, SECONDS] as const,
  );

const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));

/** Pastes into the selected cell, and returns when the cells are painted and saved. */
const paste = (page: Page, text: string) =>
  page.evaluate(async (cells) => {
    const data = new DataTransfer();
    data.setData('text/plain', cells);
    const start = performance.now();
    const cell = document.activeElement!;
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    const until = (isDone: () => boolean) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (isDone()) requestAnimationFrame(() => resolve(performance.now() - start));
          else setTimeout(check, 4);
        };
        check();
      });
    const pastedMs = await until(() => document.querySelector('[data-cell="0:2"]')?.textContent === 'v0-0');
    const savedMs = await until(
      () =>
        /cells pasted/.test(document.querySelector('main')!.textContent) &&
        !/Saving/.test(document.querySelector('main')!.textContent),
    );
    return { pastedMs, savedMs };
  }, text);

/** Imports products into a new catalog in the built app, and scrolls and pastes in their spreadsheet. */
export async function sheetInChromium({ browser, url }: BuiltApp, products: number): Promise<SheetFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Names functions where esbuild keeps their names.
  await page.addInitScript('globalThis.__name = (one) => one');
  await signIn(page, url);
  const { createCatalog } = await ask<{ createCatalog: { catalog: { id: string } } }>(
    page,
    'mutation { createCatalog(input: { name: "Bench" }) { catalog { id } } }',
    {},
  );
  const catalogId = createCatalog.catalog.id;
  const id = await startImport(page, catalogId, Buffer.from([...productFile(products * 4)].join('')));
  while ((await getSeconds(page, id)) === null) await page.waitForTimeout(1000);
  await page.evaluate((columns) => {
    const preferences = JSON.parse(localStorage.getItem('preferences') ?? '{}') as Record<string, unknown>;
    const shown = ['NAME', 'SKU', ...columns.map((code) => `attribute:${code}`)];
    const table = { density: 'compact', columns: shown.map((id) => ({ id, width: null })) };
    preferences.tables = { products: table };
    localStorage.setItem('preferences', JSON.stringify(preferences));
  }, COLUMNS);
  const measure = async (address: string): Promise<ScrollFigures> => {
    await page.goto(address);
    const start = performance.now();
    await page.locator('[data-cell="0:0"]').waitFor();
    const openedMs = performance.now() - start;
    await page.waitForTimeout(3000);
    await page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) =>
        window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' });
    });
    const { frames, blank } = await scroll(page);
    const longest = await longestTask(page);
    return { openedMs, framesPerSecond: frames / SECONDS, blankShare: blank / frames, longestTask: longest };
  };
  const address = `${url}/catalogs/${catalogId}/products?mode=sheet`;
  const withVariants = await measure(`${address}&variants=rows`);
  const scrolls = { products: await measure(address), 'products with their variants': withVariants };
  await page.evaluate((selector) => (document.querySelector(selector)!.scrollTop = 0), GRID);
  await page.locator('[data-cell="0:2"]').click();
  const rows = Array.from({ length: 200 }, (_, row) =>
    UNITS.map((unit, column) => (unit ? `${row + column + 1}${unit}` : `v${row}-${column}`)).join('\t'),
  );
  await longestTask(page);
  const { pastedMs, savedMs } = await paste(page, rows.join('\n'));
  const longestPasteTask = await longestTask(page);
  await context.close();
  return { products, scrolls, pastedMs, savedMs, longestPasteTask };
}
