import { expect, test } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

test('lets an administrator fill and paste across the variants of a product, with the prices of its currencies', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/catalogs/1/products?q=BSK-1090&mode=sheet', 'Products');
  const grid = page.getByRole('grid', { name: 'Products as a spreadsheet' });
  const getColumn = async (name: string) => {
    const heads = await grid.getByRole('columnheader').allTextContents();
    return heads.filter((head) => head !== 'Row').indexOf(name);
  };
  const cellAt = (row: number, column: number) => grid.locator(`[data-cell="${row}:${column}"]`);

  await page.getByRole('switch', { name: 'Show variants' }).click();
  await expect(grid).toContainText('BSK-1090-1-FOR');
  const [euros, dollars] = [await getColumn('Price EUR'), await getColumn('Price USD')];
  const before = await cellAt(1, dollars).textContent();

  await test.step('a first price of a variant leaves the one that it inherits in the other currency', async () => {
    await cellAt(1, euros).click();
    await page.keyboard.type('44.50');
    await page.keyboard.press('Enter');
    await expect(cellAt(1, euros)).toHaveText('44.50');
    await page.reload();
    await expect(cellAt(1, euros)).toHaveText('44.50');
    await expect(cellAt(1, dollars)).toHaveText(before ?? '');
  });

  await test.step('the handle fills the variants below', async () => {
    await cellAt(1, euros).click();
    const handle = await cellAt(1, euros).locator('[data-fill]').boundingBox();
    const last = await cellAt(4, euros).boundingBox();
    if (!handle || !last) throw new Error('The cells are not in sight.');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 5 });
    await page.mouse.up();
    for (const row of [2, 3, 4]) await expect(cellAt(row, euros)).toHaveText('44.50');
    await page.keyboard.press('Control+z');
    await expect(cellAt(2, euros)).not.toHaveText('44.50');
  });

  await test.step('cells are pasted over products and variants, and what a variant does not have is left out', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('51\t61\n52\t62\n53\t63\n'));
    await cellAt(0, euros).click();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('status').filter({ hasText: '6 cells pasted' })).toBeVisible();
    for (const row of [0, 1, 2]) {
      await expect(cellAt(row, euros)).toHaveText(`${51 + row}.00`);
      await expect(cellAt(row, dollars)).toHaveText(`${61 + row}.00`);
    }
    await page.reload();
    await expect(cellAt(2, dollars)).toHaveText('63.00');
  });
  around.expectQuiet();
});
