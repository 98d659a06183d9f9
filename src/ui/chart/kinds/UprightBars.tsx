import { GroupedVerticalBarChart, VerticalBarChart, VerticalStackedBarChart } from '@fluentui/react-charting';
import type { DrawingProps } from '../chartTypes';

/** Vertical bars: one per category, grouped, or stacked. */
export function UprightBars({ kind, label, data, width, height, colors, format }: DrawingProps) {
  const { categories, series } = data;
  const axes = {
    chartTitle: label,
    width,
    height,
    hideLegend: true,
    hideLabels: true,
    yAxisTickFormat: format,
    yAxisTickCount: 4,
    maxBarWidth: 32,
    roundCorners: true,
    wrapXAxisLables: false,
    hideTickOverlap: true,
  };
  if (kind === 'bar') {
    const values = series[0]?.values ?? [];
    const points = categories.map((x, at) => ({
      x,
      y: values[at] ?? 0,
      legend: series[0]?.name ?? label,
      color: colors[0] ?? '',
      yAxisCalloutData: format(values[at] ?? 0),
    }));
    return <VerticalBarChart {...axes} data={points} useSingleColor colors={[colors[0] ?? '']} />;
  }
  if (kind === 'stackedBar') {
    const stacks = categories.map((xAxisPoint, at) => ({
      xAxisPoint,
      chartData: series.map(({ name, values }, index) => ({
        legend: name,
        data: values[at] ?? 0,
        color: colors[index] ?? '',
        yAxisCalloutData: format(values[at] ?? 0),
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
      yAxisCalloutData: format(each.values[at] ?? 0),
    })),
  }));
  return <GroupedVerticalBarChart {...axes} data={groups} />;
}
