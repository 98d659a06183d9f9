import { beforeEach, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';

const FIELDS = '{ id title dueDate description assignee { fullName avatar } tags isCompleted isDeleted isImportant }';
const LIST = `query ($input: TaskListInput) { tasks(input: $input) ${FIELDS} }`;
const CREATE = `mutation ($input: TaskCreateInput!) { taskCreate(input: $input) ${FIELDS} }`;
const UPDATE = `mutation ($id: ID!, $input: TaskUpdateInput!) { taskUpdate(id: $id, input: $input) ${FIELDS} }`;

let client: TestClient;
beforeEach(async () => {
  client = await createTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });
});

type Task = { id: string; title: string; tags: string[]; dueDate: string | null; isDeleted: boolean };

const list = async (input?: unknown): Promise<Task[]> => (await client.ask(LIST, { input })).data.tasks;
const restList = async (query = ''): Promise<{ id: number; title: string }[]> =>
  (await client.rest('GET', `/apps/todo/tasks${query}`)).body;
const step = (name: string, id: string) => client.ask(`mutation { ${name}(id: "${id}") { id isDeleted } }`);

test.each([
  [undefined, ''],
  [{}, ''],
  [{ filter: 'IMPORTANT' }, '?filter=important'],
  [{ filter: 'COMPLETED', q: 'a' }, '?filter=completed&q=a'],
  [{ filter: 'DELETED' }, '?filter=deleted'],
  [{ tag: 'HIGH', sortBy: 'TITLE_ASC' }, '?tag=high&sortBy=title-asc'],
  [{ sortBy: 'TITLE_DESC' }, '?sortBy=title-desc'],
  [{ sortBy: 'ASSIGNEE' }, '?sortBy=assignee'],
  [{ sortBy: 'DUE_DATE' }, '?sortBy=due-date'],
])('lists with %j the same tasks as REST with %j', async (input, query) => {
  const tasks = await list(input);
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.map(({ id }) => Number(id))).toEqual((await restList(query)).map(({ id }) => id));
});

test('returns only real task data', async () => {
  const { extensions, errors } = await client.ask(LIST);
  expect([extensions?.mocked, errors]).toEqual([undefined, undefined]);
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
  expect(data.taskCreate).toMatchObject({
    ...input,
    title: 'Sew',
    dueDate: '2026-06-01T00:00:00.000Z',
    tags: ['LOW', 'TEAM'],
    isCompleted: false,
  });
  const { id } = data.taskCreate;
  const changed = await client.ask(UPDATE, {
    id,
    input: { dueDate: null, assignee: null, isCompleted: true, title: null },
  });
  expect(changed.data.taskUpdate).toMatchObject({ title: 'Sew', dueDate: null, assignee: null, isCompleted: true });
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
  const { data } = await client.ask(UPDATE, { id, input: { title: 'y' } });
  expect(data.taskUpdate).toMatchObject({ title: 'y', dueDate: null, tags: ['LOW'], assignee: null });
  expect((await restList())[0]).toEqual({ ...body.task, title: 'y' });
});

test.each(['COMPLETED', 'IMPORTANT'])('toggles the flag %s on and off', async (flag) => {
  const field = flag === 'COMPLETED' ? 'isCompleted' : 'isImportant';
  const toggle = async () =>
    (await client.ask(`mutation { taskToggle(id: "2", flag: ${flag}) { ${field} } }`)).data.taskToggle;
  expect([await toggle(), await toggle()]).toEqual([{ [field]: true }, { [field]: false }]);
});

test('deletes and restores a task, and permanently deletes it only once deleted', async () => {
  expect((await client.ask('mutation { taskPurge(id: "2") }')).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect((await step('taskDelete', '2')).data.taskDelete).toEqual({ id: '2', isDeleted: true });
  expect((await step('taskRestore', '2')).data.taskRestore).toEqual({ id: '2', isDeleted: false });
  await step('taskDelete', '2');
  expect((await client.ask('mutation { taskPurge(id: "2") }')).data.taskPurge).toBe('2');
  expect((await client.ask('{ task(id: "2") { id } }')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await restList('?filter=deleted')).map(({ id }) => id)).not.toContain(2);
});

test('never reuses an id', async () => {
  const make = async () => (await client.ask(CREATE, { input: { title: 'x' } })).data.taskCreate.id as string;
  const first = await make();
  await step('taskDelete', first);
  await client.ask(`mutation { taskPurge(id: "${first}") }`);
  expect(Number(await make())).toBe(Number(first) + 1);
});

test.each([
  [{ title: '  ' }, ['title']],
  [{ title: 'x'.repeat(10_001) }, ['title']],
  [{ title: 'x', assignee: { fullName: ' ' } }, ['assignee']],
])('rejects %j with errors at its fields', async (input, fields) => {
  for (const answer of [await client.ask(CREATE, { input }), await client.ask(UPDATE, { id: '2', input })]) {
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fields ?? {})).toEqual(fields);
  }
});

test.each(['task(id: "999") { id }', 'task(id: "x") { id }'])('returns NOT_FOUND for the query %s', async (field) => {
  expect((await client.ask(`{ ${field} }`)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test.each([
  'taskUpdate(id: "999", input: {}) { id }',
  'taskToggle(id: "999", flag: COMPLETED) { id }',
  'taskDelete(id: "999") { id }',
  'taskRestore(id: "999") { id }',
  'taskPurge(id: "999")',
])('returns NOT_FOUND for %s', async (field) => {
  expect((await client.ask(`mutation { ${field} }`)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test('denies a client account reading and writing tasks', async () => {
  await client.signIn('client@demo.com', 'client');
  for (const query of ['{ tasks { id } }', 'mutation { taskDelete(id: "1") { id } }']) {
    expect((await client.ask(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  }
});
