import { GroupedVerticalBarChart, VerticalBarChart, VerticalStackedBarChart } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import type { DrawingProps } from '../chartTypes';
import { getAxisMargins, getAxisWidth, getTickFormat } from './axisMargins';

/** Vertical bars: one per category, grouped, or stacked. */
export function UprightBars({ kind, label, data, width, height, colors, format }: DrawingProps) {
  const theme = useTheme();
  const { categories, series } = data;
  const isZero = series.every(({ values }) => values.every((value) => !value));
  const axes = {
    chartTitle: label,
    width,
    height,
    hideLegend: true,
    hideLabels: true,
    yAxisTickFormat: getTickFormat(series, format),
    yAxisTickCount: 4,
    roundedTicks: true,
    margins: getAxisMargins(theme, getAxisWidth(series, format)),
    barWidth: 'auto' as const,
    maxBarWidth: 48,
    // Zeros stay on the axis instead of in the middle.
    ...(isZero && { yMaxValue: 1 }),
    roundCorners: true,
    wrapXAxisLables: false,
    hideTickOverlap: true,
  };
  // Single bars of zero would be announced as a chart without data.
  if (kind === 'bar' && !isZero) {
    const values = series[0]?.values ?? [];
    const points = categories.map((x, at) => ({
      x,
      y: values[at] ?? 0,
      legend: series[0]?.name ?? label,
      color: colors[0] ?? '',
      yAxisCalloutData: format(values[at] ?? null),
    }));
    return <VerticalBarChart {...axes} data={points} useSingleColor colors={[colors[0] ?? '']} />;
  }
  if (kind !== 'groupedBar') {
    const stacks = categories.map((xAxisPoint, at) => ({
      xAxisPoint,
      chartData: series.map(({ name, values }, index) => ({
        legend: name,
        data: values[at] ?? 0,
        color: colors[index] ?? '',
        yAxisCalloutData: format(values[at] ?? null),
      })),
    }));
    return <VerticalStackedBarChart {...axes} data={stacks} />;
  }
  const groups = categories.map((name, at) => ({
    name,
    series: series.map((each, index) => ({
      key: each.name,
      legend: each.name,
      data: each.values[at] ?? 0,
      color: colors[index] ?? '',
      xAxisCalloutData: name,
      yAxisCalloutData: format(each.values[at] ?? null),
    })),
  }));
  return <GroupedVerticalBarChart {...axes} barwidth="auto" data={groups} />;
}
