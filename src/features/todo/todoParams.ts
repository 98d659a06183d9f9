import type { SortDirection, TaskSort } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import { writeUrlState } from '#routing/useUrlState';

/** All task views, in sidebar order. */
export const taskViews = ['OPEN', 'IMPORTANT', 'COMPLETED', 'DELETED'] as const;

/** A task view. */
export type TaskView = (typeof taskViews)[number];

/** All tags of tasks: topics and priorities. */
export const taskTags = ['TEAM', 'UPDATE', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** All sort orders of the list, the default first. */
export const taskSorts = ['DUE_DATE', 'LATEST', 'TITLE_ASC', 'TITLE_DESC', 'ASSIGNEE'] as const;

/** The sort and its direction that each order stands for. */
export const taskOrders: Record<(typeof taskSorts)[number], { sort: TaskSort; direction: SortDirection }> = {
  DUE_DATE: { sort: 'DUE_DATE', direction: 'ASC' },
  LATEST: { sort: 'ADDED', direction: 'DESC' },
  TITLE_ASC: { sort: 'TITLE', direction: 'ASC' },
  TITLE_DESC: { sort: 'TITLE', direction: 'DESC' },
  ASSIGNEE: { sort: 'ASSIGNEE', direction: 'ASC' },
};

/** The URL parameters: the list and the open task. */
export const todoParams = {
  ...urlPage,
  perPage: { ...urlPage.perPage, initial: 50 },
  view: urlChoice(taskViews, 'OPEN'),
  tag: urlChoice(taskTags),
  q: urlText(),
  sort: urlChoice(taskSorts, 'DUE_DATE'),
  /** Id of the open task; `new` for a new task. */
  task: urlText(),
};

/** State of the screen as stored in the URL. */
export type TodoState = {
  [Name in keyof typeof todoParams]: (typeof todoParams)[Name]['initial'];
};

/** The URL of the screen in a given state. */
export function todoHref(state: Partial<TodoState>): string {
  const search = writeUrlState<TodoState>(todoParams, new URLSearchParams(), state);
  return href(paths.todo) + (search.size > 0 ? `?${search}` : '');
}

/** State without search and tag. */
export const noFilters = { q: '', tag: null, page: 1 } as const;
