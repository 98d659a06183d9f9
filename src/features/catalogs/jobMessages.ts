import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about jobs in the catalog overview. */
export const jobMessages = defineMessages({
  title: { id: 'catalogs.jobs.title', defaultMessage: 'Latest jobs' },
  all: sharedMessages.allJobs,
  none: { id: 'catalogs.jobs.none', defaultMessage: 'No jobs for this catalog yet.' },
  by: sharedMessages.whenBy,
});
