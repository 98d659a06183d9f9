import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';

interface ModelTask {
  title: string;
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
}

type Model = Map<number, ModelTask>;

/** The next action of a user. `at` selects one of all tasks ever created, including permanently deleted ones. */
interface Step {
  kind: 'add' | 'create' | 'rename' | 'toggle' | 'delete' | 'deleteByRest' | 'restore' | 'purge';
  at: number;
  title: string;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'create', 'rename', 'toggle', 'delete', 'deleteByRest', 'restore', 'purge'),
    at: fc.nat(99),
    title: fc.string({ minLength: 1, maxLength: 12 }).filter((title) => title.trim() === title && title !== ''),
  }),
  { minLength: 5, maxLength: 25 },
);

const blank = (title: string): ModelTask => ({ title, isCompleted: false, isDeleted: false, isImportant: false });

/** Runs the step with one of the APIs. Returns the id of its task, or undefined if it was rejected. */
const take = async ({ ask, rest }: TestClient, { kind, title }: Step, id: number): Promise<number | undefined> => {
  const mutate = async (field: string, variables = {}) => {
    const head = kind === 'create' ? 'mutation ($title: String!)' : 'mutation';
    const { data, errors } = await ask(`${head} { done: ${field} }`, variables);
    return errors ? undefined : Number(data.done.deletedId ?? data.done.task.id);
  };
  switch (kind) {
    case 'add':
      return (await rest('POST', '/apps/todo/add-tasks', { task: { title } })).body.task.id;
    case 'create':
      return mutate('createTask(input: { title: $title }) { task { id } }', { title });
    case 'rename':
      return (await rest('POST', '/apps/todo/update-task', { task: { id, title } })).body.task?.id;
    case 'toggle':
      return mutate(`toggleTaskFlag(input: { id: "${id}", flag: IMPORTANT }) { task { id } }`);
    case 'delete':
      return mutate(`deleteTask(input: { id: "${id}" }) { task { id } }`);
    case 'deleteByRest':
      return (await rest('DELETE', '/apps/todo/delete-task', { taskId: id })).status === 200 ? id : undefined;
    case 'restore':
      return mutate(`restoreTask(input: { id: "${id}" }) { task { id } }`);
    case 'purge':
      return mutate(`purgeTask(input: { id: "${id}" }) { deletedId }`);
  }
};

/** Applies the step to the model. Returns whether it is allowed. */
const isTaken = (model: Model, { kind, title }: Step, id: number): boolean => {
  if (kind === 'add' || kind === 'create') return true;
  const task = model.get(id);
  if (!task) return false;
  if (kind === 'purge') return task.isDeleted && model.delete(id);
  if (kind === 'rename') task.title = title;
  if (kind === 'toggle') task.isImportant = !task.isImportant;
  if (kind === 'delete' || kind === 'deleteByRest') task.isDeleted = true;
  if (kind === 'restore') task.isDeleted = false;
  return true;
};

test(
  'shows the same tasks in both APIs and never reuses an id for any sequence of changes',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const client = await createTestClient();
        const part = async (query: string): Promise<(ModelTask & { id: number })[]> =>
          (await client.rest('GET', `/apps/todo/tasks${query}`)).body;
        const read = async () => [...(await part('')), ...(await part('?filter=deleted'))];
        const model: Model = new Map(
          (await read()).map(({ id, title, isCompleted, isDeleted, isImportant }) => [
            id,
            { title, isCompleted, isDeleted, isImportant },
          ]),
        );
        const known = [...model.keys()];
        for (const step of taken) {
          const target = known[step.at % known.length]!;
          const isAllowed = isTaken(model, step, target);
          const id = await take(client, step, target);
          expect([step, id !== undefined]).toEqual([step, isAllowed]);
          if (step.kind !== 'add' && step.kind !== 'create') continue;
          expect(known).not.toContain(id);
          known.push(id!);
          model.set(id!, blank(step.title));
        }
        const ids = [...model.keys()].sort((a, b) => b - a);
        const shown = (await read()).sort((a, b) => b.id - a.id);
        expect(shown.map(({ id }) => id)).toEqual(ids);
        for (const task of shown) expect(task).toMatchObject(model.get(task.id)!);
        const { data } = await client.ask(
          '{ open: taskPage(input: { perPage: 100 }) { tasks { id } } deleted: taskPage(input: { perPage: 100, filter: DELETED }) { tasks { id } } }',
        );
        const getIds = (tasks: { id: string }[]) => tasks.map(({ id }) => Number(id));
        expect(getIds(data.open.tasks)).toEqual(ids.filter((id) => !model.get(id)!.isDeleted));
        expect(getIds(data.deleted.tasks)).toEqual(ids.filter((id) => model.get(id)!.isDeleted));
      }),
      { numRuns: 10 },
    );
  },
);
