import { z } from 'zod';
import type { RequestContext } from '../../context';
import { figureText, statisticsCard } from '../../domain/analytics';
import type { StatisticsCardName } from '../../records/analytics';
import { route, type Route } from '../route';

const data = z.array(z.number());
const named = z.array(z.strictObject({ name: z.string(), data }));
const unnamed = z.array(z.strictObject({ data }));

const card = (
  name: string,
  summary: string,
  answers: z.ZodType,
  handle: (ctx: RequestContext) => Promise<Record<string, unknown>>,
) =>
  route({
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    summary,
    takes: z.object({}),
    answers,
    handle,
  });

/** The series, with names if they have any. */
const getSeries = async (ctx: RequestContext, name: StatisticsCardName) =>
  (await statisticsCard(ctx, name)).series.map((line) => (line.name === null ? { data: line.data } : line));

const titled = (path: string, name: StatisticsCardName, series: z.ZodType) =>
  card(
    path,
    'A formatted figure and its chart',
    z.strictObject({ title: z.string(), statistics: z.string(), series }),
    async (ctx) => {
      const figures = await statisticsCard(ctx, name);
      return { title: figures.title, statistics: figureText(figures), series: await getSeries(ctx, name) };
    },
  );

const counted = (name: 'subscribers' | 'revenue' | 'orders') =>
  card(
    name,
    'A count and its chart',
    z.strictObject({ series: named, analyticsData: z.strictObject({ [name]: z.number() }) }),
    async (ctx) => ({
      series: await getSeries(ctx, name),
      analyticsData: { [name]: (await statisticsCard(ctx, name)).figure },
    }),
  );

const drawn = (path: string, name: StatisticsCardName) =>
  card(path, 'A chart.', z.strictObject({ series: named }), async (ctx) => ({ series: await getSeries(ctx, name) }));

/** The statistics cards (REST contract, section 10). */
export const statisticsCardRoutes: readonly Route[] = [
  titled('orders-bar-chart', 'ordersBarChart', named),
  titled('profit-line-chart', 'profitLineChart', unnamed),
  counted('subscribers'),
  counted('revenue'),
  card(
    'sales',
    'A formatted percentage and its chart',
    z.strictObject({ series: named, analyticsData: z.strictObject({ sales: z.string() }) }),
    async (ctx) => ({
      series: await getSeries(ctx, 'sales'),
      analyticsData: { sales: figureText(await statisticsCard(ctx, 'sales')) },
    }),
  ),
  counted('orders'),
  drawn('site-traffic', 'siteTraffic'),
  drawn('active-users', 'activeUsers'),
  drawn('newsletter', 'newsletter'),
];
