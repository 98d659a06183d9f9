import { expect, test, type Page } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

const people = (page: Page) => page.getByRole('navigation', { name: 'Chats and contacts' });

const open = async (page: Page, name: RegExp) => people(page).getByRole('link', { name }).click();

/** Returns how far the log is scrolled from its end, in pixels. */
const distanceToEnd = (page: Page) =>
  page.getByRole('log').evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));

test('lets an administrator chat with contacts and edit the profile', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/apps/chat', 'Chat');
  await expect(people(page).getByRole('link').first()).toContainText('3 new messages');

  const log = page.getByRole('log', { name: 'Messages with Kwame Asante' });
  const field = page.getByRole('textbox', { name: 'Message to Kwame Asante' });
  await test.step('sends a message of two lines', async () => {
    await open(page, /Kwame Asante/);
    await expect(page).toHaveURL(/contact=2/);
    await expect(log).toContainText('Eight too, five minutes ago!');
    expect(await distanceToEnd(page)).toBeLessThan(2);
    await expect(field).toBeFocused();
    await page.keyboard.type('Thank you!');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('And the stoves?');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(log).toContainText('And the stoves?');
    await expect(people(page).getByRole('link').first()).toContainText('Kwame Asante');
    expect(await distanceToEnd(page)).toBeLessThan(2);
  });

  await test.step('shows the reply of a contact who is online as read', async () => {
    await expect(people(page).getByRole('link').first()).not.toContainText('You:');
    expect(await distanceToEnd(page)).toBeLessThan(2);
    await expect(people(page).getByRole('link').first()).not.toContainText('new message');
  });

  await test.step('counts a reply as unread while another conversation is open', async () => {
    await field.fill('Hello?');
    await field.press('Enter');
    await open(page, /Aino Virtanen/);
    await expect(page.getByText('No messages yet')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message to Aino Virtanen' }).fill('Hello Aino!');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('Hello Aino!');
    await expect(people(page).getByRole('link', { name: /Kwame Asante/ })).toContainText('1 new message');
  });

  await test.step('keeps the place while reading further up', async () => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await open(page, /Kwame Asante/);
    const news = page.getByRole('button', { name: '1 new message' });
    // On a busy machine the reply can arrive before the scrolling; in that case, ask again.
    await expect(async () => {
      await page.getByRole('textbox', { name: 'Message to Kwame Asante' }).fill('One more thing?');
      await page.keyboard.press('Enter');
      await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
      await expect(log).toContainText('One more thing?');
      await log.evaluate((element) => (element.scrollTop = 0));
      await expect(news).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 120_000 });
    await news.click();
    await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
    await expect(news).toBeHidden();
  });

  const own = page.getByRole('dialog', { name: 'Your profile' });
  await test.step('shows a profile and changes the own one', async () => {
    await page.getByRole('button', { name: 'Profile of Kwame Asante' }).click();
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText('If it floats, I know where it is.');
    await page.getByRole('button', { name: 'Your profile, Online' }).click();
    await own.getByText('Busy').click();
    await own.getByRole('textbox', { name: 'About you' }).fill('At the lake.');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByRole('button', { name: 'Save' })).toBeHidden();
  });

  await test.step('keeps everything after a reload', async () => {
    await page.reload();
    await expect(own.getByRole('textbox', { name: 'About you' })).toHaveValue('At the lake.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Your profile, Busy' })).toBeVisible();
    await expect(page.getByRole('log')).toContainText('One more thing?');
  });
  around.expectQuiet();
});

test('navigates from the list to a conversation and back on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/apps/chat', 'Chat');
  await open(page, /Britta/);
  await expect(page.getByRole('heading', { level: 1, name: 'Britta Öhler' })).toBeFocused();
  await expect(people(page)).toBeHidden();
  const { scrollHeight, clientHeight } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
    clientHeight: document.documentElement.clientHeight,
  }));
  expect(scrollHeight - clientHeight).toBeLessThan(2);
  await page.getByRole('button', { name: 'Back to all chats' }).click();
  await expect(people(page).getByRole('link', { name: /Britta/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('log')).toContainText('Punkt oder Komma?');
});
