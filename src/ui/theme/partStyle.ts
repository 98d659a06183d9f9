import type { Theme } from '@fluentui/react-components';
import type { LayoutChoices } from '#preferences/layout';
import { accentRamp, oncePerAccent, type Accent } from './accentRamp';
import { darkColors } from './pageTheme';

/** The style of a page part that has its own colors. What it opens elsewhere keeps the page colors. */
export interface PartStyle {
  [token: `--${string}`]: string;
  color: string;
  colorScheme: 'dark';
}

/** The tokens that the menu and top bar use. */
const partTokens = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground1Pressed',
  'colorNeutralBackground2',
  'colorNeutralForeground1',
  'colorNeutralForeground1Hover',
  'colorNeutralForeground1Pressed',
  'colorNeutralForeground2',
  'colorNeutralForeground2Hover',
  'colorNeutralForeground2Pressed',
  'colorNeutralForeground2BrandHover',
  'colorNeutralForeground2BrandPressed',
  'colorNeutralForeground3',
  'colorNeutralForeground4',
  'colorNeutralStroke1',
  'colorNeutralStroke1Hover',
  'colorNeutralStroke1Pressed',
  'colorNeutralStroke2',
  'colorNeutralStrokeAccessible',
  'colorSubtleBackgroundHover',
  'colorSubtleBackgroundPressed',
  'colorBrandForeground1',
  'colorBrandForeground2',
  'colorBrandBackground2',
  'colorBrandBackground2Hover',
  'colorStrokeFocus1',
  'colorStrokeFocus2',
] as const satisfies readonly (keyof Theme)[];

type PartColors = Record<(typeof partTokens)[number], string>;

function createStyle(colors: PartColors): PartStyle {
  const style: PartStyle = { color: colors.colorNeutralForeground1, colorScheme: 'dark' };
  for (const token of partTokens) style[`--${token}`] = colors[token];
  return style;
}

/** The dark menu beside light pages. */
export const darkPartStyle = oncePerAccent((accent) => createStyle(darkColors(accent)));

/** A bar in an accent color: white text, and backgrounds of the same hue that get darker on hover. */
function coloredPartStyle(accent: Accent): PartStyle {
  const ramp = accentRamp(accent);
  const white = '#ffffff';
  return createStyle({
    colorNeutralBackground1: ramp[70],
    colorNeutralBackground1Hover: ramp[60],
    colorNeutralBackground1Pressed: ramp[50],
    colorNeutralBackground2: ramp[70],
    colorNeutralForeground1: white,
    colorNeutralForeground1Hover: white,
    colorNeutralForeground1Pressed: white,
    colorNeutralForeground2: white,
    colorNeutralForeground2Hover: white,
    colorNeutralForeground2Pressed: white,
    colorNeutralForeground2BrandHover: white,
    colorNeutralForeground2BrandPressed: white,
    colorNeutralForeground3: ramp[150],
    colorNeutralForeground4: ramp[150],
    colorNeutralStroke1: ramp[130],
    colorNeutralStroke1Hover: white,
    colorNeutralStroke1Pressed: white,
    colorNeutralStroke2: ramp[60],
    colorNeutralStrokeAccessible: white,
    colorSubtleBackgroundHover: ramp[60],
    colorSubtleBackgroundPressed: ramp[50],
    colorBrandForeground1: white,
    colorBrandForeground2: white,
    colorBrandBackground2: ramp[50],
    colorBrandBackground2Hover: ramp[40],
    colorStrokeFocus1: ramp[70],
    colorStrokeFocus2: white,
  });
}

/** The colors of the top bar; undefined if they are those of the page’s cards. */
export function barStyle(color: LayoutChoices['navbarColor']): PartStyle | undefined {
  return color === 'white' ? undefined : coloredPartStyle(color);
}
