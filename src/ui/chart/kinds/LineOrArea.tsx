import { AreaChart, LineChart, Sparkline } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import type { DrawingProps } from '../chartTypes';
import { getAxisMargins, getAxisWidth, getTickFormat } from './axisMargins';

const DAY = 86_400_000;

/** Categories are drawn at equal distances: as days, because lines have no axis of names. */
const toDate = (at: number) => new Date(at * DAY);

/** A line, an area, or a line without axes. */
export function LineOrArea({ kind, label, data, width, height, colors, format }: DrawingProps) {
  const theme = useTheme();
  const { categories, series } = data;
  const lineChartData = series.map(({ name, values }, at) => {
    const known = values.flatMap((y, index) => (y === null ? [] : [{ index, y }]));
    return {
      legend: name,
      color: colors[at] ?? '',
      data: known.map(({ index, y }) => ({
        x: toDate(index),
        y,
        xAxisCalloutData: categories[index] ?? '',
        yAxisCalloutData: format(y),
      })),
      gaps: known.flatMap(({ index }, place) =>
        place > 0 && index - (known[place - 1]?.index ?? 0) > 1 ? [{ startIndex: place - 1, endIndex: place }] : [],
      ),
    };
  });
  const charted = { chartTitle: label, lineChartData };
  if (kind === 'sparkline') return <Sparkline data={charted} width={width} height={height} />;
  const step = Math.max(1, Math.ceil((categories.length * 56) / Math.max(width, 1)));
  const axes = {
    data: charted,
    width,
    height,
    hideLegend: true,
    useUTC: true,
    tickValues: categories.flatMap((_, at) => (at % step === 0 ? [toDate(at)] : [])),
    customDateTimeFormatter: (date: Date) => categories[Math.round(date.getTime() / DAY)] ?? '',
    yAxisTickFormat: getTickFormat(series, format),
    yMinValue: 0,
    // Zeros stay on the axis instead of in the middle.
    ...(series.every(({ values }) => values.every((value) => !value)) && { yMaxValue: 1 }),
    yAxisTickCount: 4,
    roundedTicks: true,
    margins: getAxisMargins(theme, getAxisWidth(series, format)),
    enablePerfOptimization: true,
  };
  return kind === 'area' ? <AreaChart {...axes} /> : <LineChart {...axes} />;
}
