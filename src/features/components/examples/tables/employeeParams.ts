import type { EmployeeStatus } from '#graphql/types.generated';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import type { Tone } from '#ui/text/StatusBadge';

/** The statuses in the order of their numbers, 1 to 5, with the tone of their badge. */
export const employeeTones: Readonly<Record<EmployeeStatus, Tone>> = {
  CURRENT: 'info',
  PROFESSIONAL: 'success',
  REJECTED: 'danger',
  RESIGNED: 'warning',
  APPLIED: 'neutral',
};

/** All statuses, in the same order. */
export const employeeStatuses = ['CURRENT', 'PROFESSIONAL', 'REJECTED', 'RESIGNED', 'APPLIED'] as const;

const sorts = ['FULL_NAME', 'POST', 'EMAIL', 'CITY', 'START_DATE', 'SALARY', 'AGE', 'EXPERIENCE', 'STATUS'] as const;

/** The URL parameters of the employee table. */
export const employeeParams = {
  ...urlPage,
  q: urlText(),
  status: urlChoice(employeeStatuses),
  sort: urlChoice(sorts, 'FULL_NAME'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
};

/** The sort key of a column. */
export function getEmployeeSort(column: string) {
  return sorts.find((each) => each === column) ?? 'FULL_NAME';
}

/** State without search and filter. */
export const noEmployeeFilters = { q: '', status: null, page: 1 } as const;
