import { urlChoice, urlPage, urlText } from '../../routing/urlParams';

/** All roles of users, from those that do most. */
export const userRoles = ['ADMIN', 'MAINTAINER', 'EDITOR', 'AUTHOR', 'SUBSCRIBER'] as const;

/** All plans of users, from the smallest. */
export const userPlans = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'] as const;

/** All statuses of users, in the order in which they are asked for. */
export const userStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;

const sorts = ['FULL_NAME', 'EMAIL', 'ROLE', 'PLAN', 'STATUS', 'ADDED'] as const;

/** What the address of the list says. */
export const userListParams = {
  ...urlPage,
  q: urlText(),
  role: urlChoice(userRoles),
  plan: urlChoice(userPlans),
  status: urlChoice(userStatuses),
  sort: urlChoice(sorts, 'FULL_NAME'),
  direction: urlChoice(['ASC', 'DESC'] as const, 'ASC'),
  dialog: urlChoice(['create', 'delete'] as const),
  /** Whom the dialog is about. */
  user: urlText(),
};

/** The order that a column stands for. */
export const sortOf = (column: string) => sorts.find((each) => each === column) ?? 'FULL_NAME';

/** No search and no filter. */
export const noFilters = { q: '', role: null, plan: null, status: null, page: 1 } as const;
