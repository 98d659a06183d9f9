import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { issues } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Shares of a whole, with the total in the middle. */
export function DonutExample() {
  const { formatMessage } = useIntl();
  return (
    <Chart
      kind="donut"
      label={formatMessage(messages.openIssues)}
      height={300}
      data={{
        categories: issues.map(({ kind }) => formatMessage(messages[kind])),
        series: [{ name: formatMessage(messages.count), values: issues.map(({ count }) => count) }],
      }}
    />
  );
}
