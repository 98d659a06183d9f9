import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator write a post from a draft to a comment', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  // The browser asks before it leaves unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept());
  await openSignedIn(page, '/pages/blog/list', 'Blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await expectHeading(page, 'New post');

  await test.step('restores the draft after a reload', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Größe zählt');
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('grosse-zahlt');
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.keyboard.type('Measure twice.');
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('How to measure.');
    // The draft is stored when typing pauses.
    await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('How to measure.')));
    await page.reload();
    await expect(page.getByText(/^Your unsaved changes from .* were restored/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Größe zählt');
    await expect(content).toHaveText('Measure twice.');
  });

  await test.step('creates the post as a draft', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('article')).toContainText('Measure twice.');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(toast(page, '“Größe zählt” created')).toBeVisible();
    await expectHeading(page, 'Größe zählt');
    await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('publishes it', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectHeading(page, 'Edit post');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, 'Größe zählt');
    await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeHidden();
  });

  await test.step('comments on it', async () => {
    await page.getByRole('textbox', { name: 'Your comment' }).fill('And cut once.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByRole('region', { name: '1 comment' })).toContainText('And cut once.');
    await page.reload();
    await expect(page.getByRole('region', { name: '1 comment' })).toContainText('And cut once.');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Größe zählt' })).toBeVisible();
  });
  around.expectQuiet();
});
