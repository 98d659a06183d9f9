import { defineMessages } from '#i18n/defineMessages';

/** The names of the plans. */
export const planNames = defineMessages({
  BASIC: { id: 'pricing.plan.basic', defaultMessage: 'Basic' },
  STANDARD: { id: 'pricing.plan.standard', defaultMessage: 'Standard' },
  ENTERPRISE: { id: 'pricing.plan.enterprise', defaultMessage: 'Enterprise' },
});
