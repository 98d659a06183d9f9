import { defineMessages } from '#i18n/defineMessages';

/** Messages that the filters of the list share with a product's form. The first paint of the list does not load them. */
export const laterMessages = defineMessages({
  amountMissing: { id: 'products.form.amountMissing', defaultMessage: 'Enter an amount. Example: 19.90' },
  language: { id: 'products.translation.language', defaultMessage: 'Language of the texts' },
  channel: { id: 'products.translation.channel', defaultMessage: 'Channel of texts and prices' },
  defaultLanguage: { id: 'products.translation.defaultLanguage', defaultMessage: '{language} (default)' },
});
