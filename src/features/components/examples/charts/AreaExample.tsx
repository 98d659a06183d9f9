import { AreaChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 280;

/** How amounts grow over time, with their total. */
export function AreaExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const kinds = ['imported', 'updated'] as const;
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
        <AreaChart
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
