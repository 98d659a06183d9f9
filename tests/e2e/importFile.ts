import { expect, type Page } from '@playwright/test';

/** Counts of a dry run or an import, in products. */
export interface Counts {
  created: number;
  updated: number;
  skipped: number;
  failed: number;
}

/** Brings a file from the upload to its dry run by the layout and mapping that the app proposes. */
export async function dryRunOf(page: Page, path: string, layout: string): Promise<void> {
  await page.getByLabel('Product file', { exact: true }).setInputFiles(path);
  await expect(page.getByRole('radio', { name: layout })).toBeChecked();
  await page.getByRole('button', { name: 'Go on to the mapping' }).click();
  await expect(page.getByRole('combobox', { name: 'What sku becomes' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on to the dry run' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await expect(page.getByRole('button', { name: 'Repeat the dry run' })).toBeVisible();
}

/** Checks what a finished dry run says. */
export async function expectDryRun(page: Page, { created, updated, skipped, failed }: Counts): Promise<void> {
  await expect(page.getByRole('region', { name: 'Dry run' })).toContainText(
    new RegExp(`To create\\s*${created}\\s*To update\\s*${updated}\\s*To skip\\s*${skipped}.*Will fail\\s*${failed}`),
  );
}
