import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for jobs in general and for the job list. */
export const messages = defineMessages({
  listDescription: {
    id: 'jobs.list.description',
    defaultMessage: 'Track imports, exports, publishing, and bulk edits.',
  },
  search: { id: 'jobs.list.search', defaultMessage: 'Search by file, catalog, or user' },
  job: nameMessages.job,
  type: { id: 'jobs.list.type', defaultMessage: 'Type' },
  anyType: { id: 'jobs.list.anyType', defaultMessage: 'All types' },
  status: fieldMessages.status,
  anyStatus: commonMessages.allStatuses,
  catalog: nameMessages.catalog,
  anyCatalog: nameMessages.allCatalogs,
  result: { id: 'jobs.list.result', defaultMessage: 'Progress and result' },
  user: { id: 'jobs.list.user', defaultMessage: 'Started by' },
  created: commonMessages.createdRecord,
  duration: { id: 'jobs.list.duration', defaultMessage: 'Duration' },
  id: sharedMessages.number,
  emptyTitle: { id: 'jobs.list.empty.title', defaultMessage: 'No jobs yet' },
  emptyText: {
    id: 'jobs.list.empty.text',
    defaultMessage: 'Jobs appear here when you import, validate, publish, or bulk edit products.',
  },
  toCatalogs: nameMessages.goToCatalogs,
  nothingTitle: { id: 'jobs.list.nothing.title', defaultMessage: 'No jobs match' },
  nothingText: { id: 'jobs.list.nothing.text', defaultMessage: 'Try a different search, or view all jobs.' },
  ofFile: nameMessages.typeOfFile,
  createdPlan: { id: 'jobs.counts.toCreate', defaultMessage: '{count, number} to create' },
  updatedPlan: { id: 'jobs.counts.toUpdate', defaultMessage: '{count, number} to update' },
  skippedPlan: { id: 'jobs.counts.toSkip', defaultMessage: '{count, number} to skip' },
  failedPlan: { id: 'jobs.counts.toFail', defaultMessage: '{count, number} will fail' },
  products: sharedMessages.noteCount,
  nothingDone: sharedMessages.noChanges,
  createdCount: { id: 'jobs.counts.created', defaultMessage: '{count, number} created' },
  restoredCount: { id: 'jobs.counts.restored', defaultMessage: '{count, number} restored' },
  updatedCount: { id: 'jobs.counts.updated', defaultMessage: '{count, number} updated' },
  deletedCount: { id: 'jobs.counts.deleted', defaultMessage: '{count, number} deleted' },
  skippedCount: { id: 'jobs.counts.skipped', defaultMessage: '{count, number} skipped' },
  failedCount: { id: 'jobs.counts.failed', defaultMessage: '{count, number} failed' },
});
