import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { screens } from '#app/screens';
import { layoutChoices } from '#preferences/layout';
import { preferencesKey, type Preferences } from '#preferences/preferences';
import { pageTheme, type Skin } from '#ui/theme/pageTheme';
import { barStyle } from '#ui/theme/partStyle';
import { getMedia } from './customizerPanel';

/** Runs what index.html does before the app is loaded. */
async function paintEarly(): Promise<void> {
  const html = await readFile('index.html', 'utf8');
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  expect(script).toBeDefined();
  runInThisContext(`(() => {${script}})()`);
}

/** The page background. The style in index.html defaults to the light one. */
const ground = () => document.documentElement.style.getPropertyValue('--page') || '#fafafa';

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('data-frame');
});

describe('Background before the app is loaded', () => {
  test.each<[Partial<Preferences>, 'bright' | 'dark', Skin]>([
    [{}, 'bright', 'semi-dark'],
    [{}, 'dark', 'dark'],
    [{ skin: 'light' }, 'bright', 'light'],
    [{ skin: 'bordered' }, 'bright', 'bordered'],
    [{ skin: 'bordered' }, 'dark', 'dark'],
    [{ skin: 'bordered', theme: 'light' }, 'dark', 'bordered'],
    [{ skin: 'semi-dark', theme: 'light' }, 'dark', 'semi-dark'],
    [{ theme: 'dark' }, 'bright', 'dark'],
  ])('%j on a %s system', async (preferences, system, skin) => {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
    if (system === 'dark') vi.spyOn(window, 'matchMedia').mockImplementation(getMedia('dark'));
    await paintEarly();
    const theme = pageTheme({ skin, accent: 'indigo', density: 'comfortable' });
    expect(ground()).toBe(theme.colorNeutralBackground2);
    expect(document.documentElement.style.colorScheme).toBe(skin === 'dark' ? 'dark' : 'light');
  });

  test('has the writing direction', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ direction: 'rtl' }));
    await paintEarly();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  test.each(['', '{', 'null', '7', '[]', '{"theme":7,"skin":{},"direction":null}'])(
    'works with any stored value: %j',
    async (text) => {
      localStorage.setItem(preferencesKey, text);
      await paintEarly();
      expect(ground()).toBe('#fafafa');
    },
  );
});

describe('Frame before the app is loaded', () => {
  /** The properties that a rule of index.html sets, by name. */
  const declarations = async (selector: string) => {
    const html = await readFile('index.html', 'utf8');
    const text = html.slice(html.indexOf(`\n      ${selector} {`)).split('}')[0] ?? '';
    return Object.fromEntries([...text.matchAll(/([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
  };
  const theme = (skin: Skin, density: Preferences['density'] = 'comfortable') =>
    pageTheme({ skin, accent: 'indigo', density });
  const compact = (text: string) => text.replaceAll(/\s/g, '');
  const signIn = () => localStorage.setItem('refreshToken', '"token"');
  const frame = () => document.documentElement.dataset.frame?.split(' ');

  test.each<[string, Skin]>([
    ['.frame', 'light'],
    ["[data-frame~='dark'] .frame", 'dark'],
    ["[data-frame~='bordered'] .frame", 'bordered'],
  ])('has in %j the colors of the %s skin', async (selector, skin) => {
    const own = { ...(await declarations('.frame')), ...(await declarations(selector)) };
    const tokens = theme(skin);
    expect(own['--card']).toBe(tokens.colorNeutralBackground1);
    expect(own['--line']).toBe(tokens.colorNeutralStroke2);
    expect(compact(own['--gray'])).toBe(compact(tokens.colorNeutralStencil1Alpha));
    expect(compact(own['--shadow'])).toBe(compact(tokens.shadow4));
  });

  test('has a dark menu in the default skin', async () => {
    const own = await declarations("[data-frame~='semi-dark'] :is(.frame-side, .frame-row)");
    expect(own['--card']).toBe(theme('dark').colorNeutralBackground1);
    expect(own['--line']).toBe(theme('dark').colorNeutralStroke2);
  });

  test.each<[string, Preferences['density']]>([
    ['.frame', 'comfortable'],
    ["[data-frame~='compact'] .frame", 'compact'],
  ])('has in %j the spacing of the %s density', async (selector, density) => {
    const tokens = theme('light', density);
    expect(await declarations(selector)).toMatchObject({
      '--block-s': tokens.spacingVerticalS,
      '--block-m': tokens.spacingVerticalM,
      '--block-l': tokens.spacingVerticalL,
      '--block-xl': tokens.spacingVerticalXL,
      '--block-xxl': tokens.spacingVerticalXXL,
      '--inline-m': tokens.spacingHorizontalM,
      '--inline-l': tokens.spacingHorizontalL,
      '--inline-xxl': tokens.spacingHorizontalXXL,
    });
  });

  test.each(layoutChoices.accent)('has the %s accent on its bar and logo', async (accent) => {
    signIn();
    for (const theme of ['light', 'dark'] as const) {
      localStorage.setItem(preferencesKey, JSON.stringify({ theme, accent, navbarColor: accent }));
      await paintEarly();
      const { style } = document.documentElement;
      const skin = theme === 'dark' ? 'dark' : 'semi-dark';
      expect(style.getPropertyValue('--logo')).toBe(
        pageTheme({ skin, accent, density: 'compact' }).colorBrandBackground,
      );
      expect(style.getPropertyValue('--bar')).toBe(barStyle(accent)?.['--colorNeutralBackground1']);
      expect(style.getPropertyValue('--bar-line')).toBe(barStyle(accent)?.['--colorNeutralStroke2']);
    }
  });

  test('has the layout of the preferences', async () => {
    signIn();
    await paintEarly();
    expect(frame()).toEqual(['semi-dark', 'vertical', 'floating']);
    const chosen = {
      skin: 'bordered',
      density: 'compact',
      menu: 'horizontal',
      contentWidth: 'boxed',
      navbar: 'sticky',
    };
    const others = { isMenuCollapsed: true, isMenuHidden: true, footer: 'sticky' };
    localStorage.setItem(preferencesKey, JSON.stringify({ ...chosen, ...others }));
    await paintEarly();
    expect(frame()).toEqual([...Object.values(chosen), 'collapsed', 'menu-hidden', 'foot']);
  });

  test('has as many lines of the menu above the page as in the last visit to a window of this width', async () => {
    signIn();
    const height = () => document.documentElement.style.getPropertyValue('--menu-row');
    for (const stored of ['', '{', 'null', '7', `[${window.innerWidth + 1},124]`, `[${window.innerWidth},48]`]) {
      localStorage.setItem('menuRow', stored);
      await paintEarly();
      expect(height()).toBe('');
    }
    localStorage.setItem('menuRow', `[${window.innerWidth},124]`);
    await paintEarly();
    expect(height()).toBe('124px');
  });

  test('is hidden without a session', async () => {
    await paintEarly();
    expect(frame()).toBeUndefined();
  });

  test.each(screens.map(({ path, layout }) => [path, layout === 'blank'] as const))(
    'on %s is hidden: %s',
    async (path, isBlank) => {
      signIn();
      window.history.replaceState(null, '', path.replaceAll(/:\w+/g, '1'));
      await paintEarly();
      expect(frame() === undefined).toBe(isBlank);
    },
  );
});
