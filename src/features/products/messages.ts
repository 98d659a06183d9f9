import { defineMessages } from '../../i18n/defineMessages';

/** Words that several screens share; those of the list and of the form stand in files of their own, to be loaded with them. */
export const messages = defineMessages({
  DRAFT: { id: 'products.status.draft', defaultMessage: 'Draft' },
  ACTIVE: { id: 'products.status.active', defaultMessage: 'Active' },
  ARCHIVED: { id: 'products.status.archived', defaultMessage: 'Archived' },
  toProducts: { id: 'products.toList', defaultMessage: 'Back to products' },
  unnamed: { id: 'products.unnamed', defaultMessage: 'Product without a name' },
});
