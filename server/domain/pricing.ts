import type { PricingPlanRecord, PricingQuestionRecord } from '../records/pricing';
import type { DomainContext } from './context';

/** The content of the pricing page. */
export interface Pricing {
  plans: PricingPlanRecord[];
  questions: PricingQuestionRecord[];
}

/** Returns the plans, cheapest first, and the questions about them. */
export async function getPricing({ store }: Pick<DomainContext, 'store'>): Promise<Pricing> {
  const plans = await store.list('pricingPlans');
  return {
    plans: plans.sort((a, b) => a.monthlyPrice - b.monthlyPrice),
    questions: await store.list('pricingQuestions'),
  };
}
