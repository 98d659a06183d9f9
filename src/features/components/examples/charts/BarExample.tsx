import { VerticalBarChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 280;

/** One value for each of a few categories. */
export function BarExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const label = formatMessage(messages.importedByMonth);
  const rows = months.map((month, place): [string, number] => [
    formatDate(month, { month: 'short', timeZone: 'UTC' }),
    changes.imported[place] ?? 0,
  ]);
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[[formatMessage(messages.month), formatMessage(messages.imported)], ...rows]}
    >
      {({ width, colors }) => (
        <VerticalBarChart
          width={width}
          height={height}
          culture={locale}
          chartTitle={label}
          barWidth="auto"
          maxBarWidth={48}
          useSingleColor
          colors={colors.slice(0, 1)}
          hideLegend
          data={rows.map(([x, y]) => ({ x, y, legend: x, color: colors[0] ?? '' }))}
        />
      )}
    </ChartFrame>
  );
}
