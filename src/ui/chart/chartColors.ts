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

/** The colors of Windows' contrast themes, which have too few names in CSS for charts. */
const contrastColors: readonly string[] = ['#1aebff', '#ffff00', '#3ff23f', '#ffffff', '#ff8fff', '#ffb84d'];

/** The colors of the series of a chart, in order. */
export function useChartColors(): readonly string[] {
  return useMediaQuery('(forced-colors: active)') ? contrastColors : colors;
}
