import { defineMessages } from '../../../i18n/defineMessages';

/** Labels of the product statuses, keyed by their names in the schema. */
export const productStatusMessages = defineMessages({
  DRAFT: { id: 'jobs.productStatus.draft', defaultMessage: 'Draft' },
  ACTIVE: { id: 'jobs.productStatus.active', defaultMessage: 'Active' },
  ARCHIVED: { id: 'jobs.productStatus.archived', defaultMessage: 'Archived' },
});
