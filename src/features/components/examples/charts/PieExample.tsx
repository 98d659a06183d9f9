import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { issues } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** Shares of a whole, up to five of them. */
export function PieExample() {
  const { formatMessage } = useIntl();
  return (
    <Chart
      kind="pie"
      label={formatMessage(messages.shareByKind)}
      height={300}
      data={{
        categories: issues.map(({ kind }) => formatMessage(messages[kind])),
        series: [{ name: formatMessage(messages.count), values: issues.map(({ count }) => count) }],
      }}
    />
  );
}
