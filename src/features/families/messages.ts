import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by the list and the form. */
export const messages = defineMessages({
  attributes: fieldMessages.attributes,
  products: nameMessages.products,
  catalogs: nameMessages.catalogs,
  deleteUnused: { id: 'families.delete.unused', defaultMessage: 'No product belongs to this family.' },
  deleteUsed: {
    id: 'families.delete.used',
    defaultMessage:
      '{count, plural, one {# product belongs} other {# products belong}} to this family, in {catalogs}. They keep all of their values, but no attribute is required.',
  },
  deleteSubmit: { id: 'families.delete.submit', defaultMessage: 'Delete family' },
});
