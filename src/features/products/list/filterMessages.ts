import { laterMessages } from '../core/messages/laterMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the filters of the product list that are not in its toolbar. */
export const filterMessages = defineMessages({
  showProducts: { id: 'products.list.showProducts', defaultMessage: 'Show products' },
  sortBy: commonMessages.sortBy,
  ASC: commonMessages.ASC,
  DESC: commonMessages.DESC,
  language: laterMessages.language,
  defaultLanguage: laterMessages.defaultLanguage,
  channel: laterMessages.channel,
  allChannels: commonMessages.allChannels,
  anyBrand: { id: 'products.list.anyBrand', defaultMessage: 'All brands' },
  anyIssues: { id: 'products.list.anyIssues', defaultMessage: 'All issues' },
  ERROR: commonMessages.errors,
  WARNING: { id: 'products.list.issues.warning', defaultMessage: 'Errors and warnings' },
  INFO: { id: 'products.list.issues.info', defaultMessage: 'With issues' },
  lowest: { id: 'products.list.price.lowest', defaultMessage: 'From' },
  highest: { id: 'products.list.price.highest', defaultMessage: 'Up to' },
  priceHint: { id: 'products.list.price.hint', defaultMessage: 'In the currency of the list.' },
  priceOrder: {
    id: 'products.list.price.order',
    defaultMessage: 'Enter an amount that’s equal to or higher than “From”.',
  },
  priceNumber: laterMessages.amountMissing,
  apply: commonMessages.apply,
  clear: { id: 'products.list.clear', defaultMessage: 'Clear' },
  anyGrade: { id: 'products.list.anyGrade', defaultMessage: 'All grades' },
  grade: { id: 'products.list.grade', defaultMessage: 'Grade {grade}' },
});
