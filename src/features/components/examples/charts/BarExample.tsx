import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** One value for each of a few categories. */
export function BarExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="bar"
      label={formatMessage(messages.importedByMonth)}
      height={280}
      data={{
        categories: months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' })),
        series: (['imported'] as const).map((kind) => ({ name: formatMessage(messages[kind]), values: changes[kind] })),
      }}
    />
  );
}
