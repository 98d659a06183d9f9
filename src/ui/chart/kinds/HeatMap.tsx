import { HeatMapChart } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import type { DrawingProps } from '../chartTypes';

/** Squares in shades of one color: a column per category, a row per series. */
export function HeatMap({ label, data, width, height, colors, format }: DrawingProps) {
  const { palette } = useTheme();
  const { categories, series } = data;
  const largest = Math.max(1, ...series.flatMap(({ values }) => values));
  return (
    <HeatMapChart
      chartTitle={label}
      data={[
        {
          legend: label,
          value: largest,
          data: series.flatMap(({ name, values }) =>
            categories.map((x, at) => ({ x, y: name, value: values[at] ?? 0, rectText: format(values[at] ?? 0) })),
          ),
        },
      ]}
      domainValuesForColorScale={[0, largest]}
      rangeValuesForColorScale={[palette.neutralLighter, colors[0] ?? '']}
      width={width}
      height={height}
      hideLegend
      sortOrder="none"
    />
  );
}
