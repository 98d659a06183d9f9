import { DomainError } from '../errors';
import { analyticsFigures, statisticsFigures } from '../fixtures/analytics';
import type { RevenueYearRecord, StatisticsCardName, StatisticsCardRecord } from '../records/analytics';
import type {
  AvgSessionsCard,
  CardPeriod,
  CustomerGroup,
  DeviceSessions,
  GoalOverviewCard,
  ProductOrdersCard,
  RevenueCard,
  RevenueReportCard,
  SupportTrackerCard,
} from '../types.generated';
import type { DomainContext } from './context';

type Reads = Pick<DomainContext, 'now'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whole percents of a part. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Tickets of the period, with the share that is done. */
export const supportTracker = ({ now }: Reads, period: CardPeriod): SupportTrackerCard => {
  const figures = analyticsFigures(now()).supportTracker[period];
  return { ...figures, completed: percent(figures.totalTicket - figures.openTicket, figures.totalTicket) };
};

/** Sessions of the period. */
export const avgSessions = ({ now }: Reads, period: CardPeriod): AvgSessionsCard =>
  analyticsFigures(now()).avgSessions[period];

const yearOf = (years: readonly RevenueYearRecord[], wanted?: string | null) => {
  const found = wanted ? years.find(({ year }) => year === wanted) : years[0];
  if (found) return found;
  const message = `There are figures of ${years.map(({ year }) => year).join(', ')} only.`;
  throw new DomainError('INVALID', message, { year: message });
};

/** A year of revenue, the latest where none is given. Throws INVALID for a year without figures. */
export const revenueReport = ({ now }: Reads, year?: string | null): RevenueReportCard => {
  const { revenueYears } = analyticsFigures(now());
  const found = yearOf(revenueYears, year);
  return {
    years: revenueYears.map((row) => row.year),
    year: found.year,
    price: sum(found.earnings),
    budget: found.budget,
    series: [
      { name: 'Earnings', data: found.earnings },
      { name: 'Expenses', data: found.expenses },
    ],
  };
};

/** How far the goals are. */
export const goalOverview = ({ now }: Reads): GoalOverviewCard => {
  const { completed, inProgress } = analyticsFigures(now()).goalOverview;
  return { completed, inProgress, progress: percent(completed, completed + inProgress) };
};

/** Revenue of this month and the last. */
export const revenue = ({ now }: Reads): RevenueCard => {
  const { thisMonth, lastMonth } = analyticsFigures(now()).revenue;
  return {
    thisMonth: sum(thisMonth),
    lastMonth: sum(lastMonth),
    series: [
      { name: 'This month', data: thisMonth },
      { name: 'Last month', data: lastMonth },
    ],
  };
};

/** Orders of the period by how they went. */
export const productOrders = ({ now }: Reads, period: CardPeriod): ProductOrdersCard =>
  analyticsFigures(now()).productOrders[period];

/** Sessions of the period by device. */
export const sessionsDevice = ({ now }: Reads, period: CardPeriod): DeviceSessions[] =>
  analyticsFigures(now()).sessionsDevice[period];

/** Customers of the period by how they came. */
export const customers = ({ now }: Reads, period: CardPeriod): CustomerGroup[] =>
  analyticsFigures(now()).customers[period];

/** A statistics card. */
export const statisticsCard = ({ now }: Reads, name: StatisticsCardName): StatisticsCardRecord =>
  statisticsFigures(now())[name];

/** The figure of a card as people read it, such as `36%`, `810` or `92.6k`. */
export const figureText = ({ figure, kind }: Pick<StatisticsCardRecord, 'figure' | 'kind'>): string => {
  if (kind === 'percent') return `${figure}%`;
  return figure < 1000 ? String(figure) : `${Number((figure / 1000).toPrecision(3))}k`;
};
