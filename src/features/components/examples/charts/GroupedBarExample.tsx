import { GroupedVerticalBarChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changeKinds, changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 280;

/** Values of several series side by side, for comparing them within a category. */
export function GroupedBarExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const label = formatMessage(messages.groupedByMonth);
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
        <GroupedVerticalBarChart
          width={width}
          height={height}
          culture={locale}
          chartTitle={label}
          data={names.map((name, place) => ({
            name,
            series: changeKinds.map((key, series) => ({
              key,
              data: changes[key][place] ?? 0,
              legend: formatMessage(messages[key]),
              color: colors[series] ?? '',
            })),
          }))}
        />
      )}
    </ChartFrame>
  );
}
