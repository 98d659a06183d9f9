import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { nameMessages } from '#ui/nameMessages';

/** Messages of the catalog analytics. */
export const catalogMessages = defineMessages({
  heading: nameMessages.catalogs,
  changes: { id: 'dashboard.catalogs.changes', defaultMessage: 'Products changed by jobs, last 30 days' },
  issues: { id: 'dashboard.catalogs.issues', defaultMessage: 'Issues found by jobs, last 30 days' },
  completeness: { id: 'dashboard.catalogs.completeness', defaultMessage: 'Completeness by catalog' },
  jobs: { id: 'dashboard.catalogs.jobs', defaultMessage: 'Jobs by outcome' },
  durations: { id: 'dashboard.catalogs.durations', defaultMessage: 'Average duration of jobs' },
  versions: { id: 'dashboard.catalogs.versions', defaultMessage: 'Changes in the latest versions' },
  version: { id: 'dashboard.catalogs.version', defaultMessage: '{catalog} {version, number}' },
  noJobs: { id: 'dashboard.catalogs.noJobs', defaultMessage: 'No jobs have finished yet.' },
  noChanges: { id: 'dashboard.catalogs.noChanges', defaultMessage: 'Jobs haven’t changed any products.' },
  noIssues: { id: 'dashboard.catalogs.noIssues', defaultMessage: 'Jobs haven’t found any issues.' },
  noCatalogs: { id: 'dashboard.catalogs.noCatalogs', defaultMessage: 'There are no catalogs yet.' },
  noVersions: { id: 'dashboard.catalogs.noVersions', defaultMessage: 'No versions have been published yet.' },
  created: sharedMessages.created,
  updated: sharedMessages.updatedCount,
  deleted: nameMessages.deleted,
  completed: { id: 'dashboard.catalogs.completed', defaultMessage: 'Completed' },
  completedWithIssues: { id: 'dashboard.catalogs.withIssues', defaultMessage: 'Completed with issues' },
  failed: commonMessages.failed,
  canceled: { id: 'dashboard.catalogs.canceled', defaultMessage: 'Canceled' },
  added: nameMessages.added,
  changed: nameMessages.changed,
  removed: nameMessages.removed,
});
