import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the family of a product and its attributes. */
export const familyMessages = defineMessages({
  family: fieldMessages.family,
  none: { id: 'products.family.none', defaultMessage: 'No family' },
  shown: { id: 'products.family.shown', defaultMessage: 'Shows {names}.' },
  hidden: { id: 'products.family.hidden', defaultMessage: 'Hides {names}.' },
  kept: { id: 'products.family.kept', defaultMessage: 'Moves {names} to “Other attributes” with their values.' },
  others: { id: 'products.family.others', defaultMessage: 'Other attributes' },
  othersEmpty: {
    id: 'products.family.othersEmpty',
    defaultMessage: 'Add details that only this product has.',
  },
  emptyAttributes: {
    id: 'products.family.emptyAttributes',
    defaultMessage: '{count, plural, =0 {No empty attributes} one {# empty attribute} other {# empty attributes}}',
  },
  required: { id: 'products.family.required', defaultMessage: '{name}, required' },
});
