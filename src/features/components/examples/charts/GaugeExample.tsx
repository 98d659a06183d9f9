import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { completeness } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

/** One value on a scale. */
export function GaugeExample() {
  const { formatMessage, formatNumber } = useIntl();
  const label = formatMessage(messages.completeness);
  return (
    <Chart
      kind="gauge"
      label={label}
      format={(value) => formatNumber(value / 100, { style: 'percent' })}
      data={{ categories: [label], series: [{ name: formatMessage(messages.share), values: [completeness] }] }}
    />
  );
}
