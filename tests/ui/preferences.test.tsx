import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#lib/storedJson';
import { defaultLayout, layoutChoices } from '#preferences/layout';
import { defaultPreferences, parsePreferences } from '#preferences/preferences';

describe('Preferences', () => {
  test('default to the values of the business rules', () =>
    expect(parsePreferences(null)).toEqual({
      theme: 'system',
      skin: 'semi-dark',
      accent: 'indigo',
      density: 'comfortable',
      menu: 'vertical',
      contentWidth: 'full',
      navbar: 'floating',
      navbarColor: 'white',
      footer: 'static',
      direction: 'ltr',
      transition: 'none',
      isMenuCollapsed: false,
      isMenuHidden: false,
      hasScrollToTop: true,
      hasRipple: true,
      hasCustomizer: true,
      locale: 'system',
      selectedCatalog: null,
      foldedGroups: ['apps', 'pages'],
      hasCharts: true,
      tables: {},
    }));

  test.each([
    ['two that make sense', { theme: 'dark', direction: 'rtl' }, { theme: 'dark', direction: 'rtl' }],
    ['two that do not', { theme: 'pink', direction: 7 }, { theme: 'system', direction: 'ltr' }],
    ['one of each', { skin: 'bordered', menu: 'diagonal' }, { skin: 'bordered', menu: 'vertical' }],
    ['a name of Object', { skin: 'constructor', accent: '__proto__' }, { skin: 'semi-dark', accent: 'indigo' }],
    ['flags', { hasRipple: false, isMenuHidden: true }, { hasRipple: false, isMenuHidden: true }],
    ['flags as words', { hasRipple: 'false', isMenuHidden: 1 }, { hasRipple: true, isMenuHidden: false }],
    ['a catalog', { selectedCatalog: '7', isMenuCollapsed: true }, { selectedCatalog: '7', isMenuCollapsed: true }],
    ['no catalog', { selectedCatalog: 7, isMenuCollapsed: 'yes' }, { selectedCatalog: null, isMenuCollapsed: false }],
    [
      'tables',
      { tables: { a: { density: 'compact', columns: [{ id: 'x', width: 90 }, 1] }, b: 3, c: { density: 'huge' } } },
      {
        tables: {
          a: { density: 'compact', columns: [{ id: 'x', width: 90 }] },
          b: { density: null, columns: null },
          c: { density: null, columns: null },
        },
      },
    ],
    ['a language', { locale: 'pt' }, { locale: 'pt' }],
    ['no language of ours', { locale: 'la' }, { locale: 'system' }],
    ['a list', [1, 2], defaultPreferences],
  ])('from %s: %j', (_name, stored, expected) => expect(parsePreferences(stored)).toMatchObject(expected));

  test('are valid options, whatever was stored', () => {
    const words = fc.oneof(fc.constantFrom(...Object.values(layoutChoices).flat()), fc.jsonValue());
    const names = fc.constantFrom(...Object.keys(defaultPreferences));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, words)), (stored) => {
        const parsed = parsePreferences(stored);
        for (const [name, choices] of Object.entries(layoutChoices))
          expect(choices).toContain(Object.entries(parsed).find(([each]) => each === name)?.[1]);
        for (const [name, value] of Object.entries(defaultLayout))
          if (typeof value === 'boolean') expect(parsed).toHaveProperty(name, expect.any(Boolean));
        expect(Object.keys(parsed).sort()).toEqual(Object.keys(defaultPreferences).sort());
      }),
    );
  });

  test('are restored from storage', () => {
    const choice = <Value,>(values: readonly Value[]) => fc.constantFrom(...values);
    const chosen = fc.record({
      theme: choice(layoutChoices.theme),
      skin: choice(layoutChoices.skin),
      accent: choice(layoutChoices.accent),
      navbar: choice(layoutChoices.navbar),
      navbarColor: choice(layoutChoices.navbarColor),
      footer: choice(layoutChoices.footer),
      transition: choice(layoutChoices.transition),
      hasRipple: fc.boolean(),
      hasCustomizer: fc.boolean(),
    });
    fc.assert(
      fc.property(chosen, (changes) => {
        const preferences = { ...defaultPreferences, ...changes };
        writeStored(localStorage, 'preferences', preferences);
        expect(parsePreferences(readStored(localStorage, 'preferences'))).toEqual(preferences);
      }),
    );
  });

  test('a blocked storage does not cause a failure', () => {
    const refusing = {
      getItem: () => {
        throw new DOMException('denied');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    writeStored(refusing, 'preferences', {});
    expect(readStored(refusing, 'preferences')).toBeNull();
  });
});
