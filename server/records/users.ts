/** Roles of the user list (spec, section 6). */
export const USER_ROLES = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Plans of the user list (REST contract, section 7). */
export const USER_PLANS = ['basic', 'company', 'enterprise', 'team'] as const;
export type UserPlan = (typeof USER_PLANS)[number];

/** Statuses of a user (spec, section 4). */
export const USER_STATUSES = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A person in the user list. Accounts that can sign in are `AuthUserRecord`s. */
export interface UserRecord {
  id: string;
  fullName: string;
  company: string;
  /** Usually a `UserRole`. REST clients can set other values, also for the plan and the status. */
  role: string;
  username: string;
  country: string;
  contact: string;
  email: string;
  currentPlan: string;
  status: string;
  avatar: string | null;
  /** Fields added by REST clients. */
  extras: Record<string, unknown>;
}
