import type { CardColor, CardPeriod, CardSeries } from '../types.generated';

/** The periods offered by cards, in display order (spec, section 9). */
export const CARD_PERIODS = [
  { period: 'LAST_28_DAYS', label: 'Last 28 Days' },
  { period: 'LAST_MONTH', label: 'Last Month' },
  { period: 'LAST_YEAR', label: 'Last Year' },
] as const satisfies { period: CardPeriod; label: string }[];

/** One record per period. */
type ByPeriod<Figures> = Readonly<Record<CardPeriod, Figures>>;

interface SupportTrackerRecord {
  title: string;
  totalTicket: number;
  newTicket: number;
  openTicket: number;
  responseTime: number;
}

export interface AvgSessionsRecord {
  sessions: number;
  growth: number;
  goal: number;
  users: number;
  retention: number;
  duration: number;
  series: CardSeries[];
}

/** Monthly, in US dollars. */
export interface RevenueYearRecord {
  year: string;
  earnings: number[];
  expenses: number[];
  budget: number;
}

interface GoalOverviewRecord {
  completed: number;
  inProgress: number;
}

/** Weekly, in US dollars. */
interface RevenueRecord {
  thisMonth: number[];
  lastMonth: number[];
}

interface ProductOrdersRecord {
  finished: number;
  pending: number;
  rejected: number;
}

export interface DeviceSessionsRecord {
  icon: string;
  name: string;
  iconColor: CardColor;
  usage: number;
  upDown: number;
}

export interface CustomerGroupRecord {
  icon: string;
  iconColor: CardColor;
  text: string;
  result: number;
}

/** All figures of the analytics cards. */
export interface AnalyticsRecord {
  supportTracker: ByPeriod<SupportTrackerRecord>;
  avgSessions: ByPeriod<AvgSessionsRecord>;
  /** Latest year first. */
  revenueYears: readonly RevenueYearRecord[];
  goalOverview: GoalOverviewRecord;
  revenue: RevenueRecord;
  productOrders: ByPeriod<ProductOrdersRecord>;
  sessionsDevice: ByPeriod<DeviceSessionsRecord[]>;
  customers: ByPeriod<CustomerGroupRecord[]>;
}

/** The format of a statistics figure: a count or a percentage. */
type FigureKind = 'count' | 'percent';

export interface StatisticsCardRecord {
  title: string;
  figure: number;
  kind: FigureKind;
  series: CardSeries[];
}

/** Names of the statistics cards. */
export const STATISTICS_CARDS = [
  'ordersBarChart',
  'profitLineChart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'siteTraffic',
  'activeUsers',
  'newsletter',
] as const;

export type StatisticsCardName = (typeof STATISTICS_CARDS)[number];

/** All figures of the statistics cards. */
export type StatisticsRecord = Readonly<Record<StatisticsCardName, StatisticsCardRecord>>;
