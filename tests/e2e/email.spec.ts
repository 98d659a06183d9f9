import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator read, reply to, move, and write emails', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/email', 'Email');
  const inbox = page.getByRole('list', { name: 'Inbox' });
  const folders = page.getByRole('navigation', { name: 'Folders' });
  const unread = async () =>
    Number(/\d+/.exec((await folders.getByRole('link', { name: /^Inbox/ }).textContent()) ?? ''));

  const subject = 'Two colors of the ridge tent are swapped';
  await test.step('reads an email', async () => {
    await expect(inbox.getByRole('link', { name: new RegExp(`^Unread, .*${subject}`) })).toBeVisible();
    const before = await unread();
    await inbox.getByRole('link', { name: new RegExp(subject) }).click();
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused();
    await expect(folders.getByRole('link', { name: `Inbox, ${before - 1} unread` })).toBeVisible();
  });

  await test.step('replies to it', async () => {
    await page.getByRole('link', { name: 'Reply', exact: true }).click();
    const reply = page.getByRole('dialog', { name: 'Reply' });
    await expect(reply.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.type('Thank you, I look into it.');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Email sent')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Email from Ada Lindqvist' })).toContainText('I look into it.');
  });

  await test.step('deletes it and restores it', async () => {
    await page.keyboard.press('Escape');
    await expect(inbox.getByRole('link', { name: new RegExp(subject) })).toBeFocused();
    await page.getByRole('checkbox', { name: `Select “${subject}”` }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(inbox.getByRole('link', { name: new RegExp(subject) })).toBeHidden();
    await toast(page, 'Moved to Trash').getByRole('button', { name: 'Undo' }).click();
    await expect(inbox.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
  });

  await test.step('saves a draft and sends it after a reload', async () => {
    // When a toast disappears, the focus moves to the next one.
    await expect(toast(page, 'Moved to Trash')).toBeHidden();
    await page.getByRole('link', { name: 'New email' }).click();
    const writer = page.getByRole('dialog', { name: 'New email' });
    await expect(writer.getByRole('combobox', { name: 'To' })).toBeFocused();
    await page.keyboard.type('admin@demo.com,');
    await expect(writer.getByRole('button', { name: 'Remove admin@demo.com' })).toBeVisible();
    await writer.getByRole('textbox', { name: 'Subject' }).fill('Note to self');
    await expect(writer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Note to self');
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Draft saved')).toBeVisible();
    await page.reload();
    await folders.getByRole('link', { name: /^Drafts/ }).click();
    await page.getByRole('link', { name: 'To: admin@demo.com: Note to self' }).click();
    await page.getByRole('dialog', { name: 'Draft' }).getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Email sent')).toBeVisible();
    await folders.getByRole('link', { name: /^Inbox/ }).click();
    await expect(inbox.getByRole('listitem').first()).toContainText('Note to self');
  });
  around.expectQuiet();
});
