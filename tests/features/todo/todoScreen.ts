import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createTask } from '#server/domain/todo/taskWrites';
import type { Gateway } from '#server/gateway';
import type { TaskRecord } from '#server/records/todo';
import type { CreateTaskInput } from '#server/types.generated';
import { answered } from '../../support/gatewayServer';
import { grantClientAbilities } from '../../support/clientAbilities';
import { listStored, putStored, removeStored } from '../../support/stored';

const dueTime = ({ dueDate }: TaskRecord) => (dueDate ? Date.parse(dueDate) : Infinity);

/** The stored tasks by due date, those without one last, otherwise newest first. */
export async function keptTasks(gateway: Gateway, fits: (task: TaskRecord) => boolean = () => true) {
  const tasks = await listStored(gateway, 'tasks', fits);
  return tasks.sort((a, b) => (dueTime(a) === dueTime(b) ? Number(b.id) - Number(a.id) : dueTime(a) - dueTime(b)));
}

/** The stored task with the title. */
export async function keptTask(gateway: Gateway, title: string): Promise<TaskRecord> {
  const [task] = await keptTasks(gateway, (each) => each.title === title);
  if (!task) throw new Error(`There is no task "${title}".`);
  return task;
}

/** Creates a task, which is the newest. The default title is `Count the tents`. */
export function addTask({ context }: Gateway, input: Partial<CreateTaskInput> = {}): Promise<TaskRecord> {
  return createTask(context, { title: 'Count the tents', ...input });
}

/** Changes a task in the store. */
export async function changeTask(gateway: Gateway, task: TaskRecord, change: Partial<TaskRecord>): Promise<void> {
  await putStored(gateway, 'tasks', { ...task, ...change });
}

/** Replaces all tasks in the store with these. */
export async function keepOnly(gateway: Gateway, ...inputs: CreateTaskInput[]): Promise<void> {
  await removeStored(gateway, 'tasks');
  for (const input of inputs) await addTask(gateway, input);
}

/** The rows of the view with the name. */
export async function rows(view = 'Open'): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: view });
  return within(list).getAllByRole('listitem');
}

/** The titles of the rows. */
export async function shownTitles(view = 'Open') {
  return (await rows(view)).map((row) => within(row).getByRole('link').textContent);
}

/** The row of the task with the title. */
export async function getRow(title: string, view = 'Open'): Promise<HTMLElement> {
  const link = within(await screen.findByRole('list', { name: view })).getByRole('link', { name: title });
  const row = link.closest('li');
  if (!row) throw new Error('The link isn’t in a row.');
  return row;
}

/** The link to a view in the sidebar. */
export function viewLink(name: RegExp) {
  return within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name });
}

/** The toast with the title. */
export function toast(title: string) {
  return screen.findByRole('listitem', { name: title });
}

/** Waits until the app is subscribed to changes made elsewhere. */
export function toldOfChanges() {
  return waitFor(() => expect(answered).toContain('RecordChanges'));
}

/** Limits the task permissions of clients to the given actions. */
export function letClients(gateway: Gateway, ...actions: string[]) {
  return grantClientAbilities(gateway, { Task: actions });
}
