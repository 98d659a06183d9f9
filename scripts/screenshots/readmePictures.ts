import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { BuiltApp } from '../builtApp';
import { signIn } from './signIn';

const FILE = 'tests/files/shopify.csv';

const openProducts = async (page: Page) => {
  await page.goto('/catalogs/1/products?perPage=25');
  await signIn(page);
  await page.getByRole('table', { name: 'Products' }).getByRole('link').first().waitFor();
};

const openDryRun = async (page: Page) => {
  await page.goto('/catalogs/1/import');
  await page.getByLabel('Product file', { exact: true }).setInputFiles(FILE);
  await page.getByRole('button', { name: 'Continue to mapping' }).click();
  await page.getByRole('button', { name: 'Continue to dry run' }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await page.getByRole('button', { name: 'Repeat dry run' }).waitFor();
  await page.getByRole('table', { name: 'Issues' }).getByRole('cell').first().waitFor();
};

const take = async (page: Page, path: string) => {
  // Wait for images, fonts, and the last transition, and move the pointer to a place where it hovers over nothing.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1000);
  await page.screenshot({ path });
  console.log(path);
};

/** Takes the two README screenshots: the product list, and the dry run of an import with issues. */
export async function takeReadmePictures({ browser, url }: BuiltApp): Promise<void> {
  await mkdir('docs', { recursive: true });
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await openProducts(page);
  await take(page, 'docs/products.png');
  await openDryRun(page);
  await take(page, 'docs/import.png');
}
