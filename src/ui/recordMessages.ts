import { defineMessages } from '#i18n/defineMessages';

/** The actions of a record, wherever it is shown. */
export const recordMessages = defineMessages({
  view: { id: 'ui.record.view', defaultMessage: 'View' },
  edit: { id: 'ui.record.edit', defaultMessage: 'Edit' },
  delete: { id: 'ui.record.delete', defaultMessage: 'Delete' },
});
