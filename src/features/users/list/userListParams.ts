import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import type { UrlStateOf } from '#routing/useUrlState';

/** All user roles, from most to least permissions. */
export const userRoles = [
  'admin',
  'maintainer',
  'editor',
  'author',
  'reviewer',
  'viewer',
  'subscriber',
  'client',
] as const;

/** All user plans, smallest first. */
export const userPlans = ['BASIC', 'STANDARD', 'ENTERPRISE'] as const;

/** All user statuses, in display order. */
export const userStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;

const sorts = ['FULL_NAME', 'EMAIL', 'ROLE', 'PLAN', 'STATUS', 'ADDED'] as const;

/** The dialogs of the list. All but `create` are about a user. */
export const userDialogs = ['create', 'invite', 'password', 'signOut', 'disable', 'delete'] as const;

export const userListParams = {
  ...urlPage,
  q: urlText(),
  role: urlChoice(userRoles),
  plan: urlChoice(userPlans),
  status: urlChoice(userStatuses),
  sort: urlChoice(sorts, 'FULL_NAME'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  dialog: urlChoice(userDialogs),
  /** Id of the user in the open dialog. */
  user: urlText(),
};

export type UserListState = UrlStateOf<typeof userListParams>;

/** Its search and filters. */
export const filterNames = ['q', 'role', 'plan', 'status'] as const;
