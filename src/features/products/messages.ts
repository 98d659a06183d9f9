import { commonMessages } from '../../ui/commonMessages';
import { defineMessages } from '../../i18n/defineMessages';

/**
 * Messages shared by several pages. Those of the list and the form have their own files, so that they are loaded with
 * them.
 */
export const messages = defineMessages({
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
  toProducts: { id: 'products.toList', defaultMessage: 'Back to products' },
  unnamed: { id: 'products.unnamed', defaultMessage: 'Unnamed product' },
});
