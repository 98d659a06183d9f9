import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useCategories } from '#ui/chart/useCategories';
import { useRevenueQuery } from '../Cards.generated';
import { messages } from '../messages';
import { cardHeight } from './cardTypes';
import { Figures } from './Figures';
import { useUsd } from './useUsd';

/** The revenue of this month and the previous one by week. */
export function Revenue() {
  const { formatMessage } = useIntl();
  const { weeks } = useCategories();
  const toUsd = useUsd();
  const heading = formatMessage(messages.revenue);
  const names = [formatMessage(messages.thisMonth), formatMessage(messages.lastMonth)];
  return (
    <FigureCard heading={heading} result={useRevenueQuery()} height={cardHeight}>
      {({ analyticsCards: { revenue } }) => (
        <>
          <Figures
            items={[
              { label: formatMessage(messages.thisMonth), value: toUsd(revenue.thisMonth.amount) },
              { label: formatMessage(messages.lastMonth), value: toUsd(revenue.lastMonth.amount) },
            ]}
          />
          <Chart
            kind="line"
            label={heading}
            height={200}
            format={toUsd}
            data={{
              categories: weeks(revenue.series[0]?.data.length ?? 0),
              series: revenue.series.map(({ data }, at) => ({ name: names[at] ?? '', values: data })),
            }}
          />
        </>
      )}
    </FigureCard>
  );
}
