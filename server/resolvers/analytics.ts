import type { RequestContext } from '../context';
import { usd } from '../domain/prices/money';
import { CARD_PERIODS, type StatisticsCardName } from '../records/analytics';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/analytics');

const card = (name: StatisticsCardName) => async (_: unknown, _args: unknown, ctx: RequestContext) =>
  (await rules()).statisticsCard(ctx, name);

export const analyticsResolvers: Resolvers = {
  Query: {
    cardPeriods: () => [...CARD_PERIODS],
    analyticsCards: () => ({}),
    statisticsCards: () => ({}),
  },
  AnalyticsCards: {
    supportTracker: async (_, { period }, ctx) => (await rules()).supportTracker(ctx, period),
    avgSessions: async (_, { period }, ctx) => (await rules()).avgSessions(ctx, period),
    revenueReport: async (_, { year }, ctx) => (await rules()).revenueReport(ctx, year),
    goalOverview: async (_, _args, ctx) => (await rules()).goalOverview(ctx),
    revenue: async (_, _args, ctx) => (await rules()).revenue(ctx),
    productOrders: async (_, { period }, ctx) => (await rules()).productOrders(ctx, period),
    sessionsDevice: async (_, { period }, ctx) => ({ devices: await (await rules()).sessionsDevice(ctx, period) }),
    customers: async (_, { period }, ctx) => ({ groups: await (await rules()).customers(ctx, period) }),
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
