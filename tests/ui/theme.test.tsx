import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutChoices } from '#preferences/layout';
import { accentRamp } from '#ui/theme/accentRamp';
import { pictureColors } from '#ui/picture/pictureColors';
import { colorOfContrast } from '#ui/theme/oklch';
import { pageTheme, type Skin } from '#ui/theme/pageTheme';
import { barStyle, darkPartStyle, type PartStyle } from '#ui/theme/partStyle';
import { computeContrast } from '../support/contrast';

describe('Colors by contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s has %d', (one, other, contrast) => {
    expect(computeContrast(one, other)).toBeCloseTo(contrast, 1);
    expect(computeContrast(other, one)).toBe(computeContrast(one, other));
  });

  test('have the requested contrast with white, for any hue and chroma', () => {
    const asked = fc.record({
      contrast: fc.double({ min: 1.1, max: 19, noNaN: true }),
      chroma: fc.double({ min: 0, max: 0.3, noNaN: true }),
      hue: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(asked, ({ contrast, chroma, hue }) => {
        const color = colorOfContrast(contrast, chroma, hue);
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
        // Eight bits per channel cannot represent the dark ones exactly.
        expect(Math.abs(computeContrast(color, '#ffffff') / contrast - 1)).toBeLessThan(0.03);
      }),
    );
  });
});

const { accent: accents } = layoutChoices;

describe.each(accents)('Accent %s', (accent) => {
  test('gets lighter at each step', () => {
    const contrasts = Object.values(accentRamp(accent)).map((color) => computeContrast(color, '#ffffff'));
    expect(contrasts).toHaveLength(16);
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => b - a));
  });

  const skins: readonly Skin[] = ['light', 'bordered', 'semi-dark', 'dark'];
  test.each(skins)('is legible as text and behind text in the skin %s', (skin) => {
    const theme = pageTheme({ skin, accent, density: 'comfortable' });
    const pairs: [string, string][] = [
      [theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground],
      [theme.colorBrandForeground1, theme.colorNeutralBackground1],
      [theme.colorBrandForeground1, theme.colorNeutralBackground2],
      [theme.colorBrandForeground2, theme.colorBrandBackground2],
      [theme.colorBrandForeground2, theme.colorBrandBackground2Hover],
      [theme.colorBrandForegroundLink, theme.colorNeutralBackground1],
      [theme.colorBrandForegroundLink, theme.colorNeutralBackground2],
      [theme.colorNeutralForeground3, theme.colorNeutralBackground2],
    ];
    for (const [text, ground] of pairs)
      expect(computeContrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    const { colorCompoundBrandBackground: mark, colorNeutralBackground1: page } = theme;
    expect(computeContrast(mark, page), `${mark} beside ${page}`).toBeGreaterThan(3);
  });

  test.each(skins)('keeps initials legible on each of their backgrounds in the skin %s', (skin) => {
    const theme: Readonly<Record<string, unknown>> = { ...pageTheme({ skin, accent, density: 'comfortable' }) };
    for (const name of pictureColors) {
      const color = name.replace(/^./, (letter) => letter.toUpperCase());
      const [ground, text] = ['Background2', 'Foreground2'].map((part) => String(theme[`colorPalette${color}${part}`]));
      expect(computeContrast(text!, ground!), name).toBeGreaterThan(4.5);
    }
  });

  const readable = (style: PartStyle | undefined) => {
    const of = (token: string) => style?.[`--${token}`] ?? '';
    for (const ground of ['colorNeutralBackground1', 'colorSubtleBackgroundHover', 'colorSubtleBackgroundPressed'])
      for (const text of ['colorNeutralForeground1', 'colorNeutralForeground2', 'colorNeutralForeground3'])
        expect(computeContrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
    expect(computeContrast(of('colorBrandForeground2'), of('colorBrandBackground2'))).toBeGreaterThan(4.5);
    expect(computeContrast(of('colorStrokeFocus2'), of('colorNeutralBackground1'))).toBeGreaterThan(3);
  };

  test('makes a legible top bar', () => readable(barStyle(accent)));

  test('is legible in a dark menu', () => readable(darkPartStyle(accent)));
});

test('a white bar has the colors of the page', () => expect(barStyle('white')).toBeUndefined());

test('compact pages have less spacing and the same colors', () => {
  const comfortable = pageTheme({ skin: 'light', accent: 'teal', density: 'comfortable' });
  const compact = pageTheme({ skin: 'light', accent: 'teal', density: 'compact' });
  expect(parseInt(compact.spacingVerticalL)).toBeLessThan(parseInt(comfortable.spacingVerticalL));
  expect(compact.colorBrandBackground).toBe(comfortable.colorBrandBackground);
});

test('the bordered skin draws lines instead of shadows', () => {
  const bordered = pageTheme({ skin: 'bordered', accent: 'indigo', density: 'comfortable' });
  expect(bordered.shadow4).toBe(`0 0 0 1px ${bordered.colorNeutralStroke1}`);
  expect(bordered.colorNeutralBackground2).toBe(bordered.colorNeutralBackground1);
});
