import { expect, type Locator, type Page } from '@playwright/test';

/** Counts of a dry run or an import, as numbers of products. */
export interface Counts {
  created: number;
  updated: number;
  skipped: number;
  failed: number;
}

/** Takes a file from the upload to its dry run with the suggested layout and mapping. */
export async function getDryRun(
  page: Page,
  file: Parameters<Locator['setInputFiles']>[0],
  layout: string,
): Promise<void> {
  await page.getByLabel('Product file', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('radio', { name: layout })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to mapping' }).click();
  await expect(page.getByRole('combobox', { name: /^Field for (product_)?sku$/i })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to dry run' }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByRole('button', { name: 'Repeat dry run' })).toBeVisible();
}

/** Checks the results of a finished dry run. */
export async function expectDryRun(page: Page, { created, updated, skipped, failed }: Counts): Promise<void> {
  await expect(page.getByRole('region', { name: 'Dry run' })).toContainText(
    new RegExp(`To create\\s*${created}\\s*To update\\s*${updated}\\s*To skip\\s*${skipped}.*Will fail\\s*${failed}`),
  );
}
