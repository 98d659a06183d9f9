import { makeStyles } from '@fluentui/react-components';
import { DataVizPalette, getColorFromToken } from '@fluentui/react-charting';
import { ThemeProvider } from '@fluentui/react/lib/Theme';
import { setRTL } from '@fluentui/react/lib/Utilities';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDirection } from '../../../../i18n/useDirection';
import { useIsDark } from '../../../../ui/hooks/useIsDark';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { createChartTheme } from './chartFrameTheme';

const useStyles = makeStyles({ figure: { margin: 0, minWidth: 0, overflowX: 'auto', overflowY: 'hidden' } });

const palette = [DataVizPalette.color1, DataVizPalette.color6, DataVizPalette.color3, DataVizPalette.color4];

/** What a chart needs to know to be drawn. */
interface ChartSpace {
  /** In pixels. */
  width: number;
  /** Four colors with enough contrast in light and dark. */
  colors: readonly string[];
}

/** Props of `ChartFrame`. */
export interface ChartFrameProps {
  label: string;
  /** The figures as a table for screen readers: its header, then its rows. */
  table: readonly (readonly (string | number)[])[];
  /** In pixels, kept while the width is measured. */
  height: number;
  /** In pixels. Below it, the chart scrolls. */
  minWidth?: number;
  children: (space: ChartSpace) => ReactNode;
}

/** A chart in the look of the app, as wide as its place, with its figures as a table. */
export function ChartFrame({ label, table: [header = [], ...rows], height, minWidth = 0, children }: ChartFrameProps) {
  const styles = useStyles();
  const isDark = useIsDark();
  const isRtl = useDirection() === 'rtl';
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const theme = useMemo(() => {
    setRTL(isRtl);
    return createChartTheme(isDark, isRtl);
  }, [isDark, isRtl]);
  const colors = useMemo(() => palette.map((token) => getColorFromToken(token, isDark)), [isDark]);
  useEffect(() => {
    if (!host.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure aria-label={label} className={styles.figure}>
      <div ref={host} style={{ minHeight: height }}>
        {width > 0 && (
          <ThemeProvider theme={theme} applyTo="none">
            {children({ width: Math.max(width, minWidth), colors })}
          </ThemeProvider>
        )}
      </div>
      <VisuallyHidden>
        <table aria-label={label}>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={header[place + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
