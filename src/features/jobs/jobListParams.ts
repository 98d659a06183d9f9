import { urlChoice, urlLongPage, urlText } from '../../routing/urlParams';

/** All types of jobs, in the order in which one comes across them. */
export const jobTypes = ['IMPORT', 'VALIDATE', 'PUBLISH', 'EXPORT', 'BULK_EDIT', 'ROLLBACK'] as const;

/** All statuses of jobs, in the order of their lives. */
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

/** What the address of the job list says. */
export const jobListParams = {
  ...urlLongPage,
  q: urlText(),
  type: urlChoice(jobTypes),
  status: urlChoice(jobStatuses),
  catalogId: urlText(),
  sort: urlChoice(sorts, 'CREATED_AT'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'DESC'),
};

/** The order that a column stands for. */
export const sortOf = (column: string) => sorts.find((each) => each === column) ?? 'CREATED_AT';

/** No search and no filter. */
export const noFilters = { q: '', type: null, status: null, catalogId: '', page: 1 } as const;
