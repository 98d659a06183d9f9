import { recordMessages } from '#ui/recordMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about deleting products. */
export const deleteMessages = defineMessages({
  title: { id: 'products.delete.title', defaultMessage: 'Delete {count, plural, one {# product} other {# products}}?' },
  titleOne: { id: 'products.delete.titleOne', defaultMessage: 'Delete {name}?' },
  text: {
    id: 'products.delete.text',
    defaultMessage:
      '{count, plural, one {This product and its variants are} other {These products and their variants are}} removed from the catalog. Published versions aren’t affected. You can undo the job.',
  },
  confirm: recordMessages.delete,
  busy: { id: 'products.delete.busy', defaultMessage: 'Deleting {count, plural, one {# product} other {# products}}…' },
  done: { id: 'products.delete.done', defaultMessage: '{count, plural, one {# product} other {# products}} deleted' },
});
