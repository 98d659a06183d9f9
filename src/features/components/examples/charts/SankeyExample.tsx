import { tokens } from '@fluentui/react-components';
import { SankeyChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 320;

const sources = ['file', 'feed'] as const;
const results = ['published', 'waiting', 'failed'] as const;

/** Products from each source, by what became of them. */
const flows: readonly (readonly number[])[] = [
  [620, 140, 45],
  [380, 90, 15],
];

/** How amounts flow from one stage to the next. */
export function SankeyExample() {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.flow);
  return (
    <ChartFrame
      label={label}
      height={height}
      minWidth={560}
      table={[
        [formatMessage(messages.source), ...results.map((result) => formatMessage(messages[result]))],
        ...sources.map((source, place) => [formatMessage(messages[source]), ...(flows[place] ?? [])]),
      ]}
    >
      {({ width, colors }) => (
        <SankeyChart
          width={width}
          height={height}
          enableReflow={false}
          styles={{ links: { fill: tokens.colorNeutralStroke2, stroke: tokens.colorNeutralStroke1 } }}
          data={{
            chartTitle: label,
            SankeyChartData: {
              nodes: [...sources, ...results].map((name, nodeId) => ({
                nodeId,
                name: formatMessage(messages[name]),
                color: colors[nodeId % colors.length] ?? '',
                borderColor: colors[nodeId % colors.length] ?? '',
              })),
              links: flows.flatMap((values, source) =>
                values.map((value, result) => ({ source, target: sources.length + result, value })),
              ),
            },
          }}
        />
      )}
    </ChartFrame>
  );
}
