import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

// West of Greenwich, midnight UTC is still on the previous day.
test.use({ timezoneId: 'America/Los_Angeles' });

const address = '/apps/calendar?date=2026-05-13';
const entry = (place: Page | Locator, name: RegExp) => place.getByRole('button', { name });

/** The cell of a day in May 2026. */
const day = (page: Page, date: number) => page.locator(`[data-date="2026-05-${date}"]`);

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('creates, moves, changes, hides, and deletes an event', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, address, 'Calendar');

  const drawer = page.getByRole('dialog');
  const end = drawer.getByRole('textbox', { name: 'End' });
  await test.step('creates an event on the day that is clicked', async () => {
    await day(page, 13).click({ position: { x: 30, y: 60 } });
    await expect(drawer.getByRole('switch', { name: 'All day' })).toBeChecked();
    await expect(drawer.getByRole('textbox', { name: 'Start' })).toHaveValue('2026-05-13');
    await expect(end).toHaveValue('2026-05-13');
    await drawer.getByRole('textbox', { name: 'Title' }).fill('Tasting');
    await drawer.getByRole('combobox', { name: 'Calendar' }).selectOption('Family');
    await drawer.getByRole('button', { name: 'Create event' }).click();
    await expect(toast(page, '“Tasting” created')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(entry(day(page, 13), /Tasting Family/)).toBeVisible();
  });

  await test.step('moves it to another day, undoes that, and moves it again, which a reload keeps', async () => {
    await drag(page, entry(page, /Tasting/), day(page, 21));
    await expect(toast(page, '“Tasting” moved')).toBeVisible();
    await expect(entry(day(page, 21), /Tasting/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry(day(page, 13), /Tasting/)).toBeVisible();
    await expect(toast(page, '“Tasting” moved')).toBeHidden();
    await drag(page, entry(page, /Tasting/), day(page, 20));
    await expect(entry(day(page, 20), /Tasting/)).toBeVisible();
    await expect(toast(page, '“Tasting” moved')).toBeVisible();
    await page.reload();
    await expect(entry(day(page, 20), /Tasting/)).toBeVisible();
  });

  await test.step('changes it to a timed event in the form', async () => {
    await entry(page, /Tasting/).click();
    await drawer.getByRole('switch', { name: 'All day' }).click();
    await end.fill('2026-05-20T08:00');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Enter an end time after the start time.')).toBeVisible();
    await end.fill('2026-05-20T10:00');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('makes it longer by its edge in the week view', async () => {
    await page.getByRole('tab', { name: 'Week' }).click();
    await page.getByLabel('Go to date').fill('2026-05-20');
    const block = entry(page, /9:00 – 10:00am Tasting/);
    const box = await block.boundingBox();
    if (!box) throw new Error('The event is not drawn.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 2 - 4, { steps: 8 });
    await page.mouse.up();
    await expect(entry(page, /9:00 – 11:00am Tasting/)).toBeVisible();
  });

  await test.step('hides its calendar, which a reload keeps', async () => {
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await expect(entry(page, /Tasting/)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
    await expect(page.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('checkbox', { name: 'All calendars' }).click();
  });

  await test.step('deletes it', async () => {
    await entry(page, /Tasting/).focus();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete event' }).click();
    await expect(toast(page, '“Tasting” deleted')).toBeVisible();
    await expect(entry(page, /Tasting/)).toBeHidden();
  });
  around.expectQuiet();
});

test('starts with the list on a phone, without anything wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/apps/calendar', 'Calendar');
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
  for (const view of ['List', 'Month', 'Week', 'Day']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
