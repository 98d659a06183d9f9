import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { demoAddress, isForVisitors } from '../../scripts/demoAddress';
import { componentIds } from '../../src/features/components/list/componentIds';
import { href, paths } from '../../src/routing/paths';
import { expectHeading, submitAccount } from './session';
import { watch, type Watch } from './watch';

const componentAddresses = Object.values(componentIds)
  .flat()
  .map((componentId) => href(paths.componentDetail, { componentId }));

const addresses = Object.values(paths)
  .filter((path) => path !== paths.componentDetail)
  .map(demoAddress)
  .concat(componentAddresses);

const forVisitors = addresses.filter(isForVisitors);
const forUsers = addresses.filter((address) => !isForVisitors(address));

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rendered by GraphiQL and Fluent's focus management, not by the app. */
const notOurs = ['.graphiql-container', '[data-tabster-dummy]'];

/** Initials in an avatar and shortcut keys are not part of a button's name. */
const off = { 'label-content-name-mismatch': { enabled: false } };

interface Axe {
  run(
    context: { exclude: string[] },
    options: { rules: typeof off },
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Returns the violations that axe finds on the rendered page, including color contrast. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ([exclude, rules]) => {
      const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run({ exclude }, { rules });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
      );
    },
    [notOurs, off] as const,
  );
}

const looks: { title: string; preferences: Record<string, unknown> }[] = [
  { title: 'light', preferences: { theme: 'light' } },
  { title: 'dark with borders', preferences: { theme: 'dark', skin: 'bordered' } },
  { title: 'light and right-to-left', preferences: { theme: 'light', direction: 'rtl' } },
];

/** Opens an address within the app, which stays loaded, and resolves when its heading has replaced the previous one. */
async function go(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  const before = await page.evaluateHandle(() => {
    const heading = document.querySelector('h1');
    return { heading, text: heading?.textContent };
  });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(({ heading, text }) => {
    const current = document.querySelector('h1');
    return current !== null && (current !== heading || current.textContent !== text);
  }, before);
}

/** Checks the page that is shown at the address. */
async function check(page: Page, address: string): Promise<void> {
  await expectHeading(page, /./);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  // Content that is still loading then is rendered in the same colors.
  await page.waitForTimeout(200);
  // An image still loading when the page is left would be requested from the network, which is unavailable.
  const areShown = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight);
  await page.waitForFunction(areShown);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1);
  expect.soft(await page.title(), address).toMatch(/^\S.* – Catalog Manager$/);
  expect.soft(await violations(page), address).toEqual([]);
}

/** Sets the preferences of a look and watches the context. */
async function prepare(page: Page, baseURL: string | undefined, preferences: Record<string, unknown>): Promise<Watch> {
  const watched = watch(page.context(), new URL(baseURL ?? '').origin);
  const kept = { ...preferences, selectedCatalog: '1' };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify(value)), kept);
  return watched;
}

const what = 'is readable, logs nothing to the console, and sends no request to another host';

for (const { title, preferences } of looks) {
  test(`every screen for visitors ${what}, in ${title}`, async ({ page, baseURL }) => {
    const watched = await prepare(page, baseURL, preferences);
    for (const address of forVisitors) {
      await page.goto(address);
      await check(page, address);
    }
    watched.expectQuiet();
  });

  // Two tests at a time, each with half of the screens.
  for (const half of [0, 1]) {
    test(`every screen for users ${what}, in ${title} (${half + 1} of 2)`, async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      const watched = await prepare(page, baseURL, preferences);
      await page.goto(paths.signIn);
      await submitAccount(page, 'Administrator');
      await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
      for (const address of forUsers.filter((_, at) => at % 2 === half)) {
        await go(page, address);
        await check(page, address);
      }
      watched.expectQuiet();
    });
  }
}
