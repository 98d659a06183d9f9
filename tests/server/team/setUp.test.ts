import { beforeEach, expect, test } from 'vitest';
import { createSetUpLink } from '#server/domain/users/setUp';
import { createTeamGateway, PASSWORD, type TeamGateway } from './teamGateway';

const SET_UP = 'mutation ($input: SetUpInput!) { setUp(input: $input) { session { userData { fullName role } } } }';

let now: number;
let team: TeamGateway;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  team = await createTeamGateway(() => new Date(now));
});

const setUp = (input: Record<string, string> = {}) =>
  team.ask(SET_UP, {
    input: { token: team.token, fullName: 'Mira Okafor', email: 'mira@team.example', password: PASSWORD, ...input },
  });
const getFaults = async (input: Record<string, string>) =>
  Object.keys((await setUp(input)).errors[0].extensions.fields ?? {});
const isOpen = async () =>
  (await team.ask('query ($token: String!) { isSetUpLink(token: $token) }', { token: team.token })).data.isSetUpLink;

test('creates the first administrator once', async () => {
  expect(await isOpen()).toBe(true);
  expect((await setUp()).data.setUp.session.userData).toEqual({ fullName: 'Mira Okafor', role: 'admin' });
  expect(await isOpen()).toBe(false);
  expect(await getFaults({ email: 'second@team.example' })).toEqual(['token']);
  expect(await createSetUpLink(team.gateway.context)).toBeNull();
});

test('creates one administrator of two that use the link at the same time', async () => {
  const answers = await Promise.all([setUp(), setUp({ email: 'second@team.example' })]);
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(await team.gateway.context.store.list('authUsers')).toHaveLength(1);
});

test.each([
  [{ token: 'wrong' }, ['token']],
  [{ fullName: ' ' }, ['fullName']],
  [{ password: 'short' }, ['password']],
  [{ fullName: '', password: '' }, ['fullName', 'password']],
])('rejects %j', async (input, fields) => {
  expect(await getFaults(input)).toEqual(fields);
  expect(await isOpen()).toBe(true);
});

test('works for a day, beside the links that the server prints after it', async () => {
  now += 24 * 3_600_000 - 1;
  const next = await createSetUpLink(team.gateway.context);
  expect(next).toMatch(/^https:\/\/team\.example\/setup#[0-9a-f]{64}$/);
  expect(await isOpen()).toBe(true);
  now += 1;
  expect(await isOpen()).toBe(false);
  expect(await getFaults({})).toEqual(['token']);
  expect((await setUp({ token: next!.split('#')[1]! })).data.setUp.session.userData.role).toBe('admin');
});

test('stores no token', async () => {
  const stored = JSON.stringify(await team.gateway.context.store.list('settings'));
  expect(stored).not.toContain(team.token);
});

test('says whether the first account is still to be created', async () => {
  const isNeeded = async () => (await team.ask('{ isSetUpNeeded }')).data.isSetUpNeeded;
  expect(await isNeeded()).toBe(true);
  await setUp();
  expect(await isNeeded()).toBe(false);
});
