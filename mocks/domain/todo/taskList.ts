import { notFound } from '../../errors';
import type { TaskRecord, TaskSort } from '../../records/todo';
import type { DomainContext } from '../context';

/**
 * Filter and sort of a task list. Empty or unknown values count as not given. A task must match all given conditions.
 */
export interface TaskQuery {
  /** Search in the title, case-insensitive. */
  q?: string | null;
  /** A `TaskFilter`. */
  filter?: string | null;
  tag?: string | null;
  /** A `TaskSort`. */
  sortBy?: string | null;
}

type Compare = (a: TaskRecord, b: TaskRecord) => number;

const LATEST: Compare = (a, b) => Number(b.id) - Number(a.id);

/** Code point order, independent of the language, as required by the contract. */
const inOrder = <Key extends string | number>(a: Key, b: Key) => Number(a > b) - Number(a < b);

const TITLE: Compare = (a, b) => inOrder(a.title, b.title);

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

const SORTS = new Map<string, Compare>(
  Object.entries({
    latest: LATEST,
    'title-asc': TITLE,
    'title-desc': (a, b) => TITLE(b, a),
    assignee: byKey(({ assignee }) => assignee?.fullName || null),
    'due-date': byKey(dueTime),
  } satisfies Record<TaskSort, Compare>),
);

const isShown = ({ isDeleted, isCompleted, isImportant }: TaskRecord, filter?: string | null) => {
  if (filter === 'deleted') return isDeleted;
  if (filter === 'completed') return isCompleted && !isDeleted;
  return !isDeleted && (isImportant || filter !== 'important');
};

/** The tasks that match the query. Without a sort, and for ties, the newest come first (REST contract, section 5). */
export async function listTasks(
  { store }: Pick<DomainContext, 'store'>,
  { q, filter, tag, sortBy }: TaskQuery,
): Promise<TaskRecord[]> {
  const text = (q ?? '').toLowerCase();
  const found = await store.list(
    'tasks',
    (task) => isShown(task, filter) && task.title.toLowerCase().includes(text) && (!tag || task.tags.includes(tag)),
  );
  const compare = SORTS.get(sortBy ?? '') ?? LATEST;
  return found.sort((a, b) => compare(a, b) || LATEST(a, b));
}

/** The task, deleted or not. Throws NOT_FOUND. */
export async function getTask({ store }: Pick<DomainContext, 'store'>, id: string): Promise<TaskRecord> {
  const task = await store.get('tasks', id);
  if (!task) throw notFound('task', id);
  return task;
}
