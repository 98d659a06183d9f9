import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changeKinds, changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Parts of a total for each category. */
export function StackedBarExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="stackedBar"
      label={formatMessage(messages.stackedByMonth)}
      height={280}
      data={{
        categories: months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' })),
        series: changeKinds.map((kind) => ({ name: formatMessage(messages[kind]), values: changes[kind] })),
      }}
    />
  );
}
