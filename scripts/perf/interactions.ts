import type { Page } from '@playwright/test';

/** Something a person does on the product list, and the content that changes. */
interface Interaction {
  name: string;
  watched: string;
  act: (page: Page) => Promise<unknown>;
  /** Restores what the next interaction starts from. */
  undo?: (page: Page) => Promise<unknown>;
}

/** Duration of an interaction until the last change is painted, and time in which the page was blocked over 50 ms. */
export interface InteractionTimes {
  ms: number;
  blocked: number;
}

const ROWS = 'table tbody tr';
const HEADING = 'h1';
/** No change for this long, in milliseconds, ends an interaction. */
const QUIET = 400;

const search = (page: Page) => page.locator('input[type=search]').first();
const statusFilter = (page: Page) => page.locator('select').first();

const interactions: readonly Interaction[] = [
  {
    name: 'search',
    watched: ROWS,
    act: (page) => search(page).pressSequentially('tent'),
    undo: (page) => search(page).fill(''),
  },
  {
    name: 'filter',
    watched: ROWS,
    act: (page) => statusFilter(page).selectOption('DRAFT'),
    undo: (page) => statusFilter(page).selectOption(''),
  },
  { name: 'sort', watched: ROWS, act: (page) => page.locator('thead th button').nth(1).click() },
  { name: 'page', watched: ROWS, act: (page) => page.getByRole('button', { name: 'Next page' }).click() },
  { name: 'detail', watched: HEADING, act: (page) => page.locator(`${ROWS} a`).first().click() },
  { name: 'back', watched: ROWS, act: (page) => page.goBack() },
];

/** The names of the interactions, in the order in which they are measured. */
export const interactionNames: readonly string[] = interactions.map(({ name }) => name);

/** Measures each interaction once on the loaded product list. */
export async function measureInteractions(page: Page): Promise<Record<string, InteractionTimes>> {
  const measured: Record<string, InteractionTimes> = {};
  for (const { name, watched, act, undo } of interactions) {
    await page.evaluate((selector) => window.pageTimes.watch(selector), watched);
    await act(page);
    await page.waitForFunction((quiet) => {
      const { changedAt } = window.pageTimes;
      return changedAt > 0 && performance.now() - changedAt > quiet;
    }, QUIET);
    measured[name] = await page.evaluate(() => {
      const { inputAt, changedAt, longTasks } = window.pageTimes;
      const over = longTasks.filter(([start, duration]) => start + duration > inputAt).map(([, ms]) => ms - 50);
      return { ms: changedAt - inputAt, blocked: over.reduce((sum, ms) => sum + ms, 0) };
    });
    await undo?.(page);
    await page.waitForTimeout(QUIET + 200);
  }
  return measured;
}
