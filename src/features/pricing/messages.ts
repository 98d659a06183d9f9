import { defineMessages } from '#i18n/defineMessages';

/** The messages of the pricing page. */
export const messages = defineMessages({
  description: {
    id: 'pricing.description',
    defaultMessage: 'Compare the plans of Catalog Manager. Prices are in US dollars.',
  },
  billing: { id: 'pricing.billing', defaultMessage: 'Billing' },
  monthly: { id: 'pricing.monthly', defaultMessage: 'Monthly' },
  yearly: { id: 'pricing.yearly', defaultMessage: 'Yearly' },
  saveUpTo: { id: 'pricing.saveUpTo', defaultMessage: 'Save up to {share, number, ::percent} with yearly billing' },
  plans: { id: 'pricing.plans', defaultMessage: 'Plans' },
  popular: { id: 'pricing.popular', defaultMessage: 'Most popular' },
  current: { id: 'pricing.current', defaultMessage: 'Your current plan' },
  perMonth: { id: 'pricing.perMonth', defaultMessage: '{price} per month' },
  free: { id: 'pricing.free', defaultMessage: 'No payment needed' },
  billedMonthly: { id: 'pricing.billedMonthly', defaultMessage: 'Billed every month' },
  billedYearly: { id: 'pricing.billedYearly', defaultMessage: '{price} billed once a year' },
  saving: { id: 'pricing.saving', defaultMessage: 'You save {price} a year' },
  benefits: { id: 'pricing.benefits', defaultMessage: 'Included in {plan}' },
  questions: { id: 'pricing.questions', defaultMessage: 'Questions about the plans' },
});
