import { defineMessages } from '../i18n/defineMessages';

/** What can be done with a record, wherever it stands. */
export const recordMessages = defineMessages({
  view: { id: 'ui.record.view', defaultMessage: 'View' },
  edit: { id: 'ui.record.edit', defaultMessage: 'Edit' },
  delete: { id: 'ui.record.delete', defaultMessage: 'Delete' },
});
