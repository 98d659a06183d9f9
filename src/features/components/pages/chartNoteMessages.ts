import { defineMessages } from '#i18n/defineMessages';

/** Notes that hold for every chart. */
export const chartNoteMessages = defineMessages({
  table: { id: 'chartNotes.table', defaultMessage: 'Screen readers get the same figures as a table.' },
});
