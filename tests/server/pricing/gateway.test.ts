import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';
import { inDollars, MONEY } from '../../support/money';

const client = useTestClient();

test.each([
  ['basicPlan', 0, 0, 0, false],
  ['standardPlan', 49, 40, 480, true],
  ['enterprisePlan', 99, 80, 960, false],
])(
  '%s costs %i a month, or %i a month and %i in total with annual billing',
  async (key, monthly, perMonth, totalAnnual, popular) => {
    const { body } = await client.rest('GET', '/pricing/data');
    expect(body[key]).toMatchObject({ monthlyPrice: monthly, yearlyPlan: { perMonth, totalAnnual }, popular });
    expect(totalAnnual).toBe(perMonth * 12);
  },
);

test('REST responses contain distinct questions', async () => {
  const { body } = await client.rest('GET', '/pricing/data');
  expect(Object.keys(body)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA']);
  expect(new Set(body.qandA.map(({ ans }: { ans: string }) => ans)).size).toBe(6);
});

test('GraphQL returns the same plans, cheapest first', async () => {
  const { body } = await client.rest('GET', '/pricing/data');
  const { data, extensions } = await client.ask(`{ pricing { questions { id question answer }
    plans { id code title image subtitle monthlyPrice ${MONEY} yearlyPlan { perMonth ${MONEY} totalAnnual ${MONEY} } benefits isPopular } } }`);
  expect(extensions?.mocked).toBeUndefined();
  expect(data.pricing.plans.map(({ code }: { code: string }) => code)).toEqual(['BASIC', 'STANDARD', 'ENTERPRISE']);
  expect(inDollars(data.pricing.plans[1])).toMatchObject({
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
  });
  expect(data.pricing.plans[1].benefits).toEqual(body.standardPlan.planBenefits);
  expect(data.pricing.questions).toHaveLength(body.qandA.length);
});
