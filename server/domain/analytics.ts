import { DomainError } from '../errors';
import type {
  AvgSessionsRecord,
  RevenueYearRecord,
  StatisticsCardName,
  StatisticsCardRecord,
} from '../records/analytics';
import { say } from '../records/sentence';
import type {
  CardPeriod,
  CardSeries,
  CustomerGroup,
  DeviceSessions,
  GoalOverviewCard,
  ProductOrdersCard,
  SupportTrackerCard,
} from '../types.generated';
import type { DomainContext } from './context';

/** The revenue of a year in US dollars. */
export interface RevenueReportFigures {
  years: string[];
  year: string;
  price: number;
  budget: number;
  series: CardSeries[];
}

/** The revenue of this month and the last, in US dollars. */
export interface RevenueFigures {
  thisMonth: number;
  lastMonth: number;
  series: CardSeries[];
}

type Reads = Pick<DomainContext, 'now' | 'demo'>;

/** The figures of the demo. Throws NOT_FOUND without it. */
const demoFigures = ({ demo }: Reads) => {
  if (!demo) throw new DomainError('NOT_FOUND', say`The figures of this page are part of the demo data only.`);
  return demo.figures();
};

const analyticsFigures = async (ctx: Reads) => (await demoFigures(ctx)).analyticsFigures(ctx.now());

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A part as a whole percentage. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Tickets of the period, with the share completed. */
export async function supportTracker(ctx: Reads, period: CardPeriod): Promise<SupportTrackerCard> {
  const figures = (await analyticsFigures(ctx)).supportTracker[period];
  return { ...figures, completed: percent(figures.totalTicket - figures.openTicket, figures.totalTicket) };
}

/** Sessions of the period. */
export async function avgSessions(ctx: Reads, period: CardPeriod): Promise<AvgSessionsRecord> {
  return (await analyticsFigures(ctx)).avgSessions[period];
}

const getYear = (years: readonly RevenueYearRecord[], wanted?: string | null) => {
  const found = wanted ? years.find(({ year }) => year === wanted) : years[0];
  if (found) return found;
  const message = say`Figures are available only for ${years.map(({ year }) => year).join(', ')}.`;
  throw new DomainError('INVALID', message, { year: message });
};

/** Revenue of one year, by default the latest. Throws INVALID for a year without figures. */
export async function revenueReport(ctx: Reads, year?: string | null): Promise<RevenueReportFigures> {
  const { revenueYears } = await analyticsFigures(ctx);
  const found = getYear(revenueYears, year);
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
}

/** Progress toward the goals. */
export async function goalOverview(ctx: Reads): Promise<GoalOverviewCard> {
  const { completed, inProgress } = (await analyticsFigures(ctx)).goalOverview;
  return { completed, inProgress, progress: percent(completed, completed + inProgress) };
}

/** Revenue of this month and last month. */
export async function revenue(ctx: Reads): Promise<RevenueFigures> {
  const { thisMonth, lastMonth } = (await analyticsFigures(ctx)).revenue;
  return {
    thisMonth: sum(thisMonth),
    lastMonth: sum(lastMonth),
    series: [
      { name: 'This month', data: thisMonth },
      { name: 'Last month', data: lastMonth },
    ],
  };
}

/** Orders of the period by status. */
export async function productOrders(ctx: Reads, period: CardPeriod): Promise<ProductOrdersCard> {
  return (await analyticsFigures(ctx)).productOrders[period];
}

/** Sessions of the period by device. */
export async function sessionsDevice(ctx: Reads, period: CardPeriod): Promise<DeviceSessions[]> {
  return (await analyticsFigures(ctx)).sessionsDevice[period];
}

/** Customers of the period by source. */
export async function customers(ctx: Reads, period: CardPeriod): Promise<CustomerGroup[]> {
  return (await analyticsFigures(ctx)).customers[period];
}

/** A figure of the statistics page with its series, up to the present time. */
export async function statisticsCard(ctx: Reads, name: StatisticsCardName): Promise<StatisticsCardRecord> {
  return (await demoFigures(ctx)).statisticsFigures(ctx.now())[name];
}

/** The figure of a card as displayed, for example `36%`, `810` or `92.6k`. */
export function figureText({ figure, kind }: Pick<StatisticsCardRecord, 'figure' | 'kind'>): string {
  if (kind === 'percent') return `${figure}%`;
  return figure < 1000 ? String(figure) : `${Number((figure / 1000).toPrecision(3))}k`;
}
