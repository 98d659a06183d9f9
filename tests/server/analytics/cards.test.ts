import { beforeAll, expect, test } from 'vitest';
import { figureText } from '#server/domain/analytics';
import { CARD_PERIODS, STATISTICS_CARDS } from '#server/records/analytics';
import { analyticsCardRoutes } from '#server/rest/analytics/analyticsCards';
import { statisticsCardRoutes } from '#server/rest/analytics/statisticsCards';
import { type TestClient, createTestClient } from '../../support/testClient';
import { MONEY } from '../../support/money';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });
});

const routes = [...analyticsCardRoutes, ...statisticsCardRoutes];
const analytics = async (name: string) => (await client.rest('GET', `/card/card-analytics/${name}`)).body;
const statistics = async (name: string) => (await client.rest('GET', `/card/card-statistics/${name}`)).body;
const ask = async (query: string, variables?: Record<string, unknown>) => {
  const answer = await client.ask(query, variables);
  expect(answer.extensions?.mocked).toBeUndefined();
  return answer;
};

test.each(routes.map(({ path }) => [path]))('returns %s the same each time', async (path) => {
  const { body } = await client.rest('GET', path);
  expect((await client.rest('GET', `${path}?period=LAST_YEAR`)).body).toEqual(body);
});

test('has seventeen cards', () => {
  expect(routes).toHaveLength(17);
});

test.each(['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'])(
  'offers the three periods on %s',
  async (name) => {
    expect((await analytics(name)).last_days).toEqual(['Last 28 Days', 'Last Month', 'Last Year']);
  },
);

test('formats figures as in the contract', async () => {
  expect((await analytics('avg-sessions')).growth).toMatch(/^[+-]\d+(\.\d)?%$/);
  expect((await analytics('revenue-report')).years).toEqual(['2026', '2025', '2024']);
  expect((await statistics('sales')).analyticsData).toEqual({ sales: '36%' });
  expect((await statistics('subscribers')).analyticsData.subscribers).toBeGreaterThan(1000);
  expect((await statistics('profit-line-chart')).series).toEqual([{ data: expect.any(Array) }]);
});

test('adds up the sessions of all devices to 100%', async () => {
  const { data } = await ask(
    `{ analyticsCards { ${CARD_PERIODS.map(({ period }) => `${period}: sessionsDevice(period: ${period}) { devices { usage } }`).join(' ')} } }`,
  );
  for (const { period } of CARD_PERIODS) {
    const shares: { usage: number }[] = data.analyticsCards[period].devices;
    expect(shares.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
  }
});

const OF_PERIOD = `query ($period: CardPeriod!) {
  analyticsCards {
    supportTracker(period: $period) { title totalTicket newTicket openTicket responseTime completed }
    avgSessions(period: $period) { sessions growth goal ${MONEY} users retention duration series { name data } }
    productOrders(period: $period) { finished pending rejected }
    sessionsDevice(period: $period) { devices { icon name iconColor usage upDown } }
    customers(period: $period) { groups { icon iconColor text result } }
  }
}`;

test('returns different figures for each period on every card', async () => {
  const answers = await Promise.all(
    CARD_PERIODS.map(async ({ period }) => (await ask(OF_PERIOD, { period })).data.analyticsCards),
  );
  for (const name of Object.keys(answers[0])) {
    expect(new Set(answers.map((cards) => JSON.stringify(cards[name]))).size).toBe(3);
  }
  for (const { supportTracker } of answers) {
    const { totalTicket, openTicket, completed } = supportTracker;
    expect(completed).toBe(Math.round((100 * (totalTicket - openTicket)) / totalTicket));
  }
});

test('returns the figures of the last 28 days over GraphQL by default, like REST', async () => {
  const { data } = await ask('{ analyticsCards { productOrders { finished pending rejected } } }');
  expect(data.analyticsCards.productOrders).toEqual((await analytics('product-orders')).chart_info);
});

test('returns the report for any of its years and lists them if another year is requested', async () => {
  const report = (year: string | null) =>
    ask(
      `query ($year: String) { analyticsCards { revenueReport(year: $year) {
        years year price ${MONEY} budget ${MONEY} series { name data }
      } } }`,
      {
        year,
      },
    );
  const latest = (await report(null)).data.analyticsCards.revenueReport;
  const price = Number(latest.price.amount);
  expect(latest.year).toBe('2026');
  expect(price).toBe(latest.series[0].data.reduce((sum: number, month: number) => sum + month, 0));
  const countMonths = (shown: typeof latest) => shown.series.map(({ data }: { data: number[] }) => data.length);
  // It is May.
  expect(countMonths(latest)).toEqual([5, 5]);
  expect(countMonths((await report('2025')).data.analyticsCards.revenueReport)).toEqual([12, 12]);
  expect((await analytics('revenue-report')).price).toBe(price.toLocaleString('en-US'));
  expect((await report('2024')).data.analyticsCards.revenueReport).toMatchObject({ year: '2024' });
  expect((await report('1999')).errors?.[0]?.extensions).toEqual({
    code: 'INVALID',
    fields: { year: 'Figures are available only for 2026, 2025, 2024.' },
  });
});

test('returns goals, revenue, periods and all statistics without invented data', async () => {
  const cards = STATISTICS_CARDS.map((name) => `${name} { title figure unit series { name data } }`).join(' ');
  const { data, errors } = await ask(`{
    cardPeriods { period label }
    analyticsCards { goalOverview { completed inProgress progress } revenue { thisMonth ${MONEY} lastMonth ${MONEY} series { name data } } }
    statisticsCards { ${cards} }
  }`);
  expect(errors).toBeUndefined();
  expect(data.cardPeriods).toEqual(CARD_PERIODS);
  const { completed, inProgress, progress } = data.analyticsCards.goalOverview;
  expect(progress).toBe(Math.round((100 * completed) / (completed + inProgress)));
  expect([data.statisticsCards.sales.unit, data.statisticsCards.orders.unit]).toEqual(['PERCENT', 'COUNT']);
  expect(data.statisticsCards.orders.figure).toBe((await statistics('orders')).analyticsData.orders);
});

test.each([
  [{ figure: 36, kind: 'percent' }, '36%'],
  [{ figure: 0, kind: 'count' }, '0'],
  [{ figure: 999, kind: 'count' }, '999'],
  [{ figure: 1000, kind: 'count' }, '1k'],
  [{ figure: 6240, kind: 'count' }, '6.24k'],
  [{ figure: 92_640, kind: 'count' }, '92.6k'],
] as const)('formats %j as %s', (card, text) => {
  expect(figureText(card)).toBe(text);
});
