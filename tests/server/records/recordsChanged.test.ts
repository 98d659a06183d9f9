import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { listStored } from '../../support/stored';

let gateway: Gateway;
let token: string;
let ends: (() => Promise<void>)[];
beforeEach(async () => {
  gateway = await createDemoGateway({ demoProducts: 1 });
  token = await getToken('admin@demo.com');
  ends = [];
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  gateway.stop();
});

const getToken = async (email: string) => {
  const user = (await listStored(gateway, 'authUsers')).find((each) => each.email === email)!;
  return (await openSession(gateway.context, gateway.context.store.commit, user)).accessToken;
};

const send = async (path: string, body: unknown, session: string | null, accept = 'application/json', as = token) =>
  (await gateway.handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        accept,
        'content-type': 'application/json',
        authorization: `Bearer ${as}`,
        ...(session !== null && { 'x-session': session }),
      },
      body: JSON.stringify(body),
    }),
  ))!;

const ask = async (query: string, session: string | null) => {
  const { data, errors } = await (await send('/graphql', { query }, session)).json();
  if (errors) throw new Error(errors[0].message);
  return data;
};

/** Records the change events of a session: `next` waits for the next one, `told` has all so far. */
const listen = async (session: string | null, as = token, lastMs: number | null = null) => {
  const query = `subscription { recordsChanged(lastMs: ${lastMs}) { entity ids } }`;
  const response = await send('/graphql', { query }, session, 'text/event-stream', as);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  ends.push(() => reader.cancel());
  const told: { entity: string; ids: string[] }[][] = [];
  let text = '';
  const next = async () => {
    const before = told.length;
    while (told.length === before) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text += value;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [, data] = /^data: (\{.+)$/m.exec(event) ?? [];
        if (data) told.push(JSON.parse(data).data.recordsChanged);
      }
    }
    return told[before]!;
  };
  return { next, told };
};

const createTask = (session: string | null) =>
  ask('mutation { createTask(input: { title: "Tea" }) { task { id } } }', session);

/** Changes something that every account can read. */
const changeRole = () =>
  ask(
    'mutation { updateRole(input: { name: author, abilities: [{ action: read, subject: Auth }] }) { role { name } } }',
    'other',
  );

describe('Change events of a session', () => {
  test('report what another session changed, and not what the session changed itself', async () => {
    const mine = await listen('mine');
    await createTask('mine');
    const { createTask: made } = await createTask('other');
    expect(await mine.next()).toEqual([{ entity: 'TASK', ids: [made.task.id] }]);
    expect(mine.told).toHaveLength(1);
  });

  test('report changes made through REST and by unnamed sessions', async () => {
    const mine = await listen('mine');
    const response = await send('/apps/todo/update-task', { task: { id: 1, title: 'Coffee' } }, null);
    expect(response.status).toBe(200);
    expect(await mine.next()).toEqual([{ entity: 'TASK', ids: ['1'] }]);
    await createTask(null);
    expect(await mine.next()).toMatchObject([{ entity: 'TASK' }]);
  });

  test('are all reported to an unnamed session', async () => {
    const nameless = await listen(null);
    await createTask(null);
    expect(await nameless.next()).toMatchObject([{ entity: 'TASK' }]);
  });

  test('report all record types changed by one step, each with its IDs', async () => {
    const mine = await listen('mine');
    const { catalogs } = await ask('{ catalogs { catalogs { id } } }', 'mine');
    await ask(
      `mutation { validateCatalog(input: { catalogId: "${catalogs.catalogs[0].id}" }) { job { id } } }`,
      'other',
    );
    const changes = await mine.next();
    expect(changes.map(({ entity }) => entity)).toContain('JOB');
    for (const { ids } of changes) expect(new Set(ids).size).toBe(ids.length);
  });

  test('report all that a deleted catalog hides, also to those that missed it', async () => {
    const made = await ask('mutation { createCatalog(input: { name: "Spring" }) { catalog { id } } }', 'mine');
    const { id } = made.createCatalog.catalog;
    const mine = await listen('mine');
    await ask(`mutation { deleteCatalog(input: { id: "${id}" }) { deletedId } }`, 'other');
    const hidden = ['JOB', 'PUBLISHED_CATALOG', 'BULK_EDIT_RECIPE', 'VIEW'].map((entity) => ({ entity, ids: [] }));
    expect(await mine.next()).toEqual([{ entity: 'CATALOG', ids: [id] }, ...hidden]);
    expect(await (await listen('later', token, 60_000)).next()).toEqual(expect.arrayContaining(hidden));
  });

  test('report what a job can have changed when it has ended, also to the session that started it and to those that missed it', async () => {
    const mine = await listen('mine');
    const { catalogs } = await ask('{ catalogs { catalogs { id } } }', 'mine');
    const client = await listen('client', await getToken('client@demo.com'));
    await ask(
      `mutation { validateCatalog(input: { catalogId: "${catalogs.catalogs[0].id}" }) { job { id } } }`,
      'mine',
    );
    const changed = ['ATTRIBUTE_DEFINITION', 'CATALOG', 'CATEGORY', 'CHANNEL', 'PRODUCT', 'PUBLISHED_CATALOG'];
    const kinds = changed.map((entity) => ({ entity, ids: [] }));
    expect(await mine.next()).toEqual(kinds);
    expect(await (await listen('later', token, 60_000)).next()).toEqual(expect.arrayContaining(kinds));
    await changeRole();
    expect(await client.next()).toEqual([{ entity: 'ROLE', ids: ['author'] }]);
  });

  test('begin with the kinds that other sessions have changed before, as far as is asked for', async () => {
    gateway.stop();
    let now = Date.now();
    gateway = await createDemoGateway({ demoProducts: 1, now: () => new Date(now) });
    token = await getToken('admin@demo.com');
    // The demo has a job that has just ended.
    now += 60_000;
    const getMissed = async (session: string, lastMs: number, as = token) => {
      const listener = await listen(session, as, lastMs);
      return (await listener.next()).map(({ entity, ids }) => [entity, ...ids]);
    };
    expect(await getMissed('mine', 5_000)).toEqual([]);
    await createTask('other');
    await createTask('mine');
    now += 1_000;
    await changeRole();
    now += 1_000;
    expect(await getMissed('mine', 2_000)).toEqual([['TASK'], ['ROLE']]);
    expect(await getMissed('mine', 1_999)).toEqual([['ROLE']]);
    expect(await getMissed('other', 2_000)).toEqual([['TASK']]);
    expect(await getMissed('third', 999)).toEqual([]);
    expect(await getMissed('third', 2_000, await getToken('client@demo.com'))).toEqual([['ROLE']]);
  });

  test('report only what the user can read', async () => {
    const client = await listen('client', await getToken('client@demo.com'));
    await createTask('other');
    await changeRole();
    // Events come in order, so it would be the first one.
    expect(await client.next()).toEqual([{ entity: 'ROLE', ids: ['author'] }]);
  });

  test('report nothing without a token', async () => {
    const query = 'subscription { recordsChanged { entity } }';
    const response = await send('/graphql', { query }, 'mine', 'text/event-stream', 'forged');
    expect(await response.text()).toContain('UNAUTHENTICATED');
  });

  test('report nothing about rejected calls or derived data', async () => {
    const mine = await listen('mine');
    await expect(
      ask('mutation { updateTask(input: { id: "none", title: "Tea" }) { task { id } } }', 'other'),
    ).rejects.toThrow();
    await ask('{ emails { emails { id } } }', 'other');
    await createTask('other');
    await mine.next();
    expect(mine.told).toHaveLength(1);
  });
});

test('runs concurrent calls of two sessions to the same operation one at a time', async () => {
  const create = (session: string) =>
    ask('mutation { createCatalog(input: { name: "Same code", code: "same" }) { catalog { code } } }', session);
  const created = await Promise.allSettled(['a', 'b', 'c'].map(create));
  expect(created.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('removes a listener that disconnects', async () => {
  const heard: string[] = [];
  const { on } = gateway.context.events;
  gateway.context.events.on = (name, listener) => {
    const off = on(name, listener);
    return () => {
      heard.push(name);
      return off();
    };
  };
  await listen('mine');
  await ends.pop()!();
  await expect
    .poll(() => [...new Set(heard)].sort())
    .toEqual(['jobChanged', 'recordsChanged', 'sessionEnded', 'viewersChanged']);
});
