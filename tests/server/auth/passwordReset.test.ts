import { beforeEach, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

const START = Date.parse('2026-05-04T10:00:00Z');
const HOUR = 3_600_000;

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = START;
  client = await createTestClient({ now: () => new Date(now) });
});

const forgot = (email: string) =>
  client.ask('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }', {
    input: { email },
  });
const reset = (token: string, password: string) =>
  client.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }', {
    input: { token, password },
  });
const emails = () => listStored(client.gateway, 'mails', ({ subject }) => subject === 'Reset your password');
const tokenOfEmail = async () =>
  /reset-password-v1\?token=(\w+)/.exec((await emails()).at(-1)?.message ?? '')?.[1] ?? '';
const canSignIn = async (password: string) =>
  (await client.rest('POST', '/jwt/login', { email: 'client@demo.com', password })).status === 200;

test('sends a link to the inbox whose token sets a new password once', async () => {
  expect((await forgot('client@demo.com')).data).toEqual({ requestPasswordReset: { email: 'client@demo.com' } });
  const [email] = await emails();
  expect(email).toMatchObject({ folder: 'inbox', isRead: false, to: [{ email: 'client@demo.com' }] });
  const token = await tokenOfEmail();
  expect((await reset(token, 'a new one')).data).toEqual({ resetPassword: { isReset: true } });
  expect([await canSignIn('a new one'), await canSignIn('client')]).toEqual([true, false]);
  const { errors } = await reset(token, 'another');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { token: expect.any(String) } });
  expect(await canSignIn('a new one')).toBe(true);
});

test('returns the same response for an address without an account, without sending an email', async () => {
  expect((await forgot('nobody@demo.com')).data).toEqual({ requestPasswordReset: { email: 'nobody@demo.com' } });
  expect(await emails()).toEqual([]);
});

test.each([
  [HOUR - 1, true],
  [HOUR, false],
])('%i ms later, the link works: %j', async (later, isGood) => {
  await forgot('client@demo.com');
  const token = await tokenOfEmail();
  now = START + later;
  await reset(token, 'a new one');
  expect(await canSignIn('a new one')).toBe(isGood);
});

test('a newer link replaces the previous one', async () => {
  await forgot('client@demo.com');
  const first = await tokenOfEmail();
  await forgot('client@demo.com');
  expect((await reset(first, 'teapot lantern')).errors).toHaveLength(1);
  expect((await reset(await tokenOfEmail(), 'teapot lantern')).errors).toBeUndefined();
});

test('stores no usable token', async () => {
  await forgot('client@demo.com');
  const [kept] = await listStored(client.gateway, 'passwordResets');
  expect(JSON.stringify(kept)).not.toContain(await tokenOfEmail());
  expect((await reset(kept!.id, 'teapot lantern')).errors).toHaveLength(1);
});
