/** Tags of tasks (spec, section 9). */
export const TASK_TAGS = ['update', 'team', 'low', 'medium', 'high'] as const;
export type TaskTag = (typeof TASK_TAGS)[number];

/** Parts of the tasks that a list can show. */
export const TASK_FILTERS = ['important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

/** Orders of a list of tasks; the first one holds where none is given. */
export const TASK_SORTS = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

/** Fields of a task that can be switched on and off. */
export type TaskFlag = 'isCompleted' | 'isImportant';

/** Who is to do a task, with whatever else a REST client said about them. */
export interface AssigneeRecord {
  fullName?: string | null;
  avatar?: string | null;
  [extra: string]: unknown;
}

export interface TaskRecord {
  id: string;
  title: string;
  /** As it was given; mostly ISO 8601. */
  dueDate: string | null;
  /** HTML or plain text. */
  description: string;
  assignee: AssigneeRecord | null;
  /** Mostly `TaskTag`s; REST clients may use others. */
  tags: string[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
  /** Fields that REST clients added. */
  extras: Record<string, unknown>;
}
