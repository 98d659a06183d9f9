import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useSupportTrackerQuery } from '../Cards.generated';
import { messages } from '../messages';
import { PeriodSelect } from '../PeriodSelect';
import { cardHeight, type PeriodCardProps } from './cardTypes';
import { Figures } from './Figures';

/** Support tickets, and the share that is completed. */
export function SupportTracker({ period, onPeriod }: PeriodCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const heading = formatMessage(messages.support);
  const result = useSupportTrackerQuery({ variables: { period } });
  return (
    <FigureCard
      heading={heading}
      actions={<PeriodSelect card={heading} value={period} onChange={onPeriod} />}
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { supportTracker } }) => (
        <>
          <Chart
            kind="gauge"
            label={formatMessage(messages.completedTickets)}
            height={160}
            format={(value) => formatNumber(value / 100, { style: 'percent' })}
            data={{
              categories: [formatMessage(messages.completedTickets)],
              series: [{ name: heading, values: [supportTracker.completed] }],
            }}
          />
          <Figures
            items={[
              { label: formatMessage(messages.tickets), value: formatNumber(supportTracker.totalTicket) },
              { label: formatMessage(messages.newTickets), value: formatNumber(supportTracker.newTicket) },
              { label: formatMessage(messages.openTickets), value: formatNumber(supportTracker.openTicket) },
              {
                label: formatMessage(messages.responseTime),
                value: formatMessage(messages.days, { count: supportTracker.responseTime }),
              },
            ]}
          />
        </>
      )}
    </FigureCard>
  );
}
