import { getPricing } from '../domain/pricing';
import { usd } from '../domain/prices/money';
import type { Resolvers } from '../types.generated';

export const pricingResolvers: Resolvers = {
  Query: { pricing: (_, _args, ctx) => getPricing(ctx) },
  PricingPlan: { monthlyPrice: ({ monthlyPrice }) => usd(monthlyPrice) },
  YearlyPlan: {
    perMonth: ({ perMonth }) => usd(perMonth),
    totalAnnual: ({ totalAnnual }) => usd(totalAnnual),
  },
};
