import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { flows } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** How amounts flow from one stage to the next. */
export function SankeyExample() {
  const { formatMessage } = useIntl();
  return (
    <Chart
      kind="sankey"
      label={formatMessage(messages.flow)}
      height={320}
      data={{
        categories: [formatMessage(messages.file), formatMessage(messages.feed)],
        series: (['published', 'waiting', 'failed'] as const).map((result) => ({
          name: formatMessage(messages[result]),
          values: flows[result],
        })),
      }}
    />
  );
}
