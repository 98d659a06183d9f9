import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Clicks the button and returns the text of the file that it downloads. */
export async function downloadBy(page: Page, button: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await arrival;
  return readFile(await download.path(), 'utf8');
}
