import { useIntl } from 'react-intl';
import { Chart } from '#ui/chart/Chart';
import { FigureCard } from '#ui/chart/FigureCard';
import { useGoalOverviewQuery } from '../Cards.generated';
import { messages } from '../messages';
import { cardHeight } from './cardTypes';
import { Figures } from './Figures';

/** The progress of the goals. */
export function GoalOverview() {
  const { formatMessage, formatNumber } = useIntl();
  const heading = formatMessage(messages.goals);
  return (
    <FigureCard heading={heading} result={useGoalOverviewQuery()} height={cardHeight}>
      {({ analyticsCards: { goalOverview } }) => (
        <>
          <Chart
            kind="gauge"
            label={heading}
            height={200}
            format={(value) => formatNumber(value / 100, { style: 'percent' })}
            data={{
              categories: [formatMessage(messages.completed)],
              series: [{ name: heading, values: [goalOverview.progress] }],
            }}
          />
          <Figures
            items={[
              { label: formatMessage(messages.completed), value: formatNumber(goalOverview.completed) },
              { label: formatMessage(messages.inProgress), value: formatNumber(goalOverview.inProgress) },
            ]}
          />
        </>
      )}
    </FigureCard>
  );
}
