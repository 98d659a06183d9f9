import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/**
 * Messages shared by several pages. Those of the list and the form have their own files, so that they are loaded with
 * them.
 */
export const messages = defineMessages({
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
  infoCount: { id: 'products.detail.issues.infos', defaultMessage: '{count, plural, one {# note} other {# notes}}' },
  notPublished: commonMessages.no,
  unnamed: { id: 'products.unnamed', defaultMessage: 'Unnamed product' },
});
