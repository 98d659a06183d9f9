import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { changeKinds, changes, months } from './chartFigures';
import { chartMessages as messages } from './chartMessages';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minHeight: '40px' },
  line: { width: '160px', flexShrink: 0 },
});

/** The course of a value in a line of text or a table cell. */
export function SparklineExample() {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const styles = useStyles();
  const categories = months.map((month) => formatDate(month, { month: 'short', timeZone: 'UTC' }));
  return changeKinds.map((kind) => {
    const name = formatMessage(messages[kind]);
    return (
      <div key={kind} className={styles.row}>
        <div className={styles.line}>
          <Chart
            kind="sparkline"
            label={name}
            height={28}
            data={{ categories, series: [{ name, values: changes[kind] }] }}
          />
        </div>
        <span>
          {name}: {formatNumber(changes[kind].at(-1) ?? 0)}
        </span>
      </div>
    );
  });
}
