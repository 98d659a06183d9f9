import { expect, test, type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { chooseInUserMenu, expectHeading, openSignedIn } from './session';

// Scrollbars take up space, as they do on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const keep = (page: Page, preferences: Record<string, unknown>) =>
  page.addInitScript((kept) => localStorage.setItem('preferences', JSON.stringify(kept)), preferences);

const bars = (page: Page) =>
  page.evaluate(() =>
    ['header', 'nav', 'main'].map((name) => {
      const { x, y, width, height } = document.querySelector(name)!.getBoundingClientRect();
      return { name, x, y, width, height };
    }),
  );

/** The dimmed part of the window. */
const backdrop = (page: Page) => page.locator('[class*="__backdrop"]').last();

for (const direction of ['ltr', 'rtl']) {
  test(`dialog, drawer, and palette keep the scroll position and dim the whole page (${direction})`, async ({
    page,
  }) => {
    const size = { width: 1280, height: 600 };
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keep(page, { direction });
    await openSignedIn(page, '/catalogs/1/products?perPage=25', 'Products');
    await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
    const openings: [string, () => Promise<void>][] = [
      ['palette', () => page.keyboard.press('Control+k')],
      ['drawer', () => page.getByRole('button', { name: /^Notifications/ }).click()],
      ['dialog', () => chooseInUserMenu(page, 'Reset demo data')],
    ];
    for (const [name, open] of openings) {
      await page.evaluate(() => window.scrollTo(0, 1000));
      const before = await bars(page);
      expect(await page.evaluate(() => [scrollY > 0, innerWidth > document.documentElement.clientWidth])).toEqual([
        true,
        true,
      ]);
      await open();
      const opened = page.getByRole(/dialog/.test(name) ? 'alertdialog' : 'dialog');
      await expect(opened).toBeVisible();
      expect(await bars(page), name).toEqual(before);
      await expect.poll(() => backdrop(page).boundingBox(), name).toEqual({ x: 0, y: 0, ...size });
      await expect(opened.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(backdrop(page)).toHaveCount(0);
      expect(await bars(page), `after the ${name}`).toEqual(before);
    }
  });
}

/** Returns how far a text's last letters are to the right of its first ones, in pixels. */
const runsToTheRight = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) nodes.push(walker.currentNode as Text);
    const findPlace = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const [first, last] = [nodes[0]!, nodes.at(-1)!];
    return (
      findPlace(last, last.data.trimEnd().length - 1) -
      findPlace(first, first.data.length - first.data.trimStart().length)
    );
  });

test('keeps English text left-to-right including its final period in right-to-left mode', async ({ page }) => {
  await keep(page, { direction: 'rtl' });
  await openSignedIn(page, '/catalogs/1', 'Outdoor range');
  for (const text of [/^\d+ products$/, /^Everything for a night outside.*\.$/, /^\d+ months ago$/, /^\d+% of /])
    expect(await runsToTheRight(page.getByText(text).first()), String(text)).toBeGreaterThan(20);
  await page.goto('/jobs');
  await expectHeading(page, 'Jobs');
  const times = page.getByRole('table').locator('time').first();
  await expect(times).toContainText(/\d+ \w+ ago/);
  expect(await runsToTheRight(times)).toBeGreaterThan(20);

  // A title that is too long for its day is truncated at the end.
  await page.goto('/apps/calendar');
  await expectHeading(page, 'Calendar');
  const long = page.getByRole('main').getByText(/^Abuela’s eightieth/);
  await expect(long.first()).toBeVisible();
  const isBeginningShown = await long.first().evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild!, 0);
    range.setEnd(element.firstChild!, 1);
    const box = element.getBoundingClientRect();
    const { left, right } = range.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1;
  });
  expect(isBeginningShown).toBe(true);
});

test('floating elements at the side of a wide page cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openSignedIn(page, '/catalogs/1/products?perPage=100', 'Products');
  const table = page.getByRole('table', { name: 'Products' });
  await table
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  const selectionTop = (await page.getByText('1 selected').boundingBox())!.y;
  const rows = (await page.getByRole('region', { name: 'Products' }).boundingBox())!;
  expect(rows.y + rows.height).toBeLessThanOrEqual(selectionTop);

  await page.goto('/access-control');
  await expectHeading(page, 'Access control');
  await expect(page.getByRole('table')).toBeVisible();
  await page.mouse.wheel(0, 2000);
  const content = (await page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::main/*[1]').boundingBox())!;
  for (const name of ['Back to top', 'Customize layout']) {
    const button = (await page.getByRole('button', { name }).boundingBox())!;
    expect(button.x, name).toBeGreaterThanOrEqual(content.x + content.width - 0.5);
  }
});

test('all fields show the focus in the same way', async ({ page }) => {
  await openSignedIn(page, '/apps/email', 'Email');
  const line = (field: Locator) =>
    field.evaluate((element) => {
      let drawn: Element | null = element;
      while (drawn && getComputedStyle(drawn).borderBottomStyle === 'none') drawn = drawn.parentElement;
      const own = getComputedStyle(drawn!);
      const after = getComputedStyle(drawn!, '::after');
      return after.content === 'none' ? own.borderBottomColor : after.borderBottomColor;
    });
  await page.getByRole('searchbox').focus();
  const search = await line(page.getByRole('searchbox'));
  await page.getByRole('main').getByText('New email').click();
  const dialog = page.getByRole('dialog');
  const to = dialog.getByLabel('To', { exact: true });
  await to.focus();
  expect(await line(to)).toBe(search);
  const subject = dialog.getByLabel('Subject');
  await subject.focus();
  await expect.poll(() => line(subject)).toBe(search);
  await page.goto('/jobs');
  await expectHeading(page, 'Jobs');
  const select = page.getByRole('combobox', { name: /type/i });
  await select.focus();
  expect(await line(select)).toBe(search);
});

test('the label of a field that an error leads to is below the top bar', async ({ page }) => {
  // The field is partly visible, so the browser scrolls no further than needed.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/catalogs/1/products/new', 'New product');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const bar = (await page.getByRole('banner').boundingBox())!;
  const label = (await page.locator('label', { hasText: /^Name/ }).boundingBox())!;
  expect(label.y).toBeGreaterThan(bar.y + bar.height);
});

test('placeholders pulse in color, after a second', async ({ page }) => {
  await openSignedIn(page, '/components/skeletons', 'Skeletons');
  const pulses = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.hasAttribute('data-placeholder')) return [];
      const names = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      const changed = names.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      return [{ delay: effect.getTiming().delay, changed }];
    }),
  );
  expect(pulses.length).toBeGreaterThan(0);
  for (const { delay, changed } of pulses) {
    expect(delay).toBe(1_000);
    expect(new Set(changed)).toEqual(new Set(['backgroundColor']));
  }
});
