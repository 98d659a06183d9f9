import { defineMessages } from '../../i18n/defineMessages';

/** Words about deleting products. */
export const deleteMessages = defineMessages({
  title: { id: 'products.delete.title', defaultMessage: 'Delete {count, plural, one {# product} other {# products}}?' },
  titleOne: { id: 'products.delete.titleOne', defaultMessage: 'Delete {name}?' },
  text: {
    id: 'products.delete.text',
    defaultMessage:
      '{count, plural, one {It leaves} other {They leave}} this catalog with all variants. Published versions keep {count, plural, one {it} other {them}}, and the job that deletes can be undone.',
  },
  confirm: { id: 'products.delete.confirm', defaultMessage: 'Delete' },
  busy: { id: 'products.delete.busy', defaultMessage: 'Deleting {count, plural, one {# product} other {# products}}…' },
  done: { id: 'products.delete.done', defaultMessage: '{count, plural, one {# product} other {# products}} deleted' },
});
