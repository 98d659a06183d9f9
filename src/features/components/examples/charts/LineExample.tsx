import { LineChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changeKinds, changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 280;

/** How values change over time, and how they compare. */
export function LineExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const kinds = changeKinds;
  const toMonth = (date: Date) => formatDate(date, { month: 'short', timeZone: 'UTC' });
  const label = formatMessage(messages.byMonth);
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[
        [formatMessage(messages.month), ...kinds.map((kind) => formatMessage(messages[kind]))],
        ...months.map((month, place) => [toMonth(month), ...kinds.map((kind) => changes[kind][place] ?? 0)]),
      ]}
    >
      {({ width, colors }) => (
        <LineChart
          width={width}
          height={height}
          culture={locale}
          customDateTimeFormatter={toMonth}
          tickValues={[...months]}
          data={{
            chartTitle: label,
            lineChartData: kinds.map((kind, series) => ({
              legend: formatMessage(messages[kind]),
              color: colors[series] ?? '',
              data: months.map((x, place) => ({ x, y: changes[kind][place] ?? 0 })),
            })),
          }}
        />
      )}
    </ChartFrame>
  );
}
