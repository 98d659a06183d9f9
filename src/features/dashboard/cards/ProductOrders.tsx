import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useProductOrdersQuery } from '../Cards.generated';
import { messages } from '../messages';
import { PeriodSelect } from '../PeriodSelect';
import { cardHeight, type PeriodCardProps } from './cardTypes';

/** Orders by status. */
export function ProductOrders({ period, onPeriod }: PeriodCardProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.orders);
  const result = useProductOrdersQuery({ variables: { period } });
  return (
    <FigureCard
      heading={heading}
      actions={<PeriodSelect card={heading} value={period} onChange={onPeriod} />}
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { productOrders } }) => (
        <Chart
          kind="donut"
          label={heading}
          height={240}
          data={{
            categories: (['finished', 'pending', 'rejected'] as const).map((name) => formatMessage(messages[name])),
            series: [
              { name: heading, values: [productOrders.finished, productOrders.pending, productOrders.rejected] },
            ],
          }}
        />
      )}
    </FigureCard>
  );
}
