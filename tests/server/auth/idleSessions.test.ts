import { beforeEach, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const START = Date.parse('2026-05-04T10:00:00Z');
const MINUTE = 60_000;
const CLIENT = { email: 'client@demo.com', password: 'client' };

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = START;
  client = await createTestClient({ now: () => new Date(now) });
});

interface Pair {
  accessToken: string;
  refreshToken: string;
}

const REFRESH = `mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { session { accessToken refreshToken userData { idleMinutes } } }
}`;
const CHOOSE = `mutation ($input: UpdateAccountSessionsInput!) {
  updateAccountSessions(input: $input) { accountSettings { idleMinutes maxIdleMinutes } }
}`;
const LIMIT = `mutation ($input: UpdateSessionPolicyInput!) {
  updateSessionPolicy(input: $input) { sessionPolicy { maxIdleMinutes } }
}`;

const signIn = async (account = CLIENT): Promise<Pair> => (await client.rest('POST', '/jwt/login', account)).body;
const refresh = async ({ refreshToken }: Pair, idleSeconds?: number) =>
  (await client.ask(REFRESH, { input: { refreshToken, idleSeconds } })).data?.refreshSession.session ?? null;

/** Signs in as an administrator who has chosen the time, in minutes. */
const signInWith = async (idleMinutes: number) => {
  await client.data(CHOOSE, { input: { idleMinutes } });
  return signIn({ email: 'admin@demo.com', password: 'admin' });
};

test.each([15, 30, 60, 120, 240, 480, 720])('a session ends after %i minutes without input', async (minutes) => {
  const first = await signInWith(minutes);
  const second = await refresh(first, minutes * 60 - 1);
  expect(second).toMatchObject({ userData: { idleMinutes: minutes } });
  expect(await refresh(second, minutes * 60)).toBeNull();
  // The session is over, whatever a browser says later.
  expect(await refresh(second, 0)).toBeNull();
});

test.each([
  [24, true],
  [25, false],
])('a computer that slept for %i minutes continues with 15 minutes: %j', async (slept, continues) => {
  const pair = await signInWith(15);
  now += slept * MINUTE;
  expect((await refresh(pair)) !== null).toBe(continues);
});

test('what a browser says about input never makes earlier input unknown', async () => {
  const first = await signInWith(15);
  now += 8 * MINUTE;
  const second = (await refresh(first, 0))!;
  now += 8 * MINUTE;
  const third = (await refresh(second, 14 * 60))!;
  now += 16 * MINUTE;
  expect(await refresh(third)).not.toBeNull();
});

test('over REST, a refresh token lasts as long as it says', async () => {
  const pair = await signInWith(720);
  now += 10 * MINUTE;
  expect((await client.rest('POST', '/jwt/refresh-token', { refreshToken: pair.refreshToken })).status).toBe(401);
});

test('an expired access token is refused, however long the session lasts', async () => {
  const { accessToken } = await signInWith(720);
  now += 10 * MINUTE;
  const answer = await client.ask('{ me { id } }', {}, { authorization: `Bearer ${accessToken}` });
  expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('the limit of an administrator applies to open sessions and to choices', async () => {
  const pair = await signInWith(480);
  expect((await client.data(LIMIT, { input: { maxIdleMinutes: 30 } })).updateSessionPolicy).toEqual({
    sessionPolicy: { maxIdleMinutes: 30 },
  });
  expect(await client.data('{ me { idleMinutes } accountSettings { idleMinutes maxIdleMinutes } }')).toEqual({
    me: { idleMinutes: 30 },
    accountSettings: { idleMinutes: 480, maxIdleMinutes: 30 },
  });
  expect(await client.refusal(CHOOSE, { input: { idleMinutes: 60 } })).toEqual({
    code: 'INVALID',
    fields: { idleMinutes: 'Select one of these: 15, 30.' },
  });
  expect(await refresh(pair, 30 * 60)).toBeNull();
});

test.each([
  [CHOOSE, { idleMinutes: 20 }],
  [CHOOSE, { idleMinutes: 0 }],
  [LIMIT, { maxIdleMinutes: 1440 }],
])('other times than the choices are refused: %s, %j', async (mutation, input) => {
  const refusal = await client.refusal(mutation, { input });
  expect([refusal?.code, Object.keys(refusal?.fields ?? {})]).toEqual(['INVALID', Object.keys(input)]);
});

test('only administrators change the limit, whatever their role allows', async () => {
  await client.data(
    `mutation { updateRole(input: { name: client, abilities: [{ action: manage, subject: ACL }] }) { role { name } } }`,
  );
  await client.signIn(CLIENT.email, CLIENT.password);
  expect((await client.refusal(LIMIT, { input: { maxIdleMinutes: 30 } }))?.code).toBe('FORBIDDEN');
});
