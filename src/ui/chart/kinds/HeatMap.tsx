import { HeatMapChart, type IHeatMapChartStyles } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import type { DrawingProps } from '../chartTypes';
import { getAxisMargins } from './axisMargins';

/**
 * The value in the box over a square has the color of text; the library gives it that of the square, which can be too
 * light.
 */
const getBoxStyles = (color: string): IHeatMapChartStyles['subComponentStyles'] => ({
  calloutStyles: { calloutMain: { selectors: { '[class^="calloutContentY"]': { color: `${color} !important` } } } },
  cartesianStyles: {},
});

/** Squares in shades of one color: a column per category, a row per series. */
export function HeatMap({ label, data, width, height, colors, format }: DrawingProps) {
  const theme = useTheme();
  const { categories, series } = data;
  const largest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <HeatMapChart
      chartTitle={label}
      data={[
        {
          legend: label,
          value: largest,
          data: series.flatMap(({ name, values }) =>
            categories.map((x, at) => ({ x, y: name, value: values[at] ?? 0, rectText: format(values[at] ?? null) })),
          ),
        },
      ]}
      domainValuesForColorScale={[0, largest]}
      rangeValuesForColorScale={[theme.palette.neutralLighter, colors[0] ?? '']}
      width={width}
      height={height}
      margins={{ ...getAxisMargins(theme, Math.min(100, width / 4)), top: 16, bottom: 36 }}
      hideLegend
      styles={{ subComponentStyles: getBoxStyles(theme.semanticColors.bodyText) }}
      sortOrder="none"
    />
  );
}
