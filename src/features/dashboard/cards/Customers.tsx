import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useCustomersQuery } from '../Cards.generated';
import { messages } from '../messages';
import { PeriodSelect } from '../PeriodSelect';
import { cardHeight, type PeriodCardProps } from './cardTypes';

const names = [messages.newCustomers, messages.returningCustomers, messages.referredCustomers];

/** Customers by group: new, returning, and referred. */
export function Customers({ period, onPeriod }: PeriodCardProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.customers);
  const result = useCustomersQuery({ variables: { period } });
  return (
    <FigureCard
      heading={heading}
      actions={<PeriodSelect card={heading} value={period} onChange={onPeriod} />}
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { customers } }) => (
        <Chart
          kind="donut"
          label={heading}
          height={240}
          data={{
            categories: names.slice(0, customers.groups.length).map((name) => formatMessage(name)),
            series: [{ name: heading, values: customers.groups.map(({ result: count }) => count) }],
          }}
        />
      )}
    </FigureCard>
  );
}
