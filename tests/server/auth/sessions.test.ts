import { beforeEach, describe, expect, test } from 'vitest';
import { keepSessions } from '#server/domain/auth/session';
import { type TestClient, createTestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

const START = Date.parse('2026-05-04T10:00:00Z');
const ADMIN = { email: 'admin@demo.com', password: 'admin' };

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

const signIn = async (account = ADMIN): Promise<Pair> => (await client.rest('POST', '/jwt/login', account)).body;

/** Sends a GraphQL request, with the token if given. */
const ask = async (query: string, token?: string, variables: Record<string, unknown> = {}) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await client.rest('POST', '/graphql', { query, variables }, headers)).body;
};

/** Exchanges a refresh token through either transport; null if it is rejected. */
const refreshes: [string, (token: string) => Promise<Pair | null>][] = [
  [
    'REST',
    async (refreshToken) => {
      const { status, body } = await client.rest('POST', '/jwt/refresh-token', { refreshToken });
      return status === 200 ? body : null;
    },
  ],
  [
    'GraphQL',
    async (refreshToken) => {
      const query =
        'mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { session { accessToken refreshToken } } }';
      return (await ask(query, undefined, { input: { refreshToken } })).data?.refreshSession.session ?? null;
    },
  ],
];

const isSignedIn = async ({ accessToken }: Pair) => (await ask('{ me { id } }', accessToken)).data?.me != null;

describe.each(refreshes)('Refresh token exchanged through %s', (_name, refresh) => {
  test('is valid once, as is the new one', async () => {
    const first = await signIn();
    now += 60_000;
    const second = (await refresh(first.refreshToken))!;
    now += 60_000;
    const third = (await refresh(second.refreshToken))!;
    expect(new Set([first, second, third].map((each) => each.refreshToken)).size).toBe(3);
    expect(await isSignedIn(third)).toBe(true);
  });

  test('ends the session when it is reused, with all tokens derived from it', async () => {
    const first = await signIn();
    const other = await signIn();
    const second = (await refresh(first.refreshToken))!;
    now += 11_000;
    expect(await refresh(first.refreshToken)).toBeNull();
    expect(await refresh(second.refreshToken)).toBeNull();
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(other)]).toEqual([false, false, true]);
  });

  test('is accepted for a few more seconds, for two tabs that exchange it at the same time', async () => {
    const { refreshToken } = await signIn();
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    now += 10_000;
    const three = (await refresh(refreshToken))!;
    expect([await isSignedIn(one!), await isSignedIn(two!), await isSignedIn(three)]).toEqual([true, true, true]);
    expect(await refresh(three.refreshToken)).not.toBeNull();
  });

  test('ends the session when it is older than the last one exchanged, however recent', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken))!;
    await refresh(second.refreshToken);
    expect(await refresh(first.refreshToken)).toBeNull();
    expect(await isSignedIn(second)).toBe(false);
  });
});

test('does not keep expired sessions', async () => {
  await signIn();
  now += 70 * 60_000;
  await signIn();
  expect(await listStored(client.gateway, 'sessions')).toHaveLength(1);
});

const CHANGE = `mutation ($from: String!, $to: String!) {
  changePassword(input: { currentPassword: $from, newPassword: $to }) { accountSettings { id } }
}`;

test('changing the password ends all other sessions of the account, and no others', async () => {
  const [own, other] = [await signIn(), await signIn()];
  const client = await signIn({ email: 'client@demo.com', password: 'client' });
  const { errors } = await ask(CHANGE, own.accessToken, { from: 'admin', to: 'a new one' });
  expect(errors).toBeUndefined();
  expect([await isSignedIn(own), await isSignedIn(other), await isSignedIn(client)]).toEqual([true, false, true]);
  const [, refresh] = refreshes[0]!;
  expect([await refresh(own.refreshToken), await refresh(other.refreshToken)]).toEqual([expect.anything(), null]);
});

test('resetting the password ends all sessions of the account, and changing it invalidates pending links', async () => {
  const forgot = () => ask('mutation { requestPasswordReset(input: { email: "admin@demo.com" }) { email } }');
  const lastToken = async () => {
    const [email] = (
      await listStored(client.gateway, 'mails', ({ subject }) => subject === 'Reset your password')
    ).slice(-1);
    return /token=(\w+)/.exec(email?.message ?? '')![1];
  };
  const reset = async () =>
    ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }', undefined, {
      input: { token: await lastToken(), password: 'new words' },
    });
  const before = await signIn();
  await forgot();
  expect((await reset()).data).toEqual({ resetPassword: { isReset: true } });
  expect(await isSignedIn(before)).toBe(false);

  const after = await signIn({ ...ADMIN, password: 'new words' });
  await forgot();
  await ask(CHANGE, after.accessToken, { from: 'new words', to: 'newer words' });
  expect((await reset()).errors[0].extensions.code).toBe('INVALID');
});

test('event streams end with their session', async () => {
  const [own, other] = [await signIn(), await signIn()];
  const response = await client.gateway.handle(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${other.accessToken}`,
      },
      body: JSON.stringify({ query: 'subscription { recordsChanged { entity } }' }),
    }),
  );
  const text = response!.text();
  await ask(CHANGE, own.accessToken, { from: 'admin', to: 'a new one' });
  await ask('mutation { createTask(input: { title: "Secret" }) { task { id } } }', own.accessToken);
  expect(await text).not.toContain('TASK');
});

describe('Stored passwords', () => {
  test('are hashed, each with its own salt', async () => {
    await client.rest('POST', '/jwt/register', { email: 'a@demo.com', password: 'same words', username: 'a' });
    await client.rest('POST', '/jwt/register', { email: 'b@demo.com', password: 'same words', username: 'b' });
    const users = await listStored(client.gateway, 'authUsers');
    expect(JSON.stringify(users)).not.toContain('same words');
    const hashes = users.map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes) expect(hash).toMatch(/^pbkdf2-sha256\$\d+\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  });
});

describe('Wrong passwords', () => {
  const login = (password: string, email = ADMIN.email) => client.rest('POST', '/jwt/login', { email, password });
  const failTimes = async (times: number, email = ADMIN.email) => {
    for (let at = 0; at < times; at += 1) await login(`wrong ${at}`, email);
  };
  const tooMany = (wait: string) => ({
    status: 400,
    body: { error: { email: `Too many failed sign-in attempts. Try again in ${wait}.` } },
  });

  test('delay the next attempt, even with the right password, longer each time', async () => {
    await failTimes(5);
    expect(await login('admin')).toEqual(tooMany('a second'));
    now += 1_000;
    await login('wrong');
    expect(await login('admin')).toEqual(tooMany('2 seconds'));
    now += 1_999;
    expect(await login('admin')).toEqual(tooMany('a second'));
    now += 1;
    expect((await login('admin')).status).toBe(200);
    await failTimes(4);
    expect((await login('admin')).status).toBe(200);
  });

  test('delay by at most a minute and expire after 15 minutes', async () => {
    for (let at = 0; at < 20; at += 1) {
      await login('wrong');
      now += 60_000;
    }
    expect((await login('admin')).status).toBe(200);
    await failTimes(5);
    now += 15 * 60_000;
    await failTimes(4);
    expect((await login('admin')).status).toBe(200);
  });

  test('for one account do not lock out another, but for many accounts do', async () => {
    await failTimes(5, 'nobody@demo.com');
    expect((await login('admin')).status).toBe(200);
    for (let at = 0; at < 16; at += 1) await login('wrong', `nobody${at}@demo.com`);
    expect(await login('admin')).toEqual(tooMany('a second'));
  });

  test('from one address do not lock out other addresses until there are very many', async () => {
    const from = async (address: string, password: string) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ADMIN.email, password }),
      };
      return (await client.gateway.handle(new Request('http://localhost/jwt/login', init), { address }))!.status;
    };
    for (let at = 0; at < 10; at += 1) await from('192.0.2.1', 'wrong');
    expect([await from('192.0.2.1', 'admin'), await from('192.0.2.2', 'admin')]).toEqual([400, 200]);
    for (let at = 0; at < 50; at += 1) await from(`192.0.2.${10 + at}`, 'wrong');
    expect(await from('192.0.2.2', 'admin')).toBe(400);
  });

  test('count individually within a request with many aliases, and in many parallel requests', async () => {
    const guess = (at: number) =>
      `a${at}: signIn(input: { email: "admin@demo.com", password: "${at}" }) { session { accessToken } }`;
    for (let at = 0; at < 5; at += 1) {
      const { errors } = await ask(`mutation { ${Array.from({ length: 25 }, (_, each) => guess(each)).join(' ')} }`);
      expect(errors).toEqual([expect.objectContaining({ path: ['a0'] })]);
    }
    const { errors } = await ask(`mutation { ${guess(0)} }`);
    expect(errors[0].extensions).toEqual({ code: 'LIMIT', fields: { email: expect.any(String) } });
    now += 3_600_000;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => login(`wrong ${at}`)));
    expect(answers.filter(({ body }) => body.error.email === 'Email or Password is Invalid')).toHaveLength(5);
  });

  test('also count when changing the password', async () => {
    const { accessToken } = await signIn();
    for (let at = 0; at < 5; at += 1) await ask(CHANGE, accessToken, { from: `wrong ${at}`, to: 'x' });
    const { errors } = await ask(CHANGE, accessToken, { from: 'admin', to: 'x' });
    expect(errors[0].extensions).toEqual({ code: 'LIMIT', fields: { currentPassword: expect.any(String) } });
  });
});

test('a reset keeps the sessions of accounts that still exist, and ends the others', async () => {
  const secrets = { access: 'access', refresh: 'refresh' };
  client = await createTestClient({ now: () => new Date(now), secrets });
  const admin = await signIn();
  const registered = { email: 'new@example.org', username: 'new', password: 'a long password' };
  await client.rest('POST', '/jwt/register', registered);
  const other = await signIn(registered);
  const sessions = await listStored(client.gateway, 'sessions');

  client = await createTestClient({ now: () => new Date(now), secrets });
  await keepSessions(client.gateway.context, sessions);
  expect((await ask('{ me { email } }', admin.accessToken)).data.me.email).toBe(ADMIN.email);
  expect((await ask('{ me { email } }', other.accessToken)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
