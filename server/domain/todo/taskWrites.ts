import { DomainError } from '../../errors';
import type { TaskFlag, TaskRecord } from '../../records/todo';
import { say } from '../../records/sentence';
import type { CreateTaskInput } from '../../types.generated';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { type TaskFields, taskFields, type TaskInput } from './taskFields';
import { getTask } from './taskList';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

const KEY = 'todo';

const BLANK: TaskFields = {
  title: '',
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  extras: {},
};

/** Creates a task from the fields without validation. Missing fields are empty or false. */
export function addTask(ctx: Writes, fields: Partial<TaskFields>): Promise<TaskRecord> {
  return withLock(ctx, KEY, async (commit) => {
    const task: TaskRecord = { ...BLANK, ...fields, id: await ctx.store.nextId('tasks') };
    await commit([{ table: 'tasks', put: task }]);
    return task;
  });
}

const changeTask = (ctx: Writes, id: string, change: (task: TaskRecord) => Partial<TaskFields>): Promise<TaskRecord> =>
  withLock(ctx, KEY, async (commit) => {
    const task = await getTask(ctx, id);
    const changed: TaskRecord = { ...task, ...change(task) };
    await commit([{ table: 'tasks', put: changed }]);
    return changed;
  });

/** Merges the fields into the task without validation. Extras are merged with the existing ones. Throws NOT_FOUND. */
export function mergeTask(ctx: Writes, id: string, fields: Partial<TaskFields>): Promise<TaskRecord> {
  return changeTask(ctx, id, (task) => ({ ...fields, extras: { ...task.extras, ...fields.extras } }));
}

/** Creates a task. Throws INVALID with `fields`. */
export async function createTask(ctx: Writes, input: CreateTaskInput): Promise<TaskRecord> {
  return addTask(ctx, taskFields(input));
}

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export async function updateTask(ctx: Writes, id: string, input: TaskInput): Promise<TaskRecord> {
  const fields = taskFields(input);
  return changeTask(ctx, id, () => fields);
}

/** Toggles the flag. Throws NOT_FOUND. */
export function toggleTask(ctx: Writes, id: string, flag: TaskFlag): Promise<TaskRecord> {
  return changeTask(ctx, id, (task) => ({ [flag]: !task[flag] }));
}

/** Sets or clears the flag. Throws NOT_FOUND. */
export function setTaskFlag(ctx: Writes, id: string, flag: TaskFlag, isSet: boolean): Promise<TaskRecord> {
  return changeTask(ctx, id, () => ({ [flag]: isSet }));
}

/** Marks the task as deleted. Does nothing if it is already deleted. Throws NOT_FOUND. */
export function deleteTask(ctx: Writes, id: string): Promise<TaskRecord> {
  return changeTask(ctx, id, () => ({ isDeleted: true }));
}

/** Restores a deleted task. Throws NOT_FOUND. */
export function restoreTask(ctx: Writes, id: string): Promise<TaskRecord> {
  return changeTask(ctx, id, () => ({ isDeleted: false }));
}

/**
 * Permanently deletes a task that is marked as deleted, and returns its id. Throws NOT_FOUND, or CONFLICT if it is not
 * marked as deleted.
 */
export function purgeTask(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, KEY, async (commit) => {
    const { title, isDeleted } = await getTask(ctx, id);
    if (!isDeleted)
      throw new DomainError(
        'CONFLICT',
        say`"${title}" hasn’t been deleted. Delete it before you delete it permanently.`,
      );
    await commit([{ table: 'tasks', remove: id }]);
    return id;
  });
}
