import { DonutChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { issues } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 300;

/** Shares of a whole, up to five of them. */
export function PieExample() {
  const { formatMessage, locale } = useIntl();
  const label = formatMessage(messages.shareByKind);
  const rows = issues.map(({ kind, count }): [string, number] => [formatMessage(messages[kind]), count]);
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[[formatMessage(messages.kind), formatMessage(messages.count)], ...rows]}
    >
      {({ width, colors }) => (
        <DonutChart
          width={width}
          height={height}
          culture={locale}
          // A donut without a hole.
          innerRadius={1}
          showLabelsInPercent
          hideLabels={false}
          data={{
            chartTitle: label,
            chartData: rows.map(([legend, data], place) => ({ legend, data, color: colors[place] ?? '' })),
          }}
        />
      )}
    </ChartFrame>
  );
}
