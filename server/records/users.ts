import type { PlanCode } from '../types.generated';

/** Plans as the user list of the REST contract (section 7) names them, and the plan that each is. */
const PLANS_OF_WORDS = {
  basic: 'BASIC',
  company: 'STANDARD',
  enterprise: 'ENTERPRISE',
  team: 'STANDARD',
} as const satisfies Record<string, PlanCode>;

/** A plan as the user list of the REST contract names it. */
export type UserPlan = keyof typeof PLANS_OF_WORDS;

/** All plans as the user list of the REST contract names them. */
export const USER_PLANS = Object.keys(PLANS_OF_WORDS) as UserPlan[];

/** The word that is stored for a plan. */
export const WORDS_OF_PLANS = {
  BASIC: 'basic',
  STANDARD: 'team',
  ENTERPRISE: 'enterprise',
} as const satisfies Record<PlanCode, UserPlan>;

/** Statuses of a user (spec, section 4): can sign in, is disabled, or has not set a password yet. */
export const USER_STATUSES = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A person in the user list, whose account is an `AuthUserRecord`. Users of REST clients get one when invited. */
export interface UserRecord {
  id: string;
  fullName: string;
  company: string;
  /** Usually a `RoleName`. REST clients can set other values, also for the plan and the status. */
  role: string;
  username: string;
  country: string;
  contact: string;
  email: string;
  /** Usually a `UserPlan`. */
  currentPlan: string;
  status: string;
  avatar: string | null;
  /** Fields added by REST clients. */
  extras: Record<string, unknown>;
}

/** The plan of a user; null for a word of a REST client that is none. */
export function getPlan({ currentPlan }: Pick<UserRecord, 'currentPlan'>): PlanCode | null {
  return Object.hasOwn(PLANS_OF_WORDS, currentPlan) ? PLANS_OF_WORDS[currentPlan as UserPlan] : null;
}
