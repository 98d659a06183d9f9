import { makeStyles, tokens } from '@fluentui/react-components';
import { Sparkline } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { changeKinds, changes, months } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minHeight: '40px' },
});

/** The course of a value in a line of text or a table cell. */
export function SparklineExample() {
  const { formatMessage, formatDate, formatNumber, locale } = useIntl();
  const styles = useStyles();
  const label = formatMessage(messages.trends);
  return (
    <ChartFrame
      label={label}
      height={120}
      table={[
        [formatMessage(messages.month), ...changeKinds.map((kind) => formatMessage(messages[kind]))],
        ...months.map((month, place) => [
          formatDate(month, { month: 'short', timeZone: 'UTC' }),
          ...changeKinds.map((kind) => changes[kind][place] ?? 0),
        ]),
      ]}
    >
      {({ colors }) =>
        changeKinds.map((kind, series) => (
          <div key={kind} className={styles.line}>
            <Sparkline
              width={160}
              height={28}
              culture={locale}
              data={{
                chartTitle: formatMessage(messages[kind]),
                lineChartData: [
                  {
                    legend: formatMessage(messages[kind]),
                    color: colors[series] ?? '',
                    data: changes[kind].map((y, place) => ({ x: place + 1, y })),
                  },
                ],
              }}
            />
            <span>
              {formatMessage(messages[kind])}: {formatNumber(changes[kind].at(-1) ?? 0)}
            </span>
          </div>
        ))
      }
    </ChartFrame>
  );
}
