import { beforeEach, expect, test } from 'vitest';
import { createTeamGateway, PASSWORD, type TeamGateway } from './teamGateway';

const OPEN = '{ openSessions { id userAgent signedInAt lastActiveAt isCurrent } }';
const END = 'mutation ($ids: [ID!]) { endSessions(input: { ids: $ids }) { openSessions { id isCurrent } } }';
const END_USER = `mutation ($id: ID!) {
  endUserSessions(input: { userId: $id }) { endedCount user { email } }
}`;
const SIGN_IN = `mutation {
  signIn(input: { email: "mira@team.example", password: "${PASSWORD}" }) { session { accessToken } }
}`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let now: number;
let team: TeamGateway;
let first: string;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  team = await createTeamGateway(() => new Date(now));
  first = await team.setUp();
});

const signIn = async (headers: Record<string, string> = {}): Promise<string> => {
  const answer = await team.fetch('POST', '/graphql', { query: SIGN_IN }, headers);
  return (await answer.json()).data.signIn.session.accessToken;
};
const isOpen = async (token: string) => !(await team.ask('{ me { id } }', {}, token)).errors;

test('lists the sessions of the account, that of the request first', async () => {
  await team.join('editor', first);
  now += 60_000;
  const second = await signIn({ 'user-agent': FIREFOX });
  const { data } = await team.ask(OPEN, {}, second);
  expect(data.openSessions).toEqual([
    {
      id: expect.any(String),
      userAgent: FIREFOX,
      signedInAt: '2026-05-04T10:01:00.000Z',
      lastActiveAt: '2026-05-04T10:01:00.000Z',
      isCurrent: true,
    },
    expect.objectContaining({ userAgent: '', signedInAt: '2026-05-04T10:00:00.000Z', isCurrent: false }),
  ]);
});

test('keeps only the start of what a client calls itself', async () => {
  const token = await signIn({ 'user-agent': 'x'.repeat(5000) });
  expect((await team.ask(OPEN, {}, token)).data.openSessions[0].userAgent).toHaveLength(300);
});

test('ends one session of the account, and none of others', async () => {
  const second = await signIn();
  const editor = await team.join('editor', first);
  const [{ id: foreign }] = (await team.ask(OPEN, {}, editor)).data.openSessions;
  const [, { id: other }] = (await team.ask(OPEN, {}, second)).data.openSessions;
  const { data } = await team.ask(END, { ids: [other, foreign, 'none'] }, second);
  expect(data.endSessions.openSessions).toEqual([{ id: expect.any(String), isCurrent: true }]);
  expect([await isOpen(first), await isOpen(second), await isOpen(editor)]).toEqual([false, true, true]);
});

test('ends all sessions of the account, also that of the request', async () => {
  const second = await signIn();
  expect((await team.ask(END, {}, second)).data.endSessions.openSessions).toEqual([]);
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, false]);
});

test('closes the event streams of an ended session', async () => {
  const second = await signIn();
  const query = 'subscription { recordsChanged { entity } }';
  const headers = { authorization: `Bearer ${first}`, accept: 'text/event-stream' };
  const stream = await team.fetch('POST', '/graphql', { query }, headers);
  await team.ask(END, {}, second);
  expect(await stream.text()).toContain('event: complete');
});

test('an administrator signs a user out everywhere, who can sign in again', async () => {
  const editor = await team.join('editor', first);
  const [user] = await team.gateway.context.store.list('users', ({ email }) => email === 'editor@team.example');
  expect((await team.ask(END_USER, { id: user!.id }, first)).data.endUserSessions).toEqual({
    endedCount: 1,
    user: { email: 'editor@team.example' },
  });
  expect([await isOpen(editor), await isOpen(first)]).toEqual([false, true]);
  expect((await team.ask(END_USER, { id: user!.id }, first)).data.endUserSessions.endedCount).toBe(0);
});

test.each([
  ['editor', 'FORBIDDEN'],
  ['viewer', 'FORBIDDEN'],
  ['maintainer', 'FORBIDDEN'],
])('does not let the role %s sign out an administrator', async (role, code) => {
  const token = await team.join(role, first);
  const [user] = await team.gateway.context.store.list('users', ({ email }) => email === 'mira@team.example');
  const { errors } = await team.ask(END_USER, { id: user!.id }, token);
  expect([errors[0].extensions.code, await isOpen(first)]).toEqual([code, true]);
});
