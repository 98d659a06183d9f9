import { beforeEach, expect, test } from 'vitest';
import { createTeamGateway, PASSWORD, type TeamGateway } from './teamGateway';

const SIGN_IN = `mutation ($cookie: CookieLife) {
  signIn(input: { email: "mira@team.example", password: "${PASSWORD}", cookie: $cookie }) {
    session { accessToken refreshToken }
  }
}`;
const REFRESH = 'mutation { refreshSession(input: { idleSeconds: 0 }) { session { accessToken refreshToken } } }';
const SIGN_OUT = 'mutation { signOut(input: {}) { isSignedOut } }';

let team: TeamGateway;
beforeEach(async () => {
  team = await createTeamGateway();
  await team.setUp();
});

/** The body and the cookie of the answer to a request with a cookie. */
const send = async (query: string, variables: object = {}, cookie?: string) => {
  const response = await team.fetch('POST', '/graphql', { query, variables }, cookie ? { cookie } : {});
  const header = response.headers.get('set-cookie');
  return { ...(await response.json()), header, cookie: header?.split(';')[0] };
};

test.each([
  ['BROWSER', ''],
  ['DAY', '; Max-Age=86400'],
])('keeps the refresh token of a session that lasts for %s where no script reads it', async (life, age) => {
  const { data, header } = await send(SIGN_IN, { cookie: life });
  expect(data.signIn.session).toEqual({ accessToken: expect.any(String), refreshToken: null });
  expect(header).toMatch(new RegExp(`^refresh=[\\w.-]+; Path=/graphql; HttpOnly; SameSite=Strict; Secure${age}$`));
});

test('exchanges the cookie for a new one with the same life', async () => {
  const first = await send(SIGN_IN, { cookie: 'DAY' });
  const second = await send(REFRESH, {}, `other=1; ${first.cookie}`);
  expect(second.data.refreshSession.session).toEqual({ accessToken: expect.any(String), refreshToken: null });
  expect(second.header).toMatch(/Max-Age=86400$/);
  expect(second.cookie).not.toBe(first.cookie);
  expect((await send(REFRESH, {}, second.cookie)).data).not.toBeNull();
});

test('removes the cookie of a session that is over', async () => {
  const { cookie } = await send(SIGN_IN, { cookie: 'DAY' });
  const left = await send(SIGN_OUT, {}, cookie);
  expect(left.header).toMatch(/^refresh=; .*Max-Age=0$/);
  const refused = await send(REFRESH, {}, cookie);
  expect([refused.errors[0].extensions.code, refused.header]).toEqual([
    'UNAUTHENTICATED',
    expect.stringMatching(/Max-Age=0$/),
  ]);
});

test('returns the token to clients that want no cookie, and to those of a gateway without cookies', async () => {
  const { data, header } = await send(SIGN_IN);
  expect([typeof data.signIn.session.refreshToken, header]).toEqual(['string', null]);
});

test('rejects a request without token and cookie', async () => {
  expect((await send(REFRESH)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
