import type { BrandVariants } from '@fluentui/react-components';
import type { LayoutChoices } from '#preferences/layout';
import { colorOfContrast } from './oklch';

/** Name of an accent color. */
export type Accent = LayoutChoices['accent'];

/** The OKLCH hue of each accent, in degrees. */
const hues: Readonly<Record<Accent, number>> = { indigo: 275, blue: 250, teal: 195, green: 150, orange: 50, rose: 10 };

/** A color of the accent with the given contrast with white and chroma. */
const getColor = (accent: Accent, contrast: number, chroma: number) => colorOfContrast(contrast, chroma, hues[accent]);

/** Returns a function that computes the colors of each accent once. */
export function oncePerAccent<T>(compute: (accent: Accent) => T): (accent: Accent) => T {
  const computed: Partial<Record<Accent, T>> = {};
  return (accent) => (computed[accent] ??= compute(accent));
}

/** 16 steps from near black to near white, with the same contrast at each step for every accent. */
export const accentRamp = oncePerAccent((accent): BrandVariants => ({
  10: getColor(accent, 19.3, 0.08),
  20: getColor(accent, 17.5, 0.09),
  30: getColor(accent, 15.4, 0.11),
  40: getColor(accent, 13.1, 0.13),
  50: getColor(accent, 10.8, 0.15),
  60: getColor(accent, 8.8, 0.16),
  70: getColor(accent, 7.1, 0.17),
  80: getColor(accent, 5.7, 0.17),
  90: getColor(accent, 4.6, 0.17),
  100: getColor(accent, 3.7, 0.16),
  110: getColor(accent, 3, 0.145),
  120: getColor(accent, 2.45, 0.125),
  130: getColor(accent, 2.05, 0.105),
  140: getColor(accent, 1.7, 0.077),
  150: getColor(accent, 1.43, 0.052),
  160: getColor(accent, 1.18, 0.023),
}));

/** Backgrounds for brand text on dark pages: grayer than the ramp, which is too saturated behind text. */
export function darkTints(accent: Accent) {
  return {
    rest: getColor(accent, 13.2, 0.055),
    hover: getColor(accent, 11.5, 0.065),
    pressed: getColor(accent, 14.2, 0.05),
  };
}
