import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { issues } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Categories with long names, largest first. */
export function HorizontalBarExample() {
  const { formatMessage } = useIntl();
  return (
    <Chart
      kind="horizontalBar"
      label={formatMessage(messages.issuesByKind)}
      height={260}
      data={{
        categories: issues.map(({ kind }) => formatMessage(messages[kind])),
        series: [{ name: formatMessage(messages.count), values: issues.map(({ count }) => count) }],
      }}
    />
  );
}
