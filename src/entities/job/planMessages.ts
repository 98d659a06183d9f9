import { defineMessages } from '#i18n/defineMessages';

/** The counts of a dry run, by what the import or the bulk edit would do. */
export const planMessages = defineMessages({
  created: { id: 'imports.count.toCreate', defaultMessage: 'To create' },
  updated: { id: 'imports.count.toUpdate', defaultMessage: 'To update' },
  skipped: { id: 'imports.count.toSkip', defaultMessage: 'To skip' },
  failed: { id: 'imports.count.toFail', defaultMessage: 'Will fail' },
  blocked: { id: 'imports.count.toBlock', defaultMessage: 'Will block publishing' },
  changed: { id: 'jobs.plan.changed', defaultMessage: 'Will change' },
  unchanged: { id: 'jobs.plan.unchanged', defaultMessage: 'No change' },
  newIssues: { id: 'jobs.plan.newIssues', defaultMessage: 'Will get issues' },
  solved: { id: 'jobs.plan.solved', defaultMessage: 'Issues solved' },
});
