import { messages } from '#ui/messages';
import { recordMessages } from '#ui/recordMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about the jobs started from the product pages. */
export const jobMessages = defineMessages({
  undo: messages.undo,
  exportSelection: { id: 'products.job.exportSelection', defaultMessage: 'Export selected' },
  exportSelected: {
    id: 'products.job.exportSelected',
    defaultMessage: 'Export {count, plural, one {# selected product} other {# selected products}}',
  },
  settingStatus: {
    id: 'products.job.settingStatus',
    defaultMessage: 'Changing {count, plural, one {# product} other {# products}}…',
  },
  DRAFT: {
    id: 'products.job.drafted',
    defaultMessage: '{count, plural, one {# product} other {# products}} changed to draft',
  },
  ACTIVE: {
    id: 'products.job.activated',
    defaultMessage: '{count, plural, one {# product} other {# products}} activated',
  },
  ARCHIVED: {
    id: 'products.job.archived',
    defaultMessage: '{count, plural, one {# product} other {# products}} archived',
  },
  compare: { id: 'products.list.compare', defaultMessage: 'Compare' },
  notStarted: { id: 'products.job.notStarted', defaultMessage: 'No changes made' },
  setStatus: { id: 'products.list.setStatus', defaultMessage: 'Set status' },
  delete: recordMessages.delete,
});
