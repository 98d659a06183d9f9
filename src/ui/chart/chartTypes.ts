/** The kinds of charts. `donut`, `pie` and `gauge` draw the first series only. */
export type ChartKind =
  | 'area'
  | 'bar'
  | 'donut'
  | 'gauge'
  | 'groupedBar'
  | 'heatMap'
  | 'horizontalBar'
  | 'line'
  | 'pie'
  | 'sparkline'
  | 'stackedBar';

/** Figures with the same name, one for each category. */
interface ChartSeries {
  name: string;
  values: readonly number[];
}

/** What a chart shows: its categories in order, and for each series one figure per category. */
export interface ChartData {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** Whether the kind has a color, and with it a legend entry, per category instead of per series. */
export function hasColoredCategories(kind: ChartKind): boolean {
  return kind === 'donut' || kind === 'pie';
}

/** Props of every drawing. */
export interface DrawingProps {
  kind: ChartKind;
  label: string;
  data: ChartData;
  /** Pixels. */
  width: number;
  height: number;
  /** CSS colors, repeated for more series. */
  colors: readonly string[];
  format: (value: number) => string;
}
