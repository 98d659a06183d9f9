import { webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { HeatMapChart } from '@fluentui/react-charting';
import { useIntl } from 'react-intl';
import { useIsDark } from '../../../../ui/hooks/useIsDark';
import { jobsByDay } from './chartFigures';
import { ChartFrame } from './ChartFrame';
import { chartMessages as messages } from './chartMessages';

const height = 320;
const parts = ['morning', 'afternoon', 'night'] as const;

/** Where values are high in two dimensions. The number in each field does not depend on its color. */
export function HeatMapExample() {
  const { formatMessage, formatDate, locale } = useIntl();
  const isDark = useIsDark();
  const label = formatMessage(messages.jobsByDay);
  // November 2, 2026 is a Monday.
  const days = jobsByDay.map((_, place) =>
    formatDate(new Date(Date.UTC(2026, 10, 2 + place)), { weekday: 'short', timeZone: 'UTC' }),
  );
  return (
    <ChartFrame
      label={label}
      height={height}
      table={[
        [formatMessage(messages.day), ...parts.map((part) => formatMessage(messages[part]))],
        ...days.map((day, place) => [day, ...(jobsByDay[place] ?? [])]),
      ]}
    >
      {({ width, colors }) => (
        <HeatMapChart
          width={width}
          height={height}
          culture={locale}
          chartTitle={label}
          sortOrder="none"
          margins={{ left: 88, right: 16, top: 16, bottom: 36 }}
          hideLegend
          domainValuesForColorScale={[0, 45]}
          rangeValuesForColorScale={[(isDark ? webDarkTheme : webLightTheme).colorNeutralBackground4, colors[0] ?? '']}
          data={parts.map((part, series) => ({
            legend: formatMessage(messages[part]),
            value: series,
            data: days.map((x, place) => {
              const value = jobsByDay[place]?.[series] ?? 0;
              return { x, y: formatMessage(messages[part]), value, rectText: value };
            }),
          }))}
        />
      )}
    </ChartFrame>
  );
}
