import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

const FILE = 'tests/files/libreoffice.html';

/** Puts the cells on the clipboard as LibreOffice does. */
const copyInLibreOffice = (page: Page) =>
  page.evaluate(
    ([html, text]) => {
      const toBlob = (part: string, type: string) => new Blob([part], { type });
      const parts = { 'text/html': toBlob(html, 'text/html'), 'text/plain': toBlob(text, 'text/plain') };
      return navigator.clipboard.write([new ClipboardItem(parts)]);
    },
    [readFileSync(FILE, 'utf8'), 'Nord "Alder"\t1.249,50\t1.399,00'] as const,
  );

test('lets an administrator paste cells from LibreOffice, copy them out, and undo it, by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/catalogs/1/products?q=alder', 'Products');
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  const grid = page.getByRole('grid', { name: 'Products as a spreadsheet' });
  const row = (index: number) => grid.locator(`[aria-rowindex="${index + 1}"]`);
  await expect(row(1)).toContainText('Alder Classic Storage Basket');
  const before = (await row(1).textContent()) ?? '';

  await test.step('pastes three brands with their prices', async () => {
    await copyInLibreOffice(page);
    await row(1).getByRole('gridcell').first().click();
    await page.keyboard.press('End');
    // From the last column back to the brand, which is before the prices.
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('status').filter({ hasText: '9 cells pasted' })).toBeVisible();
    await expect(row(1)).toContainText('Nord "Alder"1249.501399.00');
    await expect(row(2)).toContainText('0001299.00109.95');
    await expect(row(3)).toContainText('two · lines0.50');
  });

  await test.step('finds them stored after a reload', async () => {
    await page.reload();
    await expect(row(1)).toContainText('Nord "Alder"1249.501399.00');
  });

  await test.step('copies them out, and fills them down', async () => {
    await row(1).getByText('Nord "Alder"').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await expect(page.getByRole('status').filter({ hasText: '2 cells copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"Nord ""Alder"""\n00012\n');
    await page.keyboard.press('Control+d');
    await expect(row(2)).toContainText('Nord "Alder"99.00');
    await page.keyboard.press('Control+z');
    await expect(row(2)).toContainText('0001299.00');
  });

  await test.step('returns to the list, which shows them', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Products' })).toContainText('€1,249.50');
    expect(before).not.toContain('1249.50');
  });
  around.expectQuiet();
});
