import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator add, complete, and reopen tasks', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/todo', 'To-do');
  const open = page.getByRole('list', { name: 'Open' });
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(open.getByRole('listitem')).not.toHaveCount(0);
  const count = await open.getByRole('listitem').count();

  await test.step('adds a task', async () => {
    await page.getByRole('textbox', { name: 'Add a task' }).fill('Air the tents');
    await page.keyboard.press('Enter');
    await expect(open.getByRole('listitem').last()).toContainText('Air the tents');
    await expect(views.getByRole('link', { name: `Open, ${count + 1} tasks` })).toBeVisible();
  });

  const row = open.getByRole('listitem').filter({ hasText: 'Air the tents' });
  await test.step('gives it an assignee, a due date, and a tag', async () => {
    await open.getByRole('link', { name: 'Air the tents' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit task' });
    await drawer.getByRole('combobox', { name: 'Assignee' }).fill('b');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await drawer.getByRole('combobox', { name: 'Assignee' }).fill('björk');
    await page.getByRole('option', { name: 'Björk Þórsdóttir' }).click();
    await expect(drawer.getByRole('combobox', { name: 'Assignee' })).toHaveValue('Björk Þórsdóttir');
    await drawer.getByRole('textbox', { name: 'Due date' }).fill('2020-02-29');
    await drawer.getByRole('checkbox', { name: 'Team' }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Task saved')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(open.getByRole('link', { name: 'Air the tents' })).toBeFocused();
    await expect(row).toContainText('Overdue, Feb 29, 2020');
    await expect(row).toContainText('Assigned to Björk Þórsdóttir');
  });

  await test.step('finds it by its tag, which a reload keeps', async () => {
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Team' }).click();
    await expect(open.getByRole('listitem').first()).toContainText('Air the tents');
    await page.reload();
    await expect(open.getByRole('listitem').first()).toContainText('Air the tents');
  });

  await test.step('completes it and undoes that', async () => {
    await page.getByRole('checkbox', { name: 'Completed: Air the tents' }).press('Space');
    await expect(row).toBeHidden();
    await expect(open.getByRole('listitem').first().getByRole('checkbox')).toBeFocused();
    await toast(page, 'Task completed').getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('deletes it and restores it', async () => {
    await page.getByRole('button', { name: 'Delete “Air the tents”' }).click();
    await expect(row).toBeHidden();
    await views.getByRole('link', { name: /^Deleted/ }).click();
    await page.getByRole('button', { name: 'Restore “Air the tents”' }).click();
    await expect(toast(page, 'Task restored')).toBeVisible();
    await views.getByRole('link', { name: /^Open/ }).click();
    await expect(row).toBeVisible();
    await page.getByRole('link', { name: 'New task' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  });
  around.expectQuiet();
});
