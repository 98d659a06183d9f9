import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferencesKey, type Preferences } from '../../src/preferences/preferences';
import { pageTheme, type Skin } from '../../src/ui/theme/pageTheme';
import { mediaOf } from './customizerPanel';

/** What index.html does before the app is loaded. */
async function paintEarly(): Promise<void> {
  const html = await readFile('index.html', 'utf8');
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  expect(script).toBeDefined();
  new Function(script ?? '')();
}

/** The ground of the page, which index.html's style leaves to the bright one where nothing is said. */
const ground = () => document.documentElement.style.getPropertyValue('--page') || '#fafafa';

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

describe('before the app is loaded the page has the ground that the app will have', () => {
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
    if (system === 'dark') vi.spyOn(window, 'matchMedia').mockImplementation(mediaOf('dark'));
    await paintEarly();
    const theme = pageTheme({ skin, accent: 'indigo', density: 'comfortable' });
    expect(ground()).toBe(theme.colorNeutralBackground2);
    expect(document.documentElement.style.colorScheme).toBe(skin === 'dark' ? 'dark' : 'light');
  });

  test('and its direction', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ direction: 'rtl' }));
    await paintEarly();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  test.each(['', '{', 'null', '7', '[]', '{"theme":7,"skin":{},"direction":null}'])(
    'whatever was stored: %j',
    async (text) => {
      localStorage.setItem(preferencesKey, text);
      await paintEarly();
      expect(ground()).toBe('#fafafa');
    },
  );
});
