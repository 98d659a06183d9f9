import { notFound } from '../../errors';
import { TASK_FILTERS, type TaskFilter, type TaskRecord } from '../../records/todo';
import type { SortDirection, TaskSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { pageOfRows, sortSign, type PageInput, type PageResult } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

/**
 * Filter and sort of a task list. Empty or unknown values count as not given. A task must match all given conditions.
 */
export interface TaskQuery {
  /** Search in the title, case-insensitive. */
  q?: string | null;
  /** A `TaskFilter`. */
  filter?: string | null;
  tag?: string | null;
  /** Search in the assignee's name, case-insensitive. */
  assignee?: string | null;
  sort?: TaskSort | null;
  direction?: SortDirection | null;
}

type Compare = (a: TaskRecord, b: TaskRecord) => number;

const ADDED: Compare = (a, b) => Number(a.id) - Number(b.id);

/** Code point order, independent of the language, as required by the contract. */
const inOrder = <Key extends string | number>(a: Key, b: Key) => Number(a > b) - Number(a < b);

const dueTime = ({ dueDate }: TaskRecord) => {
  const time = dueDate === null ? NaN : Date.parse(dueDate);
  return Number.isNaN(time) ? null : time;
};

/** Sorts by the key, with tasks without a key last. */
const byKey =
  (toKey: (task: TaskRecord) => string | number | null): Compare =>
  (a, b) => {
    const [keyA, keyB] = [toKey(a), toKey(b)];
    if (keyA !== null && keyB !== null) return inOrder(keyA, keyB);
    return Number(keyA === null) - Number(keyB === null);
  };

const SORTS: Record<TaskSort, Compare> = {
  ADDED,
  TITLE: (a, b) => inOrder(a.title, b.title),
  ASSIGNEE: byKey(({ assignee }) => assignee?.fullName || null),
  DUE_DATE: byKey(dueTime),
};

const isShown = ({ isDeleted, isCompleted, isImportant }: TaskRecord, filter?: string | null) => {
  if (filter === 'deleted') return isDeleted;
  if (isDeleted) return false;
  if (filter === 'not-completed') return !isCompleted;
  if (filter === 'completed') return isCompleted;
  return isImportant || filter !== 'important';
};

const hasText = (value: string | null | undefined, text: string | null | undefined) =>
  !text || foldText(value ?? '').includes(foldQuery(text));

/** The tasks that match the query. Without a sort, and for ties, the newest come first (REST contract, section 5). */
export async function listTasks({ store }: Pick<DomainContext, 'store'>, query: TaskQuery): Promise<TaskRecord[]> {
  const { q, filter, tag, assignee, sort } = query;
  const found = await store.list(
    'tasks',
    (task) =>
      isShown(task, filter) &&
      hasText(task.title, q) &&
      (!tag || task.tags.includes(tag)) &&
      hasText(task.assignee?.fullName, assignee),
  );
  const sign = sortSign(query, 'DESC');
  return found.sort((a, b) => sign * SORTS[sort ?? 'ADDED'](a, b) || ADDED(b, a));
}

/** How many tasks a filter finds. */
interface TaskCount {
  filter: TaskFilter;
  count: number;
}

/** A page of tasks with the counts of all filters. */
export interface FoundTaskPage extends PageResult {
  tasks: TaskRecord[];
  counts: TaskCount[];
}

/** A page of the tasks that `listTasks` returns. Throws INVALID for invalid paging. */
export async function findTaskPage(
  ctx: Pick<DomainContext, 'store'>,
  query: TaskQuery & PageInput,
): Promise<FoundTaskPage> {
  const { rows, ...page } = pageOfRows(await listTasks(ctx, query), query);
  const all = await ctx.store.list('tasks');
  const counts = TASK_FILTERS.map((filter) => ({ filter, count: all.filter((task) => isShown(task, filter)).length }));
  return { tasks: rows, counts, ...page };
}

/** The task, deleted or not. Throws NOT_FOUND. */
export async function getTask({ store }: Pick<DomainContext, 'store'>, id: string): Promise<TaskRecord> {
  const task = await store.get('tasks', id);
  if (!task) throw notFound('task', id);
  return task;
}
