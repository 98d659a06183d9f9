import { usd } from '../domain/prices/money';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/pricing');

export const pricingResolvers: Resolvers = {
  Query: {
    pricing: async (_, _args, ctx) => (await rules()).getPricing(ctx),
  },
  PricingPlan: { monthlyPrice: ({ monthlyPrice }) => usd(monthlyPrice) },
  YearlyPlan: {
    perMonth: ({ perMonth }) => usd(perMonth),
    totalAnnual: ({ totalAnnual }) => usd(totalAnnual),
  },
};
