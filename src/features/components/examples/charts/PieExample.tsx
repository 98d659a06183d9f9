import { PieChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { issues } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 300;

/** Shares of a whole, up to five of them. */
export function PieExample() {
  const { formatMessage, locale } = useIntl();
  const label = formatMessage(messages.shareByKind);
  const rows = issues.map(({ kind, count }): [string, number] => [formatMessage(messages[kind]), count]);
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[[formatMessage(messages.kind), formatMessage(messages.count)], ...rows]}
    >
      {({ width, colors }) => (
        <PieChart
          width={Math.min(width, 560)}
          height={height}
          culture={locale}
          chartTitle={label}
          colors={[...colors]}
          data={rows.map(([x, y]) => ({ x, y }))}
        />
      )}
    </ChartFrame>
  );
}
