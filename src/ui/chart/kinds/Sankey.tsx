import { SankeyChart } from '@fluentui/react-charting';
import { useTheme } from '@fluentui/react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import type { DrawingProps } from '../chartTypes';

/** Pixels. Below it, the texts of nodes do not fit, and the chart scrolls. */
const MIN_WIDTH = 520;

/** Flows from the categories at the start to the series at the end, as wide as their figures. */
export function Sankey({ label, data: { categories, series }, width, height, colors }: DrawingProps) {
  const { palette, isInverted } = useTheme();
  const isContrast = useMediaQuery('(forced-colors: active)');
  const nodes = [...categories, ...series.map(({ name }) => name)].map((name, nodeId) => {
    const borderColor = colors[nodeId] ?? '';
    // The texts of nodes are white, or have the color of the contrast theme: both need a fill like the page.
    return { nodeId, name, color: isContrast || isInverted ? palette.white : borderColor, borderColor };
  });
  const links = series.flatMap(({ values }, at) =>
    values.flatMap((value, source) => (value ? [{ source, target: categories.length + at, value }] : [])),
  );
  const chartWidth = Math.max(width, MIN_WIDTH);
  return (
    // The library fills the element around it.
    <div style={{ width: chartWidth, height }}>
      <SankeyChart
        width={chartWidth}
        height={height}
        enableReflow={false}
        styles={{
          // The library renders in another width at first, which would move the chart in right-to-left pages.
          root: { selectors: { svg: { width: chartWidth } } },
          links: { fill: palette.neutralLight, selectors: { '& path': { stroke: palette.white } } },
        }}
        data={{ chartTitle: label, SankeyChartData: { nodes, links } }}
      />
    </div>
  );
}
