import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import type { LayoutChoices } from '#preferences/layout';
import { accentRamp, darkTints, oncePerAccent, type Accent } from './accentRamp';

/** The look of pages: one of the light skins, or dark. */
export type Skin = LayoutChoices['skin'] | 'dark';

/** Dark colors. Brand text is lighter than in Fluent, for 4.5:1 on every dark background. */
export const darkColors = oncePerAccent((accent): Theme => {
  const ramp = accentRamp(accent);
  const tints = darkTints(accent);
  return {
    ...createDarkTheme(ramp),
    colorBrandForeground1: ramp[120],
    colorBrandForeground2: ramp[130],
    colorBrandForegroundLink: ramp[120],
    colorBrandForegroundLinkHover: ramp[130],
    colorBrandForegroundLinkPressed: ramp[110],
    colorCompoundBrandForeground1: ramp[120],
    colorBrandBackground2: tints.rest,
    colorBrandBackground2Hover: tints.hover,
    colorBrandBackground2Pressed: tints.pressed,
  };
});

const lightColors = oncePerAccent((accent): Theme => createLightTheme(accentRamp(accent)));

/** Borders replace shadows and the gray behind cards. */
function borderedColors(accent: Accent): Theme {
  const colors = lightColors(accent);
  const line = `0 0 0 1px ${colors.colorNeutralStroke1}`;
  return {
    ...colors,
    colorNeutralBackground2: colors.colorNeutralBackground1,
    colorNeutralStroke2: colors.colorNeutralStroke1,
    colorNeutralStroke3: colors.colorNeutralStroke2,
    ...{ shadow2: line, shadow4: line, shadow8: line, shadow16: line, shadow28: line, shadow64: line },
  };
}

/** Smaller spacing, to show more on a page. */
const compactSpacing: Partial<Theme> = {
  spacingVerticalS: '6px',
  spacingVerticalM: '8px',
  spacingVerticalL: '10px',
  spacingVerticalXL: '12px',
  spacingVerticalXXL: '16px',
  spacingHorizontalM: '10px',
  spacingHorizontalL: '12px',
  spacingHorizontalXL: '14px',
  spacingHorizontalXXL: '16px',
};

/** The preferences that determine the look of a page. */
export interface PageLook {
  skin: Skin;
  accent: Accent;
  density: LayoutChoices['density'];
}

/** All Fluent tokens for a page. */
export function pageTheme({ skin, accent, density }: PageLook): Theme {
  const colors =
    skin === 'dark' ? darkColors(accent) : skin === 'bordered' ? borderedColors(accent) : lightColors(accent);
  return density === 'compact' ? { ...colors, ...compactSpacing } : colors;
}
