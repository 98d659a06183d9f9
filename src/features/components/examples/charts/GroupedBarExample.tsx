import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changeKinds, changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Values of several series side by side, for comparing them within a category. */
export function GroupedBarExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="groupedBar"
      label={formatMessage(messages.groupedByMonth)}
      height={280}
      data={{
        categories: months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' })),
        series: changeKinds.map((kind) => ({ name: formatMessage(messages[kind]), values: changes[kind] })),
      }}
    />
  );
}
