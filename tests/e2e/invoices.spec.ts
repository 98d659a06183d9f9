import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

const amounts = (page: Page) => page.getByRole('region', { name: 'Amounts' });

async function fillItem(page: Page, number: number, fields: Record<string, string>): Promise<void> {
  const item = page.getByRole('group', { name: `Item ${number}` });
  for (const [name, text] of Object.entries(fields)) await item.getByRole('textbox', { name }).fill(text);
}

/** Creates an invoice for 1,039.50 dollars; the first attempt has no client name. */
async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New invoice' }).click();
  await expectHeading(page, 'New invoice');
  await page.getByRole('textbox', { name: 'Email' }).fill('office@lantern.example');
  await fillItem(page, 1, { 'Unit price': '60', Quantity: '15', Discount: '5', Tax: '10' });
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('group', { name: 'Item 2' }).getByRole('combobox', { name: 'Service' })).toBeFocused();
  await fillItem(page, 2, { 'Unit price': '99', Note: 'For all branches' });
  await expect(amounts(page)).toContainText('Total$1,039.50');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText('Enter the client’s name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lena Lantern');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(toast(page, /^Invoice #\d+ created$/)).toBeVisible();
}

/** Checks that only the invoice itself would be printed from the page. */
async function expectPaperAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Items' })).toBeVisible();
  for (const name of ['Print', 'Delete']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const look = await paper.evaluate((element) => {
    const { color, paddingTop } = getComputedStyle(element);
    return { color, paddingTop, left: element.getBoundingClientRect().left };
  });
  expect(look).toEqual({ color: 'rgb(0, 0, 0)', paddingTop: '0px', left: 0 });
  await page.emulateMedia({ media: null });
}

test('lets an administrator create and send an invoice, receive two partial payments, and delete it', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await test.step('creates the invoice', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' }));
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openSignedIn(page, '/apps/invoice/list', 'Invoices');
    await write(page);
  });

  const paper = page.getByRole('article');
  await test.step('prints the invoice alone', async () => {
    await expect(paper).toContainText('Lena Lantern');
    await expect(paper).toContainText('Balance due$1,039.50');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await expectPaperAlone(page);
  });

  await test.step('sends it and receives two partial payments', async () => {
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(toast(page, /marked as sent/)).toBeVisible();
    await page.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('39.50');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(paper).toContainText('Balance due$1,000.00');
    await page.reload();
    await expect(paper).toContainText('Balance due$1,000.00');
    await page.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(paper).toContainText('Balance due$0.00');
  });

  await test.step('edits the client', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Company' }).fill('Lantern & Wick');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(paper).toContainText('Lantern & Wick');
  });

  await test.step('deletes it from the list', async () => {
    await page.goto('/apps/invoice/list?q=lantern');
    const row = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
    await expect(row).toContainText(/Lena Lantern.*\$1,039\.50.*\$0\.00.*Paid/);
    await row.getByRole('button', { name: /^Actions for invoice/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invoice' }).click();
    await expect(page.getByRole('heading', { name: 'No invoices match' })).toBeVisible();
  });
  around.expectQuiet();
});
