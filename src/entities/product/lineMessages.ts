import { defineMessages } from '#i18n/defineMessages';
import { variantMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages of the values of a product. */
export const lineMessages = defineMessages({
  anyOf: variantMessages.anyOf,
  wasPrice: sharedMessages.formerPrice,
  pair: { id: 'publishedCatalogs.diff.pair', defaultMessage: '{name}: {value}' },
  empty: sharedMessages.empty,
  showMore: nameMessages.showMore,
});
