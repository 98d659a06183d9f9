import { compareNames } from '../locales/nameOrder';
import { EMPLOYEE_STATUSES, type EmployeeRecord } from '../../records/employees';
import type { EmployeeListInput, EmployeeSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { pageOfRows, type PageResult, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

/** Fields of an employee as formatted text. */
export interface EmployeeTexts {
  /** MM/DD/YYYY. */
  startDate: string;
  /** Example: `$12345.67`. */
  salary: string;
  age: string;
  /** Example: `6 Years`. */
  experience: string;
}

/** The numbers and dates of an employee as formatted text. */
export function employeeTexts({ startDate, salary, age, experience }: EmployeeRecord): EmployeeTexts {
  const [year = '', month = '', day = ''] = startDate.slice(0, 10).split('-');
  return {
    startDate: `${month}/${day}/${year}`,
    salary: `$${salary.toFixed(2)}`,
    age: String(age),
    experience: experience === 1 ? '1 Year' : `${experience} Years`,
  };
}

const has = (value: string, text?: string | null) => !text || foldText(value).includes(foldQuery(text));

/** Matches q as defined in section 2 of the REST contract: city and experience are not searched. */
const hasText = (row: EmployeeRecord, q?: string | null) => {
  if (!q) return true;
  const { startDate, salary, age } = employeeTexts(row);
  return [row.fullName, row.post, row.email, age, salary, startDate].some((value) => has(value, q));
};

const toDay = (time: string) => time.slice(0, 10);

const isFound = (row: EmployeeRecord, { q, post, city, status, startFrom, startTo }: EmployeeListInput) =>
  hasText(row, q) &&
  has(row.post, post) &&
  has(row.city, city) &&
  (!status || row.status === status) &&
  (!startFrom || toDay(row.startDate) >= toDay(startFrom)) &&
  (!startTo || toDay(row.startDate) <= toDay(startTo));

type Compare = (a: EmployeeRecord, b: EmployeeRecord) => number;

const byText =
  (field: 'fullName' | 'post' | 'email' | 'city'): Compare =>
  (a, b) =>
    compareNames(a[field], b[field]);

const byNumber =
  (field: 'salary' | 'age' | 'experience'): Compare =>
  (a, b) =>
    a[field] - b[field];

const COMPARE: Record<EmployeeSort, Compare> = {
  FULL_NAME: byText('fullName'),
  POST: byText('post'),
  EMAIL: byText('email'),
  CITY: byText('city'),
  START_DATE: (a, b) => a.startDate.localeCompare(b.startDate),
  SALARY: byNumber('salary'),
  AGE: byNumber('age'),
  EXPERIENCE: byNumber('experience'),
  STATUS: (a, b) => EMPLOYEE_STATUSES.indexOf(a.status) - EMPLOYEE_STATUSES.indexOf(b.status),
};

/** All employees, in store order. */
export function allEmployees({ store }: Pick<DomainContext, 'store'>): Promise<EmployeeRecord[]> {
  return store.list('employees');
}

/**
 * A page of the employees that match the input. Without a sort they are in store order; ties are sorted by id. Throws
 * INVALID for invalid paging.
 */
export async function listEmployees(
  { store }: Pick<DomainContext, 'store'>,
  input: EmployeeListInput,
): Promise<PageResult & { employees: EmployeeRecord[] }> {
  const found = await store.list('employees', (row) => isFound(row, input));
  const sign = sortSign(input);
  if (input.sort) {
    const compare = COMPARE[input.sort];
    found.sort((a, b) => sign * compare(a, b) || Number(a.id) - Number(b.id));
  } else if (sign < 0) {
    found.reverse();
  }
  const { rows: employees, ...page } = pageOfRows(found, input);
  return { employees, ...page };
}
