import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard, MainFigure } from '#ui/chart/FigureCard';
import { NativeSelect } from '#ui/control/NativeSelect';
import { useRevenueReportQuery } from '../Cards.generated';
import { messages } from '../messages';
import { cardHeight } from './cardTypes';
import { useUsd } from './useUsd';

export interface RevenueReportProps {
  /** Empty for the latest. */
  year: string;
  onYear: (year: string) => void;
}

/** The earnings and expenses of a year by month. */
export function RevenueReport({ year, onYear }: RevenueReportProps) {
  const { formatMessage, formatDate } = useIntl();
  const toUsd = useUsd();
  const heading = formatMessage(messages.revenueReport);
  const result = useRevenueReportQuery({ variables: { year: year || null } });
  const report = result.data?.analyticsCards.revenueReport;
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2000, month, 1)), { month: 'short', timeZone: 'UTC' }),
  );
  const names = [formatMessage(messages.earnings), formatMessage(messages.expenses)];
  return (
    <FigureCard
      heading={heading}
      actions={
        report && (
          <NativeSelect
            isSmall
            aria-label={formatMessage(messages.year, { card: heading })}
            value={report.year}
            onChange={({ target }) => onYear(target.value === report.years[0] ? '' : target.value)}
          >
            {report.years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
        )
      }
      result={result}
      height={cardHeight}
    >
      {({ analyticsCards: { revenueReport } }) => (
        <>
          <MainFigure>{toUsd(revenueReport.price.amount)}</MainFigure>
          <span>{formatMessage(messages.budget, { amount: toUsd(revenueReport.budget.amount) })}</span>
          <Chart
            kind="groupedBar"
            label={heading}
            height={180}
            format={toUsd}
            data={{
              // This year has no figures for the months to come.
              categories: months.slice(0, revenueReport.series[0]?.data.length),
              series: revenueReport.series.map(({ data }, at) => ({
                name: names[at] ?? '',
                values: data.map((value) => Math.abs(value)),
              })),
            }}
          />
        </>
      )}
    </FigureCard>
  );
}
