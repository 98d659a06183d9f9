import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { useWasSeen } from '../hooks/useWasSeen';
import { useWidth } from '../hooks/useWidth';
import { messages } from '../messages';
import { Placeholder } from '../state/Placeholder';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useChartColors } from './chartColors';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { getColoredNames, isNamedInDrawing, type ChartData, type ChartKind } from './chartTypes';

const ChartCanvas = lazyWithRetry(() => {
  // Otherwise the library declares fonts on Microsoft's servers as it loads; pages call no host that is not configured.
  window.FabricConfig = { fontBaseUrl: '' };
  return import('./ChartCanvas').then((module) => module.ChartCanvas);
});

const useStyles = makeStyles({
  figure: { position: 'relative', margin: 0, minWidth: 0, display: 'grid', rowGap: tokens.spacingVerticalXS },
  // Axis labels are drawn left-to-right at measured places; the chart mirrors itself.
  canvas: { minWidth: 0, overflowX: 'auto', overflowY: 'hidden' },
});

export interface ChartProps {
  kind: ChartKind;
  /** The accessible name, also of the table with the figures. */
  label: string;
  data: ChartData;
  /** Height of the drawing in pixels, kept while it loads. */
  height?: number;
  /** Formats a figure; by default, as a number in the user's language. */
  format?: ((value: number) => string) | undefined;
  /** How a horizontal axis of figures is written, as a format of d3; for example, `.0%`. */
  axisFormat?: string | undefined;
}

/**
 * A chart with a legend, and a table of the same figures for screen readers. The drawing loads when it comes into view.
 */
export function Chart({ kind, label, data, height = 240, format, axisFormat }: ChartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const colors = useChartColors();
  const frame = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(frame);
  const width = useWidth(frame);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toText = (value: number | null) =>
    value === null ? formatMessage(messages.noValue) : (format ?? formatNumber)(value);
  const names = getColoredNames(kind, data);
  const hasLegend = names.length > 1 && !isNamedInDrawing(kind);
  const toggle = (name: string) =>
    setHidden((current) => {
      const next = new Set(current);
      // The last one stays: an empty chart says nothing.
      if (!next.delete(name) && next.size < names.length - 1) next.add(name);
      return next;
    });
  const placeholder = <Placeholder height={height} />;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div ref={frame} className={styles.canvas} style={{ height }}>
        {wasSeen && width > 0 ? (
          <Suspense fallback={placeholder}>
            <ChartCanvas {...{ kind, label, data, height, width, hidden, colors, axisFormat, format: toText }} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
      {hasLegend && <ChartLegend {...{ label, names, colors, hidden }} onToggle={toggle} />}
      <VisuallyHidden>
        <ChartTable {...{ label, data }} format={toText} />
      </VisuallyHidden>
    </figure>
  );
}
