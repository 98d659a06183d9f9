import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';

/** Where a part is and how it is painted; null if it is not shown. */
type Part = Readonly<Record<string, number | string>> | null;

declare global {
  interface Window {
    /** Reads the parts that the selectors find, by name. */
    readParts?: (selectors: Readonly<Record<string, string>>) => Record<string, Part>;
    /** The parts of the frame in index.html, before any code of the app has run. */
    earlyParts?: Record<string, Part>;
  }
}

const inFrame = {
  side: '.frame-side',
  bar: '.frame-bar',
  row: '.frame-row',
  foot: '.frame-foot',
  logo: '.frame-logo',
  menuIcon: '.frame-menu-icon',
  heading: '.frame-main i',
};

const inApp: Record<keyof typeof inFrame, string> = {
  side: 'div:has(> nav[aria-label="Main menu"]):has(+ div main)',
  bar: 'header',
  row: 'div:has(> nav[aria-label="Main menu"]):has(~ main)',
  // The footer that is part of the page is a text.
  foot: 'html[data-frame~="foot"] footer',
  logo: 'nav[aria-label="Main menu"] a[aria-label="Catalog Manager"] svg',
  menuIcon: 'button[aria-label="Open menu"] svg',
  heading: 'h1',
};

/** A look of the shell, by default 1280 pixels wide. */
interface Look {
  width?: number;
  [preference: string]: unknown;
}

const looks: Look[] = [
  {},
  { theme: 'dark' },
  { theme: 'dark', navbar: 'sticky', footer: 'sticky' },
  { skin: 'light', isMenuCollapsed: true },
  { skin: 'bordered', footer: 'sticky' },
  { skin: 'bordered', navbar: 'static', navbarColor: 'teal' },
  { accent: 'rose', direction: 'rtl' },
  { density: 'compact' },
  { density: 'compact', isMenuCollapsed: true, direction: 'rtl' },
  { menu: 'horizontal' },
  { menu: 'horizontal', isMenuCollapsed: true, contentWidth: 'boxed', width: 1600 },
  { menu: 'horizontal', isMenuCollapsed: true, density: 'compact', navbar: 'sticky' },
  { contentWidth: 'boxed', width: 1600 },
  { contentWidth: 'boxed', density: 'compact', navbar: 'sticky', width: 1600 },
  { navbar: 'hidden' },
  { navbar: 'hidden', isMenuHidden: true },
  { navbar: 'hidden', menu: 'horizontal', isMenuCollapsed: true },
  { isMenuHidden: true },
  { isMenuHidden: true, navbar: 'sticky', density: 'compact' },
  { width: 390 },
  { width: 390, density: 'compact', contentWidth: 'boxed' },
  { width: 390, navbar: 'sticky', menu: 'horizontal' },
  { width: 390, navbar: 'hidden', direction: 'rtl' },
];

test('what is shown before the app has started is where the app is', async ({ page }) => {
  await page.addInitScript((selectors) => {
    const isPainted = ['side', 'bar', 'row', 'foot'];
    const readPart = (name: string, selector: string): Part => {
      const element = [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0);
      if (!element) return null;
      const { x, y, width, height, right } = element.getBoundingClientRect();
      // The heading has another width than what is shown in its place.
      if (name === 'heading') return { start: document.documentElement.dir === 'rtl' ? right : x, y, height };
      if (!isPainted.includes(name)) return { x, y, width, height };
      const { backgroundColor, boxShadow, borderRadius, borderInlineEnd, borderBlockEnd, borderBlockStart } =
        getComputedStyle(element);
      const borders = [borderInlineEnd, borderBlockEnd, borderBlockStart].filter((border) => !border.startsWith('0px'));
      return { x, y, width, height, backgroundColor, boxShadow, borderRadius, borders: borders.join() };
    };
    window.readParts = (wanted) =>
      Object.fromEntries(Object.entries(wanted).map(([name, selector]) => [name, readPart(name, selector)]));
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.earlyParts = window.readParts?.(selectors);
    });
  }, inFrame);
  await openSignedIn(page, '/catalogs', 'Catalogs');
  for (const { width = 1280, ...preferences } of looks) {
    const title = JSON.stringify({ width, ...preferences });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((kept) => localStorage.setItem('preferences', kept), JSON.stringify(preferences));
    await page.reload();
    await expectHeading(page, 'Catalogs');
    // The height of a menu above the page is known from the second visit on.
    if (preferences.menu === 'horizontal') await page.reload();
    await expectHeading(page, 'Catalogs');
    const early = await page.evaluate(() => window.earlyParts);
    expect.soft(await page.evaluate((selectors) => window.readParts?.(selectors), inApp), title).toEqual(early);
  }
});
