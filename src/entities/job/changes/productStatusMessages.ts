import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Labels of the product statuses, keyed by their names in the schema. */
export const productStatusMessages = defineMessages({
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
});
