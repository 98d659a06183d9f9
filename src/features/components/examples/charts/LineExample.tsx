import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changeKinds, changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** How values change over time, and how they compare. */
export function LineExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="line"
      label={formatMessage(messages.byMonth)}
      height={280}
      data={{
        categories: months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' })),
        series: changeKinds.map((kind) => ({ name: formatMessage(messages[kind]), values: changes[kind] })),
      }}
    />
  );
}
