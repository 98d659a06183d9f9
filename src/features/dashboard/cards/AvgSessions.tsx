import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard, MainFigure } from '#ui/chart/FigureCard';
import { useCategories } from '#ui/chart/useCategories';
import { useAvgSessionsQuery } from '../Cards.generated';
import { messages } from '../messages';
import { PeriodSelect } from '../PeriodSelect';
import { cardHeight, type PeriodCardProps } from './cardTypes';
import { Figures } from './Figures';
import { useUsd } from './useUsd';

/** Sessions by day or month, with their growth. */
export function AvgSessions({ period, onPeriod }: PeriodCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { days, months } = useCategories();
  const toUsd = useUsd();
  const heading = formatMessage(messages.sessions);
  const result = useAvgSessionsQuery({ variables: { period } });
  return (
    <FigureCard
      heading={heading}
      actions={<PeriodSelect card={heading} value={period} onChange={onPeriod} />}
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { avgSessions } }) => {
        const values = avgSessions.series[0]?.data ?? [];
        const change = formatNumber(avgSessions.growth / 100, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        });
        return (
          <>
            <MainFigure>{formatNumber(avgSessions.sessions)}</MainFigure>
            <span>{formatMessage(messages.growth, { change })}</span>
            <Chart
              kind={period === 'LAST_YEAR' ? 'bar' : 'area'}
              label={heading}
              height={150}
              data={{
                categories: period === 'LAST_YEAR' ? months(values.length) : days(values.length),
                series: [{ name: heading, values }],
              }}
            />
            <Figures
              items={[
                { label: formatMessage(messages.goal), value: toUsd(avgSessions.goal.amount) },
                {
                  label: formatMessage(messages.users),
                  value: formatNumber(avgSessions.users, { notation: 'compact' }),
                },
                {
                  label: formatMessage(messages.retention),
                  value: formatNumber(avgSessions.retention / 100, { style: 'percent' }),
                },
              ]}
            />
          </>
        );
      }}
    </FigureCard>
  );
}
