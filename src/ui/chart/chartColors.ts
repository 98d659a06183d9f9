import { tokens } from '@fluentui/react-components';
import { useMediaQuery } from '../hooks/useMediaQuery';

/** Distinct in light and dark, with a contrast of 3:1 to the page at least. */
const colors: readonly string[] = [
  tokens.colorBrandStroke1,
  tokens.colorPalettePumpkinBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPaletteGrapeBorderActive,
  tokens.colorPaletteCranberryBorderActive,
  tokens.colorPaletteSteelBorderActive,
];

/** Like the colors of Windows’ dark and light contrast themes, which have too few names in CSS for charts. */
const darkContrastColors: readonly string[] = ['#1aebff', '#ffff00', '#3ff23f', '#ffffff', '#ff8fff', '#ffb84d'];
const lightContrastColors: readonly string[] = ['#00009f', '#8a3a00', '#006b3c', '#1f1f1f', '#8b008b', '#6b5200'];

/** The colors of the series of a chart, in order. */
export function useChartColors(): readonly string[] {
  const isContrast = useMediaQuery('(forced-colors: active)');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (!isContrast) return colors;
  return isDark ? darkContrastColors : lightContrastColors;
}
