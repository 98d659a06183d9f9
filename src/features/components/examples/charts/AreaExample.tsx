import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** How amounts grow over time, with their total. */
export function AreaExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="area"
      label={formatMessage(messages.byMonth)}
      height={280}
      data={{
        categories: months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' })),
        series: (['imported', 'updated'] as const).map((kind) => ({
          name: formatMessage(messages[kind]),
          values: changes[kind],
        })),
      }}
    />
  );
}
