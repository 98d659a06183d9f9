import { GaugeChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 240;
const complete = 78;

/** One value on a scale with a goal. */
export function GaugeExample() {
  const { formatMessage, formatNumber, locale } = useIntl();
  const label = formatMessage(messages.completeness);
  const percent = formatNumber(complete / 100, { style: 'percent' });
  const ranges = [
    { legend: formatMessage(messages.low), size: 50 },
    { legend: formatMessage(messages.fair), size: 40 },
    { legend: formatMessage(messages.goal), size: 10 },
  ];
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[
        [formatMessage(messages.measure), formatMessage(messages.share)],
        [label, percent],
      ]}
    >
      {({ width, colors }) => (
        <GaugeChart
          width={width}
          height={height}
          culture={locale}
          chartValue={complete}
          chartValueFormat={() => percent}
          segments={ranges.map(({ legend, size }, place) => ({ legend, size, color: colors[place] ?? '' }))}
        />
      )}
    </ChartFrame>
  );
}
