import { VerticalStackedBarChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changeKinds, changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 280;

/** Parts of a total for each category. */
export function StackedBarExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const label = formatMessage(messages.stackedByMonth);
  const names = months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' }));
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[
        [formatMessage(messages.month), ...changeKinds.map((kind) => formatMessage(messages[kind]))],
        ...names.map((name, place) => [name, ...changeKinds.map((kind) => changes[kind][place] ?? 0)]),
      ]}
    >
      {({ width, colors }) => (
        <VerticalStackedBarChart
          width={width}
          height={height}
          culture={locale}
          chartTitle={label}
          barWidth="auto"
          maxBarWidth={48}
          data={names.map((xAxisPoint, place) => ({
            xAxisPoint,
            chartData: changeKinds.map((kind, series) => ({
              data: changes[kind][place] ?? 0,
              legend: formatMessage(messages[kind]),
              color: colors[series] ?? '',
            })),
          }))}
        />
      )}
    </ChartFrame>
  );
}
