import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';

/** All job types, in the order in which users usually encounter them. */
export const jobTypes = ['IMPORT', 'VALIDATE', 'PUBLISH', 'EXPORT', 'BULK_EDIT', 'ROLLBACK'] as const;

/** All job statuses, in lifecycle order. */
export const jobStatuses = [
  'PENDING',
  'RUNNING',
  'PAUSED',
  'CANCELING',
  'CANCELED',
  'COMPLETED',
  'COMPLETED_WITH_ISSUES',
  'FAILED',
] as const;

const sorts = ['CREATED_AT', 'TYPE', 'STATUS'] as const;

/** URL parameters of the job list. */
export const jobListParams = {
  ...urlLongPage,
  q: urlText(),
  type: urlChoice(jobTypes),
  status: urlChoice(jobStatuses),
  catalogId: urlText(),
  sort: urlChoice(sorts, 'CREATED_AT'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'DESC'),
};

/** Returns the sort for a column. */
export function getSort(column: string) {
  return sorts.find((each) => each === column) ?? 'CREATED_AT';
}

/** No search and no filter. */
export const noFilters = { q: '', type: null, status: null, catalogId: '', page: 1 } as const;
