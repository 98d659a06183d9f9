import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator drag a category into another one, and undo it', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  // All categories fit, so that the page does not scroll while one is dragged.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await openSignedIn(page, '/catalogs/1/categories', 'Categories');
  const category = (name: RegExp) => page.getByRole('treeitem', { name });
  await category(/^Tents,/).dragTo(category(/^New arrivals,/));
  await expect(toast(page, /^“Tents” moved\. \d+ products updated\.$/)).toBeVisible();
  await expect(category(/^Tents,/)).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(category(/^Tents,/)).toHaveAttribute('aria-level', '3');
  around.expectQuiet();
});
