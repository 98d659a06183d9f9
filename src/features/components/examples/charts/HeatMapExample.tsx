import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { jobsByDay } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Where values are high in two dimensions. The number in each field does not depend on its color. */
export function HeatMapExample() {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Chart
      kind="heatMap"
      label={formatMessage(messages.jobsByDay)}
      height={320}
      data={{
        // November 2, 2026 is a Monday.
        categories: jobsByDay.map((_, day) =>
          formatDate(new Date(Date.UTC(2026, 10, 2 + day)), { weekday: 'short', timeZone: 'UTC' }),
        ),
        series: (['morning', 'afternoon', 'night'] as const).map((part, at) => ({
          name: formatMessage(messages[part]),
          values: jobsByDay.map((counts) => counts[at] ?? null),
        })),
      }}
    />
  );
}
