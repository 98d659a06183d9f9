import { z } from 'zod';
import { listTasks, type TaskQuery } from '../domain/todo/taskList';
import { addTask, deleteTask, mergeTask } from '../domain/todo/taskWrites';
import { filter, id } from './fields';
import { restRecord, withExtras } from './looseBody';
import { route, type Route } from './route';

const FIELDS = {
  title: z.string(),
  dueDate: z.string().nullable(),
  description: z.string(),
  assignee: z
    .looseObject({ fullName: z.string().nullable().optional(), avatar: z.string().nullable().optional() })
    .nullable(),
  tags: z.array(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
};

const KNOWN = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const changes = z.looseObject(FIELDS).partial();

const task = z.looseObject({ id: z.int(), ...FIELDS });

/** The orders of the list besides `latest`, which also stands for unknown ones. */
const ORDERS = new Map<string, Pick<TaskQuery, 'sort' | 'direction'>>([
  ['title-asc', { sort: 'TITLE' }],
  ['title-desc', { sort: 'TITLE', direction: 'DESC' }],
  ['assignee', { sort: 'ASSIGNEE' }],
  ['due-date', { sort: 'DUE_DATE' }],
]);

/** The to-do paths (REST contract, section 5). */
export const todoRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/todo/tasks',
    summary: 'Lists the tasks that are not deleted, or those that match a filter.',
    takes: z.object({ q: filter, filter, tag: filter, sortBy: filter }),
    answers: z.array(task),
    handle: async (ctx, { sortBy = '', ...query }) =>
      (await listTasks(ctx, { ...query, ...ORDERS.get(sortBy) })).map(restRecord),
  }),
  route({
    method: 'POST',
    path: '/apps/todo/add-tasks',
    summary: 'Makes a task.',
    takes: z.object({ task: changes.required({ title: true }) }),
    answers: z.strictObject({ task }),
    status: 201,
    handle: async (ctx, input) => ({ task: restRecord(await addTask(ctx, withExtras(input.task, KNOWN))) }),
  }),
  route({
    method: 'POST',
    path: '/apps/todo/update-task',
    summary: 'Updates the given fields of a task.',
    takes: z.object({ task: changes.extend({ id }) }),
    answers: z.strictObject({ task }),
    handle: async (ctx, input) => ({
      task: restRecord(await mergeTask(ctx, input.task.id, withExtras(input.task, KNOWN))),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    summary: 'Marks a task as deleted.',
    takes: z.object({ taskId: id }),
    answers: null,
    handle: (ctx, { taskId }) => deleteTask(ctx, taskId),
  }),
];
