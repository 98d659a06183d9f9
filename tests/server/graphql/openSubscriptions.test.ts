import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endSessions, openSession } from '#server/domain/auth/session';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { WORKER_SHORTCUTS } from '#mocks/workerShortcuts';
import type { AbilityRecord } from '#server/records/auth';
import { listStored, putStored, removeStored } from '../../support/stored';

/** An operation of the app, which the server for prepared operations answers. */
const RECORD_CHANGES = readFileSync('src/app/shell/RecordChanges.graphql', 'utf8');

/** The same in other words, which the general server answers. */
const OTHER_CHANGES = 'subscription { recordsChanged { entity } }';
const CHATS = 'subscription { chatMessageReceived { message { message } } }';

let gateway: Gateway;
let now: Date;
let cancels: (() => Promise<void>)[];
beforeEach(async () => {
  now = new Date();
  cancels = [];
  gateway = await createDemoGateway({ ...WORKER_SHORTCUTS, demoProducts: 1, now: () => now });
  await setRole('read Auth', 'read Chat', 'read Task');
});
afterEach(async () => {
  await Promise.all(cancels.map((cancel) => cancel()));
  gateway.stop();
});

const setRole = async (...rules: string[]) => {
  const ability = rules.map((rule): AbilityRecord => {
    const [action = '', subject = ''] = rule.split(' ');
    return { action, subject };
  });
  await putStored(gateway, 'roles', { id: 'client', ability });
};

const signIn = async () => {
  const [user] = await listStored(gateway, 'authUsers', ({ email }) => email === 'client@demo.com');
  return (await openSession(gateway.context, gateway.context.store.commit, user!)).accessToken;
};

/** Opens the subscription. `next` returns its next event, or undefined after the end of the stream. */
const open = async (query: string, token: string) => {
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request = new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  const reader = (await gateway.handle(request))!.body!.pipeThrough(new TextDecoderStream()).getReader();
  cancels.push(() => reader.cancel());
  let text = '';
  return async () => {
    for (;;) {
      const [, event] = /^data: (\{.*)\n\n/m.exec(text) ?? [];
      if (event !== undefined) {
        text = text.slice(text.indexOf(event) + event.length);
        return JSON.parse(event);
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
};

const tell = (table: 'tasks' | 'roles' = 'roles') =>
  gateway.context.events.emit('recordsChanged', {
    session: 'other',
    changes: [{ table, put: { id: '1' } }] as never,
  });

describe.each([
  ['a prepared operation', RECORD_CHANGES],
  ['any other operation', OTHER_CHANGES],
])('The stream of %s', (_, query) => {
  test('ends at the next event with the error of a new one once the role lacks the permission', async () => {
    const token = await signIn();
    const next = await open(query, token);
    tell('tasks');
    expect((await next()).data.recordsChanged).toMatchObject([{ entity: 'TASK' }]);
    await setRole('read Task');
    tell('tasks');
    const last = await next();
    expect(last.errors[0]).toMatchObject({ path: ['recordsChanged'], extensions: { code: 'FORBIDDEN' } });
    expect(last.data ?? null).toBeNull();
    expect(await next()).toBeUndefined();
    const fresh = await (await open(query, token))();
    expect(fresh.errors[0]).toMatchObject({ message: last.errors[0].message, extensions: last.errors[0].extensions });
  });

  test('leaves out what the role can no longer read, and has what it can read now', async () => {
    await setRole('read Auth');
    const next = await open(query, await signIn());
    tell('tasks');
    await setRole('read Auth', 'read Task');
    tell('tasks');
    expect((await next()).data.recordsChanged).toMatchObject([{ entity: 'TASK' }]);
    await setRole('read Auth', 'read ACL');
    tell('tasks');
    tell('roles');
    expect((await next()).data.recordsChanged).toMatchObject([{ entity: 'ROLE' }]);
  });

  test('ends at once with the error of a new one when its session ends', async () => {
    const token = await signIn();
    const next = await open(query, token);
    await endSessions(gateway.context, gateway.context.store.commit, await listStored(gateway, 'sessions'));
    const last = await next();
    expect(last.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await next()).toBeUndefined();
    const fresh = await (await open(query, token))();
    expect(fresh.errors[0]).toMatchObject({ message: last.errors[0].message, extensions: last.errors[0].extensions });
  });

  test('ends at the next event after its session has expired or its account was deleted', async () => {
    const next = await open(query, await signIn());
    now = new Date(now.getTime() + 70 * 60_000);
    tell('tasks');
    expect((await next()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await next()).toBeUndefined();

    const other = await open(query, await signIn());
    const [account] = await listStored(gateway, 'authUsers', ({ email }) => email === 'client@demo.com');
    await removeStored(gateway, 'authUsers', account!.id);
    tell('tasks');
    expect((await other()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await other()).toBeUndefined();
  });
});

test('Subscriptions of demo apps end, too', async () => {
  const next = await open(CHATS, await signIn());
  const send = () => {
    const message = { message: 'Hi', time: now.toISOString(), senderId: '1' };
    gateway.context.events.emit('chatMessageReceived', { contactId: '1', message });
  };
  await setRole('read Auth');
  send();
  expect((await next()).errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await next()).toBeUndefined();
});
