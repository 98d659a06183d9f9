import { defineMessages } from '#i18n/defineMessages';

/** Messages about columns that are not applied. */
export const notAppliedMessages = defineMessages({
  notApplied: { id: 'jobs.notApplied', defaultMessage: 'Not applied' },
});
