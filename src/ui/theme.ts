import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';

/** Our indigo, from near black to near white: even steps of lightness at one hue (OKLCH 275°). */
const brand: BrandVariants = {
  10: '#080830',
  20: '#111342',
  30: '#1a1c5c',
  40: '#242575',
  50: '#2e318d',
  60: '#393ea4',
  70: '#444cb8',
  80: '#515bca',
  90: '#5f6bd9',
  100: '#6e7ce6',
  110: '#7e8ef0',
  120: '#90a0f6',
  130: '#a3b2fa',
  140: '#b8c4fa',
  150: '#ced6fb',
  160: '#e8ecfd',
};

/** Colours of the bright theme. */
export const lightTheme: Theme = createLightTheme(brand);

/** Tints of the brand on dark ground: greyer than the ramp, which is too loud behind text. */
const darkTints = { rest: '#2b2d4d', hover: '#33365c', pressed: '#262844' };

/** Colours of the dark theme; brand text is lighter than Fluent's choice, for 4.5:1 on every dark background. */
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[110],
  colorCompoundBrandForeground1: brand[120],
  colorBrandBackground2: darkTints.rest,
  colorBrandBackground2Hover: darkTints.hover,
  colorBrandBackground2Pressed: darkTints.pressed,
};
