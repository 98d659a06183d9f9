import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferencesKey, type Preferences } from '../../../src/preferences/preferences';
import { pageTheme, type Skin } from '../../../src/ui/theme/pageTheme';
import { getMedia } from './customizerPanel';

/** Runs what index.html does before the app is loaded. */
async function paintEarly(): Promise<void> {
  const html = await readFile('index.html', 'utf8');
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  expect(script).toBeDefined();
  new Function(script ?? '')();
}

/** The page background. The style in index.html defaults to the light one. */
const ground = () => document.documentElement.style.getPropertyValue('--page') || '#fafafa';

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
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
