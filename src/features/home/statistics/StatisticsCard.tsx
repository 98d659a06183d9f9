import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import type { ChartKind } from '#ui/chart/chartTypes';
import { FigureCard, MainFigure } from '#ui/chart/FigureCard';
import { useCategories } from '#ui/chart/useCategories';
import { messages } from './messages';
import { useStatisticsQuery } from './Statistics.generated';

/** The names of the cards, and how each is drawn. */
export const statisticsCards = {
  ordersBarChart: 'bar',
  profitLineChart: 'line',
  subscribers: 'area',
  revenue: 'area',
  sales: 'area',
  orders: 'area',
  siteTraffic: 'line',
  activeUsers: 'line',
  newsletter: 'line',
} as const satisfies Record<string, ChartKind>;

/** The name of a card. */
export type StatisticsName = keyof typeof statisticsCards;

const chartHeight = 160;

/** A figure of the shop with its chart. */
export function StatisticsCard({ name }: { name: StatisticsName }) {
  const { formatMessage, formatNumber } = useIntl();
  const { months, weeks } = useCategories();
  const heading = formatMessage(messages[name]);
  const result = useStatisticsQuery({ variables: { [name]: true } });
  return (
    <FigureCard heading={heading} result={result} height={chartHeight + 48}>
      {({ statisticsCards: cards }) => {
        const card = cards[name];
        if (!card) return null;
        const format = (value: number) =>
          card.unit === 'PERCENT' ? formatNumber(value / 100, { style: 'percent' }) : formatNumber(value);
        const length = card.series[0]?.data.length ?? 0;
        return (
          <>
            <MainFigure>{format(card.figure)}</MainFigure>
            <Chart
              kind={statisticsCards[name]}
              label={heading}
              height={chartHeight}
              format={format}
              data={{
                categories: length === 12 ? months(length) : weeks(length),
                series: card.series.map(({ data }) => ({ name: heading, values: data })),
              }}
            />
          </>
        );
      }}
    </FigureCard>
  );
}
