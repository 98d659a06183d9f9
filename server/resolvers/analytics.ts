import {
  avgSessions,
  customers,
  goalOverview,
  productOrders,
  revenue,
  revenueReport,
  sessionsDevice,
  statisticsCard,
  supportTracker,
} from '../domain/analytics';
import type { RequestContext } from '../context';
import { usd } from '../domain/prices/money';
import { CARD_PERIODS, type StatisticsCardName } from '../records/analytics';
import type { Resolvers } from '../types.generated';

const card = (name: StatisticsCardName) => (_: unknown, _args: unknown, ctx: RequestContext) =>
  statisticsCard(ctx, name);

export const analyticsResolvers: Resolvers = {
  Query: {
    cardPeriods: () => [...CARD_PERIODS],
    analyticsCards: () => ({}),
    statisticsCards: () => ({}),
  },
  AnalyticsCards: {
    supportTracker: (_, { period }, ctx) => supportTracker(ctx, period),
    avgSessions: (_, { period }, ctx) => avgSessions(ctx, period),
    revenueReport: (_, { year }, ctx) => revenueReport(ctx, year),
    goalOverview: (_, _args, ctx) => goalOverview(ctx),
    revenue: (_, _args, ctx) => revenue(ctx),
    productOrders: (_, { period }, ctx) => productOrders(ctx, period),
    sessionsDevice: async (_, { period }, ctx) => ({ devices: await sessionsDevice(ctx, period) }),
    customers: async (_, { period }, ctx) => ({ groups: await customers(ctx, period) }),
  },
  StatisticsCards: {
    ordersBarChart: card('ordersBarChart'),
    profitLineChart: card('profitLineChart'),
    subscribers: card('subscribers'),
    revenue: card('revenue'),
    sales: card('sales'),
    orders: card('orders'),
    siteTraffic: card('siteTraffic'),
    activeUsers: card('activeUsers'),
    newsletter: card('newsletter'),
  },
  AvgSessionsCard: { goal: ({ goal }) => usd(goal) },
  RevenueReportCard: { price: ({ price }) => usd(price), budget: ({ budget }) => usd(budget) },
  RevenueCard: { thisMonth: ({ thisMonth }) => usd(thisMonth), lastMonth: ({ lastMonth }) => usd(lastMonth) },
  StatisticsCard: { unit: ({ kind }) => (kind === 'percent' ? 'PERCENT' : 'COUNT') },
};
