import { href, paths } from '../../routing/paths';
import { urlChoice, urlText } from '../../routing/urlParams';
import { writeUrlState } from '../../routing/useUrlState';

/** All views of the tasks, in the order of the rail. */
export const taskViews = ['OPEN', 'IMPORTANT', 'COMPLETED', 'DELETED'] as const;

/** One of the views. */
export type TaskView = (typeof taskViews)[number];

/** All tags that a task can have: what it is about, and how much it matters. */
export const taskTags = ['TEAM', 'UPDATE', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** All orders of the list. */
export const taskSorts = ['LATEST', 'DUE_DATE', 'TITLE_ASC', 'TITLE_DESC', 'ASSIGNEE'] as const;

/** What the address says: the list, and the task that is open. */
export const todoParams = {
  view: urlChoice(taskViews, 'OPEN'),
  tag: urlChoice(taskTags),
  q: urlText(),
  sort: urlChoice(taskSorts, 'LATEST'),
  /** Id of the task that is open; `new` for one that is not there yet. */
  task: urlText(),
};

/** State of the screen, as the address has it. */
export type TodoState = {
  [Name in keyof typeof todoParams]: (typeof todoParams)[Name]['initial'];
};

/** The address of the screen in some state. */
export function todoHref(state: Partial<TodoState>): string {
  const search = writeUrlState<TodoState>(todoParams, new URLSearchParams(), state);
  return href(paths.todo) + (search.size > 0 ? `?${search}` : '');
}

/** No search and no tag. */
export const noFilters = { q: '', tag: null } as const;
