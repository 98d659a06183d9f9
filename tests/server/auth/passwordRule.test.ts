import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';
import { putPasswordLink } from '../../support/stored';

const ADMIN = { email: 'admin@demo.com', password: 'admin' };

let client: TestClient;
beforeEach(async () => {
  client = await createTestClient();
  await putPasswordLink(client.gateway, { token: 'reset', userId: '2', kind: 'RESET' });
  await putPasswordLink(client.gateway, { token: 'invitation', userId: '2', kind: 'INVITATION' });
});

const useLink = (token: string) => (password: string) =>
  client.ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }', {
    input: { token, password },
  });

/** The mutations that set a password, with the name of its field. */
const ways: Record<string, [string, (password: string) => ReturnType<TestClient['ask']>]> = {
  registration: [
    'password',
    (password) =>
      client.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { session { accessToken } } }', {
        input: { email: 'new@example.org', username: 'new', password },
      }),
  ],
  reset: ['password', useLink('reset')],
  invitation: ['password', useLink('invitation')],
  change: [
    'newPassword',
    async (password) => {
      await client.signIn(ADMIN.email, ADMIN.password);
      return client.ask(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { accountSettings { id } } }',
        { input: { currentPassword: ADMIN.password, newPassword: password } },
      );
    },
  ],
};

const SHORT = 'Use 8 characters or more.';
const BLANK = 'Enter a password that isn’t only spaces.';

describe.each(Object.entries(ways))('A new password at %s', (_, [field, set]) => {
  test.each([
    ['', 'Enter a password.'],
    ['a', SHORT],
    ['1234567', SHORT],
    ['🫖🫖🫖🫖🫖🫖🫖', SHORT],
    [' '.repeat(8), BLANK],
    ['\u00a0'.repeat(12), BLANK],
    ['x'.repeat(2001), 'Use 2000 characters or fewer.'],
  ])('that is %.20s is refused with %s', async (password, message) => {
    const { errors } = await set(password);
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields: { [field]: message } });
  });

  test.each(['12345678', '🫖🫖🫖🫖🫖🫖🫖🫖', '  a pass  ', 'x'.repeat(2000)])(
    'that is %j is accepted',
    async (password) => {
      expect((await set(password)).errors).toBeUndefined();
    },
  );
});
