import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const TASKS = '/apps/todo/tasks';
const LONG = 'ä'.repeat(1000);

const client = useTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });

type Task = Record<string, unknown> & { id: number; title: string; tags: string[] };

const list = async (query = ''): Promise<Task[]> => (await client.rest('GET', `${TASKS}${query}`)).body;
const add = async (task: unknown) => (await client.rest('POST', '/apps/todo/add-tasks', { task })).body.task as Task;

test('starts with thirty demo tasks with all tags and flags', async () => {
  const tasks = [...(await list()), ...(await list('?filter=deleted'))];
  expect(tasks).toHaveLength(30);
  expect(new Set(tasks.flatMap(({ tags }) => tags))).toEqual(new Set(['update', 'team', 'low', 'medium', 'high']));
  for (const flag of ['isCompleted', 'isDeleted', 'isImportant']) {
    expect(new Set(tasks.map((task) => task[flag]))).toEqual(new Set([true, false]));
  }
  expect(
    tasks.filter(({ dueDate }) => typeof dueDate === 'string').every(({ dueDate }) => Date.parse(String(dueDate))),
  ).toBe(true);
});

test.each([
  ['', (task: Task) => !task.isDeleted],
  ['?filter=', (task: Task) => !task.isDeleted],
  ['?filter=nonsense', (task: Task) => !task.isDeleted],
  ['?filter=important', (task: Task) => task.isImportant && !task.isDeleted],
  ['?filter=completed', (task: Task) => task.isCompleted && !task.isDeleted],
  ['?filter=deleted', (task: Task) => task.isDeleted],
  ['?q=THE', (task: Task) => !task.isDeleted && task.title.toLowerCase().includes('the')],
  ['?tag=team', (task: Task) => !task.isDeleted && task.tags.includes('team')],
  ['?tag=tea', () => false],
  [
    '?q=the&tag=team&filter=important',
    (task: Task) => task.isImportant && task.tags.includes('team') && /the/i.test(task.title),
  ],
])('lists with %j exactly the matching tasks, newest first', async (query, isWanted) => {
  const all = [...(await list()), ...(await list('?filter=deleted'))].sort((a, b) => b.id - a.id);
  const found = await list(query);
  expect(found).toEqual(all.filter(isWanted));
});

const byText = (a: string, b: string) => (a < b ? -1 : 1);
const getName = ({ assignee }: Task) => (assignee as { fullName: string } | null)?.fullName ?? '\uffff';
const getDue = ({ dueDate }: Task) => (typeof dueDate === 'string' ? Date.parse(dueDate) : Infinity);

test.each([
  ['latest', ({ id }: Task) => -id],
  ['nonsense', ({ id }: Task) => -id],
  ['due-date', getDue],
])('sorts by %s in ascending order', async (sortBy, toKey) => {
  const keys = (await list(`?sortBy=${sortBy}`)).map(toKey);
  expect(keys).toEqual([...keys].sort((a, b) => (a === b ? 0 : a - b)));
});

test('sorts by title in code point order and in reverse', async () => {
  const titles = (await list()).map(({ title }) => title);
  expect((await list('?sortBy=title-asc')).map(({ title }) => title)).toEqual([...titles].sort(byText));
  expect((await list('?sortBy=title-desc')).map(({ title }) => title)).toEqual([...titles].sort(byText).reverse());
});

test('sorts by assignee with unassigned tasks last', async () => {
  await add({ title: 'Nobody’s', assignee: { fullName: '' } });
  const names = (await list('?sortBy=assignee')).map(getName).map((name) => name || '\uffff');
  const first = names.indexOf('\uffff');
  expect(first).toBeGreaterThan(0);
  expect(names.slice(first).every((name) => name === '\uffff')).toBe(true);
  expect(names.slice(0, first)).toEqual(names.slice(0, first).sort(byText));
});

test('creates a task with a new id and empty or false defaults', async () => {
  const { status, body } = await client.rest('POST', '/apps/todo/add-tasks', { task: { id: 3, title: 'New' } });
  expect(status).toBe(201);
  expect(body).toEqual({
    task: {
      id: 31,
      title: 'New',
      dueDate: null,
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    },
  });
  expect((await list())[0]).toEqual(body.task);
});

test.each([
  { title: LONG, description: LONG },
  { title: '007', dueDate: '2026-01-02' },
  { title: 'x', colour: 'red', nested: { a: [1, null] }, extras: { b: 1 } },
  { title: 'x', tags: ['made up'], assignee: { fullName: 'Ada', avatar: '', team: 4 } },
  { title: '', dueDate: 'when I am old' },
])('stores a task unchanged: %j', async (given) => {
  const task = await add(given);
  expect(task).toMatchObject(given);
  expect(await list()).toContainEqual(task);
});

test('updates the given fields, keeps the others, and stores unknown fields', async () => {
  const task = await add({ title: 'Old', tags: ['low'], own: 1 });
  const { status, body } = await client.rest('POST', '/apps/todo/update-task', {
    task: { id: String(task.id), title: 'New', isCompleted: true, other: 2 },
  });
  expect([status, body]).toEqual([200, { task: { ...task, title: 'New', isCompleted: true, other: 2 } }]);
  expect(await list('?filter=completed')).toContainEqual(body.task);
});

test.each([
  ['as a query', '?taskId=2', undefined],
  ['as a body', '', { taskId: 2 }],
  ['as a body with text', '', { taskId: '2' }],
])('marks %s as deleted and changes nothing else', async (_, query, body) => {
  const before = (await list()).find(({ id }) => id === 2);
  for (const _again of [1, 2]) {
    expect(await client.rest('DELETE', `/apps/todo/delete-task${query}`, body)).toEqual({
      status: 200,
      body: undefined,
    });
  }
  expect(await list()).not.toContainEqual(before);
  expect(await list('?filter=deleted')).toContainEqual({ ...before, isDeleted: true });
});

test.each([
  ['POST', '/apps/todo/add-tasks', undefined, 400],
  ['POST', '/apps/todo/add-tasks', '{', 400],
  ['POST', '/apps/todo/add-tasks', '[]', 400],
  ['POST', '/apps/todo/add-tasks', {}, 400],
  ['POST', '/apps/todo/add-tasks', { title: 'not wrapped' }, 400],
  ['POST', '/apps/todo/add-tasks', { task: {} }, 400],
  ['POST', '/apps/todo/add-tasks', { task: { title: 1 } }, 400],
  ['POST', '/apps/todo/add-tasks', { task: { title: 'x', tags: 'low' } }, 400],
  ['POST', '/apps/todo/add-tasks', { task: { title: 'x', isCompleted: 'yes' } }, 400],
  ['POST', '/apps/todo/add-tasks', { task: { title: 'x', assignee: 'Ada' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { title: 'x' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 'x' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 1, title: null } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 999, title: 'x' } }, 404],
  ['DELETE', '/apps/todo/delete-task', undefined, 400],
  ['DELETE', '/apps/todo/delete-task?taskId=x', undefined, 400],
  ['DELETE', '/apps/todo/delete-task?taskId=999', undefined, 404],
  ['GET', `${TASKS}?q=a&q=b`, undefined, 400],
])('rejects %s %s with %j with a message and changes nothing', async (method, path, body, status) => {
  const before = await list();
  expect(await client.rest(method, path, body)).toEqual({ status, body: { error: expect.stringMatching(/\w/) } });
  expect(await list()).toEqual(before);
});
