import { HorizontalBarChartWithAxis } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { issues } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 260;

/** Categories with long names, largest first. */
export function HorizontalBarExample() {
  const { formatMessage, locale } = useIntl();
  const label = formatMessage(messages.issuesByKind);
  const rows = issues.map(({ kind, count }): [string, number] => [formatMessage(messages[kind]), count]);
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[[formatMessage(messages.kind), formatMessage(messages.count)], ...rows]}
    >
      {({ width, colors }) => (
        <HorizontalBarChartWithAxis
          width={width}
          height={height}
          culture={locale}
          chartTitle={label}
          hideLegend
          showYAxisLables
          data={rows.toReversed().map(([y, x]) => ({ x, y, legend: y, color: colors[0] ?? '' }))}
        />
      )}
    </ChartFrame>
  );
}
