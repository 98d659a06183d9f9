import { z } from 'zod';
import { getPricing } from '../domain/pricing';
import type { PlanCode } from '../types.generated';
import { type Route, route } from './route';

const plan = z.strictObject({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.strictObject({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});

const PLAN_KEYS = {
  BASIC: 'basicPlan',
  STANDARD: 'standardPlan',
  ENTERPRISE: 'enterprisePlan',
} as const satisfies Record<PlanCode, string>;

/** Routes for the pricing plans (REST contract, section 10). */
export const pricingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/pricing/data',
    summary: 'Plans and questions about them',
    takes: z.object({}),
    answers: z.strictObject({
      basicPlan: plan,
      standardPlan: plan,
      enterprisePlan: plan,
      qandA: z.array(z.strictObject({ question: z.string(), ans: z.string() })),
    }),
    handle: async (ctx) => {
      const { plans, questions } = await getPricing(ctx);
      const shown = plans.map(({ code, image, benefits, isPopular, title, subtitle, monthlyPrice, yearlyPlan }) => {
        const fields = { title, img: image, subtitle, monthlyPrice, yearlyPlan, planBenefits: benefits };
        return [PLAN_KEYS[code], { ...fields, popular: isPopular }] as const;
      });
      return {
        ...Object.fromEntries(shown),
        qandA: questions.map(({ question, answer }) => ({ question, ans: answer })),
      };
    },
  }),
];
