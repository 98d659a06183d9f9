import { DonutChart, GaugeChart } from '@fluentui/react-charting';
import type { DrawingProps } from '../chartTypes';

/** A donut or pie with a part per category, or a gauge of its first figure from 0 to 100. */
export function CircleChart({ kind, label, data, width, height, colors, format }: DrawingProps) {
  const values = data.series[0]?.values ?? [];
  if (kind === 'gauge') {
    const value = Math.min(100, Math.max(0, values[0] ?? 0));
    return (
      <GaugeChart
        chartTitle={label}
        width={width}
        height={height}
        chartValue={value}
        chartValueFormat={() => format(value)}
        segments={[
          {
            legend: data.categories[0] ?? label,
            size: value,
            color: colors[0] ?? '',
            accessibilityData: { ariaLabel: `${data.categories[0] ?? label}, ${format(value)}` },
          },
          {
            legend: '',
            size: 100 - value,
            color: 'transparent',
            accessibilityData: { ariaLabel: `${format(value)}–${format(100)}` },
          },
        ]}
        minValue={0}
        maxValue={100}
        hideLegend
        hideMinMax
        // It would repeat the figure in the middle, in English.
        hideTooltip
        roundCorners
      />
    );
  }
  const radius = Math.min(width, height) / 2;
  return (
    <DonutChart
      data={{
        chartTitle: label,
        chartData: data.categories.map((legend, at) => ({
          legend,
          data: values[at] ?? 0,
          color: colors[at] ?? '',
          yAxisCalloutData: format(values[at] ?? null),
        })),
      }}
      width={width}
      height={height}
      innerRadius={kind === 'donut' ? radius * 0.6 : 0}
      hideLegend
      hideLabels
      {...(kind === 'donut' && {
        valueInsideDonut: format(values.reduce<number>((total, each) => total + (each ?? 0), 0)),
      })}
    />
  );
}
