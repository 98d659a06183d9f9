import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the examples with dates and times. */
export const dateMessages = defineMessages({
  availableFrom: fieldMessages.availableFrom,
  deliveryTime: { id: 'formExamples.date.deliveryTime', defaultMessage: 'Delivery time' },
  deliveryHint: { id: 'formExamples.date.deliveryHint', defaultMessage: 'From 8:00 to 18:00, every 15 minutes.' },
  publishAt: { id: 'formExamples.date.publishAt', defaultMessage: 'Publish at' },
  season: { id: 'formExamples.date.season', defaultMessage: 'First month of the season' },
  sale: { id: 'formExamples.date.sale', defaultMessage: 'Sale period' },
  firstDay: { id: 'formExamples.date.firstDay', defaultMessage: 'First day' },
  lastDay: { id: 'formExamples.date.lastDay', defaultMessage: 'Last day' },
  reversed: { id: 'formExamples.date.reversed', defaultMessage: 'Select a day on or after the first day.' },
  days: sharedMessages.dayCount,
});
