import { expect, test } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

test('lets an administrator find what is not translated, and list products by an attribute', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await test.step('opens the products without translations from the completeness', async () => {
    await openSignedIn(page, '/catalogs/1', 'Outdoor range');
    const matrix = page.getByRole('table', { name: 'Completeness by channel and language' });
    await expect(matrix.getByRole('rowheader')).toHaveText(['English', 'German', 'French', 'Portuguese']);
    await matrix
      .getByRole('row', { name: /^German/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/locale=de&channel=web&complete=no/);
    await expect(chips).toHaveText(['Completeness: Incomplete']);
    await expect(page.getByRole('combobox', { name: 'Language of the texts' })).toHaveValue('de');
    await expect(page.getByRole('combobox', { name: 'Channel of texts and prices' })).toHaveValue('web');
  });

  const table = page.getByRole('table', { name: 'Products' });
  await test.step('adds a column of an attribute and sorts by it', async () => {
    await page.getByRole('button', { name: 'Columns and row height' }).click();
    await page.getByRole('menuitem', { name: 'Attribute columns…' }).click();
    const picker = page.getByRole('dialog', { name: 'Attribute columns' });
    await picker.getByRole('checkbox', { name: 'Weight' }).check();
    await page.keyboard.press('Escape');
    await table.getByRole('button', { name: 'Weight' }).click();
    await expect(table.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('filters by the attribute, which a reload keeps', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const more = page.getByRole('dialog', { name: 'Filters' });
    await more.getByRole('button', { name: 'Add condition' }).click();
    await page.keyboard.type('weig');
    await page.keyboard.press('Enter');
    const condition = more.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('is at least');
    await condition.getByRole('textbox', { name: 'Value' }).fill('1');
    await more.getByRole('button', { name: 'Show products' }).click();
    await expect(chips.nth(1)).toHaveText('Weight is at least 1 kg');
    const weight = table.getByRole('row').nth(1).getByRole('cell').nth(3);
    await expect(weight).toHaveText(/^1(,\d{3} g|\.\d+ kg)$/);
    const text = await weight.textContent();
    await page.reload();
    await expect(chips).toHaveCount(2);
    await expect(weight).toHaveText(text ?? '');
  });

  await test.step('adds a group of which one condition has to match, and removes it by its chip', async () => {
    const pages = page.getByText(/^\d+–\d+ of \d+$/);
    const before = await pages.textContent();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const more = page.getByRole('dialog', { name: 'Filters' });
    await more.getByRole('button', { name: 'Add group' }).click();
    await page.keyboard.type('brand');
    await page.keyboard.press('Enter');
    const group = more.getByRole('group', { name: 'Group 1' });
    await group.getByRole('textbox', { name: 'Value' }).fill('korr');
    await group.getByRole('button', { name: 'Add condition' }).click();
    await page.keyboard.type('changed by');
    await page.keyboard.press('Enter');
    const author = group.getByRole('group', { name: 'Condition 3' });
    await author.getByRole('combobox', { name: 'Value' }).selectOption('Ada Lindqvist');
    await group.getByRole('combobox', { name: 'Products must match' }).selectOption('no condition');
    await expect(more.getByText('No products match')).toBeVisible();
    await group.getByRole('combobox', { name: 'Products must match' }).selectOption('any condition');
    await more.getByRole('button', { name: 'Show products' }).click();
    await expect(chips.nth(2)).toHaveText('(Brand contains “korr” or Last changed by is Ada Lindqvist)');
    await expect(page).toHaveURL(/where=.*or/);
    await page.reload();
    await expect(chips).toHaveCount(3);
    await chips.nth(2).getByRole('button').click();
    await expect(chips).toHaveCount(2);
    await expect(pages).toHaveText(before ?? '');
  });
  around.expectQuiet();
});

test('shows names of products in two lines where they are narrow, in rows of the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openSignedIn(page, '/catalogs/1/products', 'Products');
  const rows = page
    .getByRole('table', { name: 'Products' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows.first()).toBeVisible();
  const getHeights = () => rows.evaluateAll((all) => [...new Set(all.map((row) => row.clientHeight))]);
  const getLines = () =>
    rows
      .getByRole('link')
      .locator('[title]')
      .evaluateAll((names) => [...new Set(names.map((name) => name.clientHeight / 20))].sort());
  expect(await getHeights()).toEqual([48]);
  expect(await getLines()).toEqual([1, 2]);

  await page.getByRole('button', { name: 'Columns and row height' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  expect(await getHeights()).toEqual([36]);
  expect(await getLines()).toEqual([1]);
});
