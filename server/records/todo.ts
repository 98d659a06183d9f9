/** Tags of tasks (spec, section 9). */
export const TASK_TAGS = ['update', 'team', 'low', 'medium', 'high'] as const;
export type TaskTag = (typeof TASK_TAGS)[number];

/** Filters of the task list. REST has no filter for the tasks that are not completed (spec, section 7). */
export const TASK_FILTERS = ['not-completed', 'important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

/** Boolean fields of a task that can be toggled. */
export type TaskFlag = 'isCompleted' | 'isImportant';

/** The assignee of a task, with additional fields from REST clients. */
export interface AssigneeRecord {
  fullName?: string | null;
  avatar?: string | null;
  [extra: string]: unknown;
}

export interface TaskRecord {
  id: string;
  title: string;
  /** Stored as given; usually ISO 8601. */
  dueDate: string | null;
  /** HTML or plain text. */
  description: string;
  assignee: AssigneeRecord | null;
  /** Usually `TaskTag`s. REST clients can set others. */
  tags: string[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
  /** Fields added by REST clients. */
  extras: Record<string, unknown>;
}
