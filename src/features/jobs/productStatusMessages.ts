import { defineMessages } from '../../i18n/defineMessages';

/** The words for what a product can be, by their names in the contract. */
export const productStatusMessages = defineMessages({
  DRAFT: { id: 'jobs.productStatus.draft', defaultMessage: 'Draft' },
  ACTIVE: { id: 'jobs.productStatus.active', defaultMessage: 'Active' },
  ARCHIVED: { id: 'jobs.productStatus.archived', defaultMessage: 'Archived' },
});
