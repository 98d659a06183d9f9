/**
 * The kinds of charts. `donut`, `pie`, `gauge`, and `sparkline` draw the first series only. `sankey` draws flows from
 * the categories to the series.
 */
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
  | 'sankey'
  | 'sparkline'
  | 'stackedBar';

/** Figures with the same name, one for each category. Null is no figure, which is not drawn. */
interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

/** What a chart shows: its categories in order, and for each series one figure per category. */
export interface ChartData {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** The names of the parts that have a color each: series, or categories in the kinds that draw a part for each. */
export function getColoredNames(kind: ChartKind, { categories, series }: ChartData): readonly string[] {
  if (kind === 'donut' || kind === 'pie') return categories;
  const names = series.map(({ name }) => name);
  return kind === 'sankey' ? [...categories, ...names] : names;
}

/** Whether the kind names its parts in the drawing, so that it needs no legend. */
export function isNamedInDrawing(kind: ChartKind): boolean {
  return kind === 'heatMap' || kind === 'sankey' || kind === 'sparkline';
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
  /** The text of a figure, or of no figure. */
  format: (value: number | null) => string;
  /** How a horizontal axis of figures is written, as a format of d3: the library takes no function there. */
  axisFormat?: string | undefined;
}
