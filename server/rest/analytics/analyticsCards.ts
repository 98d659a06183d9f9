import { z } from 'zod';
import {
  avgSessions,
  customers,
  goalOverview,
  productOrders,
  revenue,
  revenueReport,
  sessionsDevice,
  supportTracker,
} from '../../domain/analytics';
import { CARD_PERIODS } from '../../records/analytics';
import { route, type Route } from '../route';

const text = z.string();
const number = z.number();

const lastDays = CARD_PERIODS.map(({ label }) => label);

/** The period of the figures: the first one. */
const [{ period: PERIOD }] = CARD_PERIODS;

const numbers = new Intl.NumberFormat('en-US');

/** Percentages with a sign, such as `+5.2%`. */
const signs = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

const card = <Answers extends z.ZodType>(
  name: string,
  summary: string,
  answers: Answers,
  handle: (ctx: Parameters<Route['handle']>[0]) => Promise<z.output<Answers>>,
) =>
  route({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    summary,
    takes: z.object({}),
    answers,
    handle,
  });

const last_days = z.array(text);

/** The analytics cards (REST contract, section 10). */
export const analyticsCardRoutes: readonly Route[] = [
  card(
    'support-tracker',
    'Tickets in the last 28 days',
    z.strictObject({
      title: text,
      last_days,
      totalTicket: number,
      newTicket: number,
      openTicket: number,
      responseTime: number,
    }),
    async (ctx) => {
      const { title, totalTicket, newTicket, openTicket, responseTime } = await supportTracker(ctx, PERIOD);
      return { title, last_days: lastDays, totalTicket, newTicket, openTicket, responseTime };
    },
  ),
  card(
    'avg-sessions',
    'Sessions in the last 28 days',
    z.strictObject({
      sessions: number,
      last_days,
      growth: text,
      goal: number,
      users: number,
      retention: number,
      duration: number,
    }),
    async (ctx) => {
      const { sessions, growth, goal, users, retention, duration } = await avgSessions(ctx, PERIOD);
      return {
        sessions,
        last_days: lastDays,
        growth: signs.format(growth / 100),
        goal,
        users,
        retention,
        duration,
      };
    },
  ),
  card(
    'revenue-report',
    'Revenue in the latest year',
    z.strictObject({ years: z.array(text), price: text, budget: text }),
    async (ctx) => {
      const { years, price, budget } = await revenueReport(ctx);
      return { years, price: numbers.format(price), budget: numbers.format(budget) };
    },
  ),
  card('goal-overview', 'Progress toward goals', z.strictObject({ completed: text, inProgress: text }), async (ctx) => {
    const { completed, inProgress } = await goalOverview(ctx);
    return { completed: numbers.format(completed), inProgress: numbers.format(inProgress) };
  }),
  card(
    'revenue',
    'Revenue in the last two months',
    z.strictObject({ thisMonth: text, lastMonth: text }),
    async (ctx) => {
      const { thisMonth, lastMonth } = await revenue(ctx);
      return { thisMonth: numbers.format(thisMonth), lastMonth: numbers.format(lastMonth) };
    },
  ),
  card(
    'product-orders',
    'Orders in the last 28 days',
    z.strictObject({
      last_days,
      chart_info: z.strictObject({ finished: number, pending: number, rejected: number }),
    }),
    async (ctx) => ({ last_days: lastDays, chart_info: await productOrders(ctx, PERIOD) }),
  ),
  card(
    'sessions-device',
    'Sessions in the last 28 days by device',
    z.strictObject({
      last_days,
      chart_info: z.array(z.strictObject({ icon: text, name: text, iconColor: text, usage: number, upDown: number })),
    }),
    async (ctx) => ({
      last_days: lastDays,
      chart_info: (await sessionsDevice(ctx, PERIOD)).map((row) => ({
        ...row,
        iconColor: row.iconColor.toLowerCase(),
      })),
    }),
  ),
  card(
    'customers',
    'Customers in the last 28 days',
    z.strictObject({
      last_days,
      listData: z.array(z.strictObject({ icon: text, iconColor: text, text, result: number })),
    }),
    async (ctx) => ({
      last_days: lastDays,
      listData: (await customers(ctx, PERIOD)).map((row) => ({ ...row, iconColor: row.iconColor.toLowerCase() })),
    }),
  ),
];
