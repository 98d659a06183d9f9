import { compareNames } from '../locales/nameOrder';
import { notFound } from '../../errors';
import { getPlan, USER_STATUSES, type UserRecord } from '../../records/users';
import type { PlanCode, SortDirection, UserSort, UserStats } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, type PageResult, pageOfRows, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** Filter and paging of a user list. Empty text counts as not given. A user must match all given conditions. */
export interface UserQuery extends PageInput {
  /** Search in the username, full name, and email address, case-insensitive. */
  q?: string | null;
  role?: string | null;
  /** A word of a REST client. */
  currentPlan?: string | null;
  plan?: PlanCode | null;
  status?: string | null;
  sort?: UserSort | null;
  direction?: SortDirection | null;
}

type Compare = (a: UserRecord, b: UserRecord) => number;

const byText =
  (name: 'fullName' | 'email' | 'role' | 'status'): Compare =>
  (a, b) =>
    compareNames(a[name], b[name]);

const OLDEST: Compare = (a, b) => Number(a.id) - Number(b.id);

const SORTS: Record<UserSort, Compare> = {
  ADDED: OLDEST,
  FULL_NAME: byText('fullName'),
  EMAIL: byText('email'),
  ROLE: byText('role'),
  PLAN: (a, b) => compareNames(getPlan(a) ?? '', getPlan(b) ?? ''),
  STATUS: byText('status'),
};

/** All users, newest first (REST contract, section 7). */
export async function allUsers({ store }: Reads): Promise<UserRecord[]> {
  return (await store.list('users')).sort(OLDEST).reverse();
}

const isFound = (user: UserRecord, { q, role, currentPlan, plan, status }: UserQuery) => {
  const text = foldQuery(q);
  return (
    [user.username, user.fullName, user.email].some((value) => foldText(value).includes(text)) &&
    (!role || user.role === role) &&
    (!currentPlan || user.currentPlan === currentPlan) &&
    (!plan || getPlan(user) === plan) &&
    (!status || user.status === status)
  );
};

/**
 * A page of the users that match the query. Without a sort, and for ties, the newest come first. Throws INVALID for
 * invalid paging.
 */
export async function listUsers(ctx: Reads, query: UserQuery): Promise<PageResult & { users: UserRecord[] }> {
  const found = (await allUsers(ctx)).filter((user) => isFound(user, query));
  if (query.sort) {
    const compare = SORTS[query.sort];
    const sign = sortSign(query);
    found.sort((a, b) => sign * compare(a, b));
  } else if (query.direction === 'ASC') {
    found.reverse();
  }
  const { rows, ...page } = pageOfRows(found, query);
  return { users: rows, ...page };
}

/** The user. Throws NOT_FOUND. */
export async function getUser({ store }: Reads, id: string): Promise<UserRecord> {
  const user = await store.get('users', id);
  if (!user) throw notFound('user', id);
  return user;
}

/** The number of users, in all and for each status. */
export async function userStats({ store }: Reads): Promise<UserStats> {
  const users = await store.list('users');
  return {
    total: users.length,
    byStatus: USER_STATUSES.map((status) => ({ status, count: users.filter((user) => user.status === status).length })),
  };
}
