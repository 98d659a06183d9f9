import { fieldMessages } from '#ui/fieldMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the examples with choices. */
export const choiceMessages = defineMessages({
  categories: fieldMessages.categories,
  channels: { id: 'formExamples.choice.channels', defaultMessage: 'Sales channels' },
  channelsHint: {
    id: 'formExamples.choice.channelsHint',
    defaultMessage: 'The catalog is published to these channels.',
  },
  allChannels: commonMessages.allChannels,
  errorPolicy: { id: 'formExamples.choice.errorPolicy', defaultMessage: 'Rows with errors' },
  errorPolicyHint: {
    id: 'formExamples.choice.errorPolicyHint',
    defaultMessage: 'You can fix skipped rows and import them again.',
  },
  rejectEverything: { id: 'formExamples.choice.rejectEverything', defaultMessage: 'Import nothing' },
  rejectRows: { id: 'formExamples.choice.rejectRows', defaultMessage: 'Skip the row' },
  ignore: { id: 'formExamples.choice.ignore', defaultMessage: 'Skip only the wrong value' },
  emails: { id: 'formExamples.choice.emails', defaultMessage: 'Notify me by email' },
  daily: { id: 'formExamples.choice.daily', defaultMessage: 'Send one summary a day' },
  warehouse: { id: 'formExamples.choice.warehouse', defaultMessage: 'Warehouse' },
  currency: { id: 'formExamples.choice.currency', defaultMessage: 'Price currency' },
  categoriesHint: {
    id: 'formExamples.choice.categoriesHint',
    defaultMessage: 'Type to find a category, or add a new one.',
  },
  addCategory: { id: 'formExamples.choice.addCategory', defaultMessage: 'Add “{name}”' },
  film: { id: 'formExamples.choice.film', defaultMessage: 'Film title' },
  filmHint: { id: 'formExamples.choice.filmHint', defaultMessage: 'Type part of the title.' },
  rating: { id: 'formExamples.choice.rating', defaultMessage: 'Your rating' },
  notRated: { id: 'formExamples.choice.notRated', defaultMessage: 'Not rated yet' },
  stars: { id: 'formExamples.choice.stars', defaultMessage: '{count, plural, one {# star} other {# stars}}' },
  clearRating: { id: 'formExamples.choice.clearRating', defaultMessage: 'Clear rating' },
});
