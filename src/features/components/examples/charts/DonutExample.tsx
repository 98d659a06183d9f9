import { DonutChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { issues } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 300;

/** Shares of a whole, with the total in the middle. */
export function DonutExample() {
  const { formatMessage, formatNumber, locale } = useIntl();
  const label = formatMessage(messages.openIssues);
  const rows = issues.map(({ kind, count }): [string, number] => [formatMessage(messages[kind]), count]);
  const total = issues.reduce((sum, { count }) => sum + count, 0);
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
          innerRadius={70}
          hideLabels
          valueInsideDonut={formatNumber(total)}
          data={{
            chartTitle: label,
            chartData: rows.map(([legend, data], place) => ({ legend, data, color: colors[place] ?? '' })),
          }}
        />
      )}
    </ChartFrame>
  );
}
