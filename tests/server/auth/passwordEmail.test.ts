import { beforeEach, expect, test } from 'vitest';
import { latestPasswordEmail } from '#server/domain/auth/passwordEmail';
import { type TestClient, createTestClient } from '../../support/testClient';

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  client = await createTestClient({ now: () => new Date(now) });
});

const ask = (email: string) =>
  client.ask('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }', {
    input: { email },
  });
const latest = (address: string) => latestPasswordEmail(client.gateway.context, address);

test('returns the latest email to the address in readable form', async () => {
  await ask('client@demo.com');
  const first = await latest('client@demo.com');
  now += 60_000;
  await ask('client@demo.com');
  await ask('admin@demo.com');
  const second = await latest(' client@demo.com ');
  expect(second).toEqual({
    from: 'Catalog Manager <accounts@catalog-manager.example>',
    to: 'Tomás Ferreira <client@demo.com>',
    subject: 'Reset your password',
    message: expect.stringContaining('/pages/reset-password-v1?token='),
    time: '2026-05-04T10:01:00.000Z',
  });
  expect(second?.message).not.toBe(first?.message);
});

test.each(['nobody@demo.com', '', 'admin@demo.com'])('returns null for %j', async (address) => {
  await ask('client@demo.com');
  expect(await latest(address)).toBeNull();
});

test('no transport reveals its token to anyone without full access', async () => {
  await ask('client@demo.com');
  const overGraphQL = async () => JSON.stringify(await client.ask('{ emails { emails { message } } }'));
  const overRest = async () => JSON.stringify(await client.rest('GET', '/apps/email/emails'));
  expect(await overGraphQL()).toContain('reset-password-v1?token=');
  expect(await overRest()).toContain('/pages/reset-password-v1');
  expect(await overRest()).not.toContain('token=');
  await client.ask(
    'mutation { updateRole(input: { name: client, abilities: [{ action: read, subject: Mail }] }) { role { name } } }',
  );
  await client.signIn('client@demo.com', 'client');
  expect(await overGraphQL()).toContain('/pages/reset-password-v1');
  expect(await overGraphQL()).not.toContain('token=');
});
