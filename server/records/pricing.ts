import type { PlanCode } from '../types.generated';

/** Prices of the plans in US dollars: per month, and for annual billing per month and in total (spec, section 9). */
export const PLAN_PRICES = {
  BASIC: { monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 }, isPopular: false },
  STANDARD: { monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, isPopular: true },
  ENTERPRISE: { monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 }, isPopular: false },
} as const satisfies Record<PlanCode, Pick<PricingPlanRecord, 'monthlyPrice' | 'yearlyPlan' | 'isPopular'>>;

/** The prices of a plan that is paid once a year, in US dollars. */
export interface YearlyPlanRecord {
  perMonth: number;
  totalAnnual: number;
}

export interface PricingPlanRecord {
  id: string;
  code: PlanCode;
  title: string;
  image: string;
  subtitle: string;
  monthlyPrice: number;
  yearlyPlan: YearlyPlanRecord;
  benefits: string[];
  isPopular: boolean;
}

export interface PricingQuestionRecord {
  id: string;
  question: string;
  answer: string;
}
