import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages shared by the list and the form. */
export const messages = defineMessages({
  type: { id: 'attributes.type', defaultMessage: 'Type' },
  group: { id: 'attributes.group', defaultMessage: 'Group' },
  products: nameMessages.products,
  catalogs: nameMessages.catalogs,
  deleteUnused: {
    id: 'attributes.delete.unused',
    defaultMessage: 'No product has this attribute. This deletes its definition.',
  },
  deleteUsed: {
    id: 'attributes.delete.used',
    defaultMessage:
      '{count, plural, one {# product has} other {# products have}} this attribute, in {catalogs}. Their values stay as they are, but are no longer checked.',
  },
  families: nameMessages.families,
  deleteFamilies: {
    id: 'attributes.delete.families',
    defaultMessage:
      '{count, plural, one {The family {families} has this attribute and will lose it.} other {The families {families} have this attribute and will lose it.}}',
  },
  deleteSubmit: { id: 'attributes.delete.submit', defaultMessage: 'Delete attribute' },
});
