import { defineMessages } from '#i18n/defineMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { formMessages } from '../core/formMessages';
import { detailMessages } from '../detail/detailMessages';

/** Messages of the translations of a catalog. */
export const queueMessages = defineMessages({
  title: fieldMessages.values,
  language: { id: 'products.queue.language', defaultMessage: 'Translated into' },
  progress: { id: 'products.queue.progress', defaultMessage: 'Translated products' },
  untranslated: sharedMessages.notTranslated,
  translatedOf: {
    id: 'products.queue.translatedOf',
    defaultMessage: '{count, number} of {total, plural, one {# product} other {# products}} translated',
  },
  noneAsked: { id: 'products.queue.noneAsked', defaultMessage: 'No products to translate' },
  noneTitle: { id: 'products.queue.noneTitle', defaultMessage: 'No products to translate into {language}' },
  oneLanguage: { id: 'products.queue.oneLanguage', defaultMessage: 'This catalog has one language' },
  oneLanguageText: {
    id: 'products.queue.oneLanguageText',
    defaultMessage: 'With another language, its products can be translated.',
  },
  oneLanguageArchived: {
    id: 'products.queue.oneLanguageArchived',
    defaultMessage: 'This catalog is archived. Restore it to add a language.',
  },
  addLanguage: { id: 'products.queue.addLanguage', defaultMessage: 'Add a language' },
  heading: { id: 'products.queue.heading', defaultMessage: 'Translations into {language}' },
  source: { id: 'products.queue.source', defaultMessage: 'Language to translate from' },
  from: { id: 'products.queue.from', defaultMessage: 'From {language}' },
  show: { id: 'products.queue.show', defaultMessage: 'Products to show' },
  showAll: sharedMessages.allProducts,
  viewProduct: { id: 'products.queue.viewProduct', defaultMessage: 'View product' },
  texts: {
    id: 'products.queue.texts',
    defaultMessage: '{filled, number} of {total, plural, one {# text} other {# texts}} translated',
  },
  bar: { id: 'products.queue.bar', defaultMessage: 'Go through the products' },
  place: detailMessages.place,
  placeOf: { id: 'products.queue.placeOf', defaultMessage: '{name}, {position, number} of {total, number}' },
  previous: { id: 'products.queue.previous', defaultMessage: 'Previous' },
  next: { id: 'products.queue.next', defaultMessage: 'Next' },
  skip: { id: 'products.queue.skip', defaultMessage: 'Skip' },
  PageUp: detailMessages.PageUp,
  PageDown: detailMessages.PageDown,
  saveKey: { id: 'products.queue.saveKey', defaultMessage: 'Save and next (Ctrl+Enter)' },
  save: { id: 'products.queue.save', defaultMessage: 'Save and next' },
  saving: formMessages.saving,
  unsaved: formMessages.unsaved,
  discard: formMessages.discard,
  elsewhere: {
    id: 'products.queue.elsewhere',
    defaultMessage: 'This product can’t be saved because of another field. {error}',
  },
  doneTitle: { id: 'products.queue.doneTitle', defaultMessage: 'All products are translated into {language}' },
  doneText: {
    id: 'products.queue.doneText',
    defaultMessage: 'New products without a name in this language appear here.',
  },
  endTitle: { id: 'products.queue.endTitle', defaultMessage: 'You’ve reached the end' },
  endText: {
    id: 'products.queue.endText',
    defaultMessage:
      '{count, plural, one {# product isn’t translated into {language} yet.} other {# products aren’t translated into {language} yet.}}',
  },
  endTextAll: { id: 'products.queue.endTextAll', defaultMessage: 'There are no more products in this catalog.' },
  startOver: { id: 'products.queue.startOver', defaultMessage: 'Start over' },
  reviewAll: { id: 'products.queue.reviewAll', defaultMessage: 'Review all products' },
  allLanguages: { id: 'products.queue.allLanguages', defaultMessage: 'All languages' },
  noLanguage: {
    id: 'products.queue.noLanguage',
    defaultMessage: 'This catalog doesn’t have the language “{language}”',
  },
  ownLanguage: {
    id: 'products.queue.ownLanguage',
    defaultMessage: '{language} is the default language. Its texts are those of the products themselves.',
  },
  savedWithErrors: { id: 'products.queue.savedWithErrors', defaultMessage: 'Saved with errors' },
});
