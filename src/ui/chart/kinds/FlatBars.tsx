import { HorizontalBarChartWithAxis } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import type { DrawingProps } from '../chartTypes';
import { getAxisMargins } from './axisMargins';

/** Horizontal bars, one per category. */
export function FlatBars({ label, data, width, height, colors, format, axisFormat }: DrawingProps) {
  const theme = useTheme();
  const [first] = data.series;
  // The axis starts at the bottom.
  const bars = data.categories
    .map((y, at) => ({
      x: first?.values[at] ?? 0,
      y,
      legend: first?.name ?? label,
      color: colors[0] ?? '',
      xAxisCalloutData: y,
      yAxisCalloutData: format(first?.values[at] ?? null),
    }))
    .reverse();
  return (
    <HorizontalBarChartWithAxis
      chartTitle={label}
      data={bars}
      width={width}
      height={height}
      hideLegend
      hideLabels
      useSingleColor
      colors={[colors[0] ?? '']}
      showYAxisLables
      roundCorners
      {...(axisFormat !== undefined && { tickFormat: axisFormat })}
      margins={getAxisMargins(theme, Math.min(140, width / 3))}
    />
  );
}
