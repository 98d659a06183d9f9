import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';
import type { UrlStateOf } from '#routing/useUrlState';

/** All job types, in the order in which users usually encounter them. */
export const jobTypes = ['IMPORT', 'VALIDATE', 'PUBLISH', 'EXPORT', 'BULK_EDIT', 'ROLLBACK', 'CLONE'] as const;

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

export type JobListState = UrlStateOf<typeof jobListParams>;

/** Its search and filters. */
export const filterNames = ['q', 'type', 'status', 'catalogId'] as const;
