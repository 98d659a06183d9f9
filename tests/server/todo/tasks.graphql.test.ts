import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const FIELDS = '{ id title dueDate description assignee { fullName avatar } tags isCompleted isDeleted isImportant }';
const PAGE = `query ($input: TaskListInput) {
  taskPage(input: $input) { tasks ${FIELDS} counts { filter count } page perPage totalDocs totalPages }
}`;
const CREATE = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task ${FIELDS} } }`;

const client = useTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });

type Task = { id: string; title: string; tags: string[]; dueDate: string | null; isDeleted: boolean };

const getPage = async (input?: object) => (await client.ask(PAGE, { input })).data.taskPage;
const list = async (input?: object): Promise<Task[]> => (await getPage({ perPage: 100, ...input })).tasks;
const restList = async (query = ''): Promise<{ id: number; title: string }[]> =>
  (await client.rest('GET', `/apps/todo/tasks${query}`)).body;
const step = (name: string, id: string) =>
  client.ask(`mutation { ${name}(input: { id: "${id}" }) { task { id isDeleted } } }`);
const purge = (id: string) => client.ask(`mutation { purgeTask(input: { id: "${id}" }) { deletedId } }`);

test.each([
  [undefined, ''],
  [{}, ''],
  [{ filter: 'IMPORTANT' }, '?filter=important'],
  [{ filter: 'COMPLETED', q: 'a' }, '?filter=completed&q=a'],
  [{ filter: 'DELETED' }, '?filter=deleted'],
  [{ tag: 'HIGH', sort: 'TITLE' }, '?tag=high&sortBy=title-asc'],
  [{ sort: 'ADDED', direction: 'DESC' }, '?sortBy=latest'],
  [{ sort: 'TITLE', direction: 'DESC' }, '?sortBy=title-desc'],
  [{ sort: 'ASSIGNEE', direction: 'ASC' }, '?sortBy=assignee'],
  [{ sort: 'DUE_DATE' }, '?sortBy=due-date'],
])('lists with %j the same tasks as REST with %j', async (input, query) => {
  const tasks = await list(input);
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.map(({ id }) => Number(id))).toEqual((await restList(query)).map(({ id }) => id));
});

test.each([
  [{}, 10, '?filter='],
  [{ page: 3, perPage: 12 }, 12, ''],
  [{ page: 2, perPage: 1, filter: 'COMPLETED' }, 1, '?filter=completed'],
  [{ page: 2_147_483_647, perPage: 100 }, 100, ''],
])('has with %j the page of the same tasks, with their number', async (input: { page?: number }, perPage, query) => {
  const ids = (await restList(query)).map(({ id }) => String(id));
  const { page = 1 } = input;
  const { tasks, counts: _, ...totals } = await getPage(input);
  expect(tasks.map(({ id }: Task) => id)).toEqual(ids.slice((page - 1) * perPage, page * perPage));
  expect(totals).toEqual({ page, perPage, totalDocs: ids.length, totalPages: Math.ceil(ids.length / perPage) });
});

test.each(['OPEN', 'IMPORTANT', 'COMPLETED', 'DELETED'])('counts the tasks of the filter %s', async (filter) => {
  const { totalDocs, counts } = await getPage({ filter });
  expect(totalDocs).toBeGreaterThan(0);
  expect(counts).toContainEqual({ filter, count: totalDocs });
  expect((await getPage({ q: 'nothing matches' })).counts).toEqual(counts);
});

test('finds open tasks, and those of an assignee', async () => {
  const open = await list({ filter: 'OPEN' });
  const completed = await list({ filter: 'COMPLETED' });
  expect(new Set([...open, ...completed].map(({ id }) => id))).toEqual(new Set((await list()).map(({ id }) => id)));
  await client.ask(CREATE, { input: { title: 'Sew', assignee: { fullName: 'Ágnes Żak' } } });
  expect((await list({ assignee: 'ágnes ż' })).map(({ title }) => title)).toEqual(['Sew']);
});

test.each([
  [{ page: 0 }, 'page'],
  [{ page: -1 }, 'page'],
  [{ perPage: 0 }, 'perPage'],
  [{ perPage: 101 }, 'perPage'],
])('rejects %j with an error at its field', async (input, field) => {
  expect(await client.refusal(PAGE, { input })).toMatchObject({
    code: 'INVALID',
    fields: { [field]: expect.any(String) },
  });
});

test('a direction alone orders tasks by when they were created', async () => {
  const newest = (await list()).map(({ id }) => id);
  expect((await list({ direction: 'ASC' })).map(({ id }) => id)).toEqual(newest.toReversed());
});

test('returns only real task data', async () => {
  await client.data(PAGE);
});

test('creates and updates a task, and the other API shows it', async () => {
  const input = {
    title: ' Sew ',
    dueDate: '2026-06-01T00:00:00Z',
    tags: ['LOW', 'LOW', 'TEAM'],
    assignee: { fullName: 'Ada', avatar: '/media/avatar-ada' },
    isImportant: true,
  };
  const { data } = await client.ask(CREATE, { input });
  expect(data.createTask.task).toMatchObject({
    ...input,
    title: 'Sew',
    dueDate: '2026-06-01T00:00:00.000Z',
    tags: ['LOW', 'TEAM'],
    isCompleted: false,
  });
  const { id } = data.createTask.task;
  const changed = await client.ask(UPDATE, {
    input: { id, dueDate: null, assignee: null, isCompleted: true, title: null },
  });
  expect(changed.data.updateTask.task).toMatchObject({
    title: 'Sew',
    dueDate: null,
    assignee: null,
    isCompleted: true,
  });
  expect((await restList())[0]).toMatchObject({
    id: Number(id),
    title: 'Sew',
    tags: ['low', 'team'],
    isCompleted: true,
  });
});

test('omits REST values outside the contract but keeps them after an update', async () => {
  const { body } = await client.rest('POST', '/apps/todo/add-tasks', {
    task: { title: 'x', dueDate: 'soon', tags: ['low', 'mine'], assignee: {}, own: 1 },
  });
  const id = String(body.task.id);
  const { data } = await client.ask(UPDATE, { input: { id, title: 'y' } });
  expect(data.updateTask.task).toMatchObject({ title: 'y', dueDate: null, tags: ['LOW'], assignee: null });
  expect((await restList())[0]).toEqual({ ...body.task, title: 'y' });
});

test.each(['COMPLETED', 'IMPORTANT'])('toggles the flag %s on and off', async (flag) => {
  const field = flag === 'COMPLETED' ? 'isCompleted' : 'isImportant';
  const toggle = async () =>
    (await client.ask(`mutation { toggleTaskFlag(input: { id: "2", flag: ${flag} }) { task { ${field} } } }`)).data
      .toggleTaskFlag.task;
  expect([await toggle(), await toggle()]).toEqual([{ [field]: true }, { [field]: false }]);
});

test.each(['COMPLETED', 'IMPORTANT'])('setting the flag %s again changes nothing', async (flag) => {
  const field = flag === 'COMPLETED' ? 'isCompleted' : 'isImportant';
  const set = async (isSet: boolean) =>
    (
      await client.ask(
        `mutation { setTaskFlag(input: { id: "2", flag: ${flag}, isSet: ${isSet} }) { task { ${field} } } }`,
      )
    ).data.setTaskFlag.task[field];
  expect([await set(true), await set(true), await set(false), await set(false)]).toEqual([true, true, false, false]);
});

test('deletes and restores a task, and permanently deletes it only once deleted', async () => {
  expect((await purge('2')).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect((await step('deleteTask', '2')).data.deleteTask.task).toEqual({ id: '2', isDeleted: true });
  expect((await step('restoreTask', '2')).data.restoreTask.task).toEqual({ id: '2', isDeleted: false });
  await step('deleteTask', '2');
  expect((await purge('2')).data.purgeTask).toEqual({ deletedId: '2' });
  expect((await client.refusal('{ task(id: "2") { id } }'))?.code).toBe('NOT_FOUND');
  expect((await restList('?filter=deleted')).map(({ id }) => id)).not.toContain(2);
});

test('never reuses an id', async () => {
  const make = async () => (await client.ask(CREATE, { input: { title: 'x' } })).data.createTask.task.id as string;
  const first = await make();
  await step('deleteTask', first);
  await purge(first);
  expect(Number(await make())).toBe(Number(first) + 1);
});

test.each([
  [{ title: '  ' }, ['title']],
  [{ title: 'x'.repeat(10_001) }, ['title']],
  [{ title: 'x', assignee: { fullName: ' ' } }, ['assignee']],
])('rejects %j with errors at its fields', async (input, fields) => {
  for (const answer of [
    await client.ask(CREATE, { input }),
    await client.ask(UPDATE, { input: { ...input, id: '2' } }),
  ]) {
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fields ?? {})).toEqual(fields);
  }
});

test.each(['task(id: "999") { id }', 'task(id: "x") { id }'])('returns NOT_FOUND for the query %s', async (field) => {
  expect((await client.refusal(`{ ${field} }`))?.code).toBe('NOT_FOUND');
});

test.each([
  'updateTask(input: { id: "999" }) { task { id } }',
  'toggleTaskFlag(input: { id: "999", flag: COMPLETED }) { task { id } }',
  'setTaskFlag(input: { id: "999", flag: COMPLETED, isSet: true }) { task { id } }',
  'deleteTask(input: { id: "999" }) { task { id } }',
  'restoreTask(input: { id: "999" }) { task { id } }',
  'purgeTask(input: { id: "999" }) { deletedId }',
])('returns NOT_FOUND for %s', async (field) => {
  expect((await client.refusal(`mutation { ${field} }`))?.code).toBe('NOT_FOUND');
});

test('denies a client account reading and writing tasks', async () => {
  await client.signIn('client@demo.com', 'client');
  for (const query of ['{ taskPage { totalDocs } }', 'mutation { deleteTask(input: { id: "1" }) { task { id } } }']) {
    expect((await client.refusal(query))?.code).toBe('FORBIDDEN');
  }
});
