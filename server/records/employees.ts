import type { EmployeeStatus } from '../types.generated';

/** In the order of their REST numbers, starting at 1. */
export const EMPLOYEE_STATUSES = [
  'CURRENT',
  'PROFESSIONAL',
  'REJECTED',
  'RESIGNED',
  'APPLIED',
] as const satisfies EmployeeStatus[];

export interface EmployeeRecord {
  id: string;
  avatar: string | null;
  fullName: string;
  post: string;
  email: string;
  city: string;
  /** ISO 8601, at midnight UTC. */
  startDate: string;
  /** US dollars per year. */
  salary: number;
  age: number;
  /** In whole years. */
  experience: number;
  status: EmployeeStatus;
}
