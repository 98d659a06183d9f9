import { messages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about the jobs started from the product pages. */
export const jobMessages = defineMessages({
  undo: messages.undo,
  exportSelection: { id: 'products.job.exportSelection', defaultMessage: 'Export selected' },
  exportAll: {
    id: 'products.job.exportAll',
    defaultMessage: 'Export {count, plural, one {# product} other {all # products}}',
  },
  exportMatching: {
    id: 'products.job.exportMatching',
    defaultMessage: 'Export {count, plural, one {# matching product} other {# matching products}}',
  },
  exportSelected: {
    id: 'products.job.exportSelected',
    defaultMessage: 'Export {count, plural, one {# selected product} other {# selected products}}',
  },
  exportingProducts: {
    id: 'products.job.exportingProducts',
    defaultMessage: 'Exporting {count, plural, one {# product} other {# products}}…',
  },
  exportedProducts: {
    id: 'products.job.exportedProducts',
    defaultMessage: '{count, plural, one {# product} other {# products}} exported',
  },
  exporting: { id: 'products.job.exporting', defaultMessage: 'Exporting the catalog…' },
  exported: { id: 'products.job.exported', defaultMessage: 'The export is ready' },
  exportFailed: { id: 'products.job.exportFailed', defaultMessage: 'Couldn’t start the export' },
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
  notStarted: { id: 'products.job.notStarted', defaultMessage: 'No changes made' },
});
