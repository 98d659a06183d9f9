import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HELP_PICTURE_SIZE, type HelpPicture } from '#mocks/fixtures/knowledgeBase/category';
import type { BuiltApp } from '../builtApp';
import { signIn } from './signIn';

/** Where the app serves them from; the articles refer to `/help/<name>.webp`. */
const FOLDER = 'public/help';

const FILE = 'tests/files/shopify.csv';

/**
 * Prepares the page for each screenshot, in this order. The import is what the next ones show: its job, and a version
 * with its products.
 */
const SCENES: readonly (readonly [name: HelpPicture, prepare: (page: Page) => Promise<unknown>])[] = [
  ['catalogs', (page) => page.goto('/catalogs')],
  ['catalog', (page) => page.goto('/catalogs/1')],
  ['products', (page) => page.goto('/catalogs/1/products')],
  ['product', (page) => page.goto('/catalogs/1/products/1')],
  ['access', (page) => page.goto('/access-control')],
  ['graphiql', (page) => page.goto('/developer/graphiql')],
  [
    'customize',
    async (page) => {
      await page.goto('/catalogs/1');
      await page.getByRole('button', { name: /^Account of / }).click();
      await page.getByRole('menuitem', { name: 'Customize layout' }).click();
    },
  ],
  [
    'shortcuts',
    async (page) => {
      await page.goto('/catalogs/1');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
    },
  ],
  [
    'mapping',
    async (page) => {
      await page.goto('/catalogs/1/import');
      await page.getByLabel('Product file', { exact: true }).setInputFiles(FILE);
      await page.getByRole('button', { name: 'Continue to mapping' }).click();
    },
  ],
  [
    'dry-run',
    async (page) => {
      await page.getByRole('button', { name: 'Continue to dry run' }).click();
      await page.getByRole('button', { name: 'Start dry run' }).click();
      await page.getByRole('button', { name: 'Repeat dry run' }).waitFor();
    },
  ],
  [
    'job',
    async (page) => {
      await page
        .getByRole('button', { name: /^Import/ })
        .last()
        .click();
      await page.getByRole('link', { name: 'View job or undo' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  ],
  ['publish', (page) => page.goto('/catalogs/1/publish')],
  [
    'version',
    async (page) => {
      await page.getByRole('button', { name: 'Publish version 2' }).click();
      await page.getByRole('link', { name: 'Open version 2' }).click();
    },
  ],
  [
    'compare',
    async (page) => {
      await page.getByRole('tab', { name: /^Changes/ }).click();
      await page.getByRole('tab', { name: /^Changes/ }).evaluate((tab) => tab.scrollIntoView({ block: 'center' }));
    },
  ],
];

/** Takes the screenshots of the help articles, in the light theme. */
export async function takeHelpPictures({ browser, url }: BuiltApp): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({
    baseURL: url,
    viewport: HELP_PICTURE_SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(() =>
    localStorage.setItem(
      'preferences',
      JSON.stringify({ theme: 'light', isMenuCollapsed: true, selectedCatalog: '1' }),
    ),
  );
  await page.goto('/catalogs');
  await signIn(page);
  // Playwright itself only writes PNG and JPEG, which are larger.
  const browserSession = await page.context().newCDPSession(page);
  for (const [name, prepare] of SCENES) {
    await prepare(page);
    await page.mouse.move(0, 0);
    // Waits for data, images, and the last transition.
    await page.waitForTimeout(2500);
    const { data } = await browserSession.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
    await writeFile(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
    console.log(`${FOLDER}/${name}.webp`);
  }
}
