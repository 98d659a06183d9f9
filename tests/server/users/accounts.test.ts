import { beforeEach, expect, test } from 'vitest';
import type { RoleName } from '#server/types.generated';
import { listStored } from '../../support/stored';
import { createTestClient, type TestClient } from '../../support/testClient';

const START = Date.parse('2026-05-04T10:00:00Z');
const DAY = 24 * 3_600_000;

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = START;
  client = await createTestClient({ now: () => new Date(now) });
});

const CREATE = `mutation ($input: CreateUserInput!) {
  createUser(input: $input) { invitationLink user { id username role status hasPassword invitationExpiresAt } }
}`;
const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id role status } } }';
const DELETE = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }';
const SEND = 'mutation ($id: ID!) { sendInvitation(input: { userId: $id }) { invitationLink user { status } } }';
const COPY = 'mutation ($id: ID!) { createInvitationLink(input: { userId: $id }) { invitationLink } }';
const REVOKE = `mutation ($id: ID!) {
  revokeInvitation(input: { userId: $id }) { user { status invitationExpiresAt } }
}`;
const SET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }';
const LINK = 'query ($token: String!) { passwordLink(token: $token) { kind fullName email } }';

const GRACE = { fullName: 'Grace Hopper', email: 'grace@example.com' };
const getToken = (link: string) => link.split('token=')[1]!;
const findLink = async (link: string) => (await client.ask(LINK, { token: getToken(link) })).data.passwordLink;
const accept = (link: string, password = 'teapot lantern') =>
  client.ask(SET, { input: { token: getToken(link), password } }, { authorization: '' });
const signIn = (email: string, password = 'teapot lantern') => client.rest('POST', '/jwt/login', { email, password });

const requestReset = () =>
  client.data('mutation ($e: EmailAddress!) { requestPasswordReset(input: { email: $e }) { email } }', {
    e: GRACE.email,
  });

/** Creates a user who has set a password. */
const join = async (role: RoleName, email = 'grace@example.com') => {
  const { createUser } = await client.data(CREATE, { input: { ...GRACE, email, role } });
  await accept(createUser.invitationLink);
  return createUser.user.id as string;
};

test('a new user is invited by email, sets a password once, and has the role', async () => {
  const { createUser } = await client.data(CREATE, { input: { ...GRACE, role: 'reviewer' } });
  const expiresAt = new Date(START + 7 * DAY).toISOString();
  const user = { username: 'grace', role: 'reviewer', status: 'PENDING', hasPassword: false };
  expect(createUser.user).toMatchObject({ ...user, invitationExpiresAt: expiresAt });
  const [email] = await listStored(client.gateway, 'mails', ({ to }) => to[0]?.email === GRACE.email);
  expect(email?.message).toContain(createUser.invitationLink);
  expect(await findLink(createUser.invitationLink)).toEqual({ ...GRACE, kind: 'INVITATION' });
  for (const password of ['', 'teapot lantern']) expect((await signIn(GRACE.email, password)).status).toBe(400);
  expect((await accept(createUser.invitationLink)).data.resetPassword.isReset).toBe(true);
  expect(await findLink(createUser.invitationLink)).toBeNull();
  expect((await accept(createUser.invitationLink, 'other')).errors?.[0]?.extensions?.fields).toHaveProperty('token');
  const { body, status } = await signIn(GRACE.email);
  expect(status).toBe(200);
  expect(body.userData.ability).toContainEqual({ action: 'publish', subject: 'Catalog' });
  expect(body.userData.ability).not.toContainEqual({ action: 'update', subject: 'Product' });
});

test.each([
  ['a moment before seven days', 7 * DAY - 1, true],
  ['after seven days', 7 * DAY, false],
])('the link of an invitation works %s: %j, %j', async (_, later, works) => {
  const { createUser } = await client.data(CREATE, { input: GRACE });
  now = START + later;
  expect((await findLink(createUser.invitationLink)) !== null).toBe(works);
  expect((await accept(createUser.invitationLink)).errors === undefined).toBe(works);
});

test('a copied link joins the emailed one, sending again replaces both, and revoking ends all', async () => {
  const { createUser } = await client.data(CREATE, { input: GRACE });
  const { id } = createUser.user;
  const copied = (await client.data(COPY, { id })).createInvitationLink.invitationLink;
  const works = async (...links: string[]) => (await Promise.all(links.map(findLink))).map((link) => link !== null);
  expect(await works(createUser.invitationLink, copied)).toEqual([true, true]);
  const sent = (await client.data(SEND, { id })).sendInvitation.invitationLink;
  expect(await works(createUser.invitationLink, copied, sent)).toEqual([false, false, true]);
  const { revokeInvitation } = await client.data(REVOKE, { id });
  expect(revokeInvitation.user).toEqual({ status: 'PENDING', invitationExpiresAt: null });
  expect(await works(sent)).toEqual([false]);
  await requestReset();
  expect(await listStored(client.gateway, 'passwordResets')).toEqual([]);
});

test('a user added over REST gets an account when invited', async () => {
  const { body } = await client.rest('POST', '/apps/users/add-user', { ...GRACE, username: 'grace', role: 'viewer' });
  const { sendInvitation } = await client.data(SEND, { id: String(body.user.id) });
  expect(sendInvitation.user.status).toBe('PENDING');
  await accept(sendInvitation.invitationLink);
  expect((await signIn(GRACE.email)).body.userData).toMatchObject({ role: 'viewer', username: 'grace' });
});

test.each([
  ['has a password', SEND, '52', 'CONFLICT'],
  ['is unknown', COPY, '999', 'NOT_FOUND'],
])('no one is invited who %s', async (_, mutation, id, code) => {
  expect((await client.refusal(mutation, { id }))?.code).toBe(code);
});

test('disabling a user ends sessions and links and refuses to sign in, and enabling allows it again', async () => {
  const id = await join('editor');
  const { body } = await signIn(GRACE.email);
  await requestReset();
  expect(await listStored(client.gateway, 'passwordResets')).toHaveLength(1);
  await client.data(UPDATE, { input: { id, isDisabled: true } });
  expect(await listStored(client.gateway, 'passwordResets')).toEqual([]);
  const me = () => client.ask('{ me { id } }', {}, { authorization: `Bearer ${body.accessToken}` });
  expect((await me()).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await client.rest('POST', '/jwt/refresh-token', { refreshToken: body.refreshToken })).status).toBe(401);
  expect(await signIn(GRACE.email)).toEqual({
    status: 400,
    body: { error: { email: 'This account is disabled. Ask an administrator to enable it.' } },
  });
  expect((await signIn(GRACE.email, 'wrong')).body.error.email).toBe('Email or Password is Invalid');
  expect((await client.data(UPDATE, { input: { id, isDisabled: false } })).updateUser.user.status).toBe('ACTIVE');
  expect((await signIn(GRACE.email)).status).toBe(200);
});

test('a deleted user loses the session and can’t sign in', async () => {
  const id = await join('editor');
  const { body } = await signIn(GRACE.email);
  await client.data(DELETE, { id });
  const answer = await client.ask('{ me { id } }', {}, { authorization: `Bearer ${body.accessToken}` });
  expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await signIn(GRACE.email)).status).toBe(400);
});

test('a new role applies to the next request', async () => {
  const id = await join('viewer');
  const { body } = await signIn(GRACE.email);
  const ask = async () => {
    const answer = await client.ask('{ users { totalDocs } }', {}, { authorization: `Bearer ${body.accessToken}` });
    return answer.errors?.[0]?.extensions?.code ?? 'allowed';
  };
  expect(await ask()).toBe('FORBIDDEN');
  await client.data(UPDATE, { input: { id, role: 'maintainer' } });
  expect(await ask()).toBe('allowed');
});

test('someone who registered loses full access with the role', async () => {
  await client.rest('POST', '/jwt/register', { email: GRACE.email, password: 'teapot lantern', username: 'grace' });
  const [person] = await listStored(client.gateway, 'users', ({ email }) => email === GRACE.email);
  expect(person).toMatchObject({ role: 'admin', status: 'active' });
  await client.data(UPDATE, { input: { id: person!.id, role: 'viewer' } });
  expect((await signIn(GRACE.email)).body.userData.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
});

test('names changed in the account settings or by an administrator are those of both', async () => {
  await client.data(`mutation { updateAccountGeneral(input: { fullName: "Ada L", email: "ada@demo.com" }) {
    accountSettings { id }
  } }`);
  expect((await client.rest('GET', '/api/users/user?id=51')).body.user).toMatchObject({
    fullName: 'Ada L',
    email: 'ada@demo.com',
  });
  await client.data(UPDATE, { input: { id: '52', email: 'tomas@demo.com' } });
  expect((await signIn('tomas@demo.com', 'client')).status).toBe(200);
});

test.each([
  ['disabled', UPDATE, { input: { id: '51', isDisabled: true } }, 'isDisabled'],
  ['demoted', UPDATE, { input: { id: '51', role: 'viewer' } }, 'role'],
  ['deleted', DELETE, { id: '51' }, 'id'],
] as const)('the own account can’t be %s', async (_, mutation, variables, field) => {
  await join('admin');
  const refusal = await client.refusal(mutation, variables);
  expect(refusal).toMatchObject({
    code: 'INVALID',
    fields: { [field]: expect.stringMatching(/^You can’t .* your own/) },
  });
});

test('the last administrator can’t be deleted over REST, the last but one can', async () => {
  const refused = await client.rest('DELETE', '/apps/users/delete?id=51');
  expect(refused).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^This is the last administrator/) },
  });
  await join('admin');
  expect((await client.rest('DELETE', '/apps/users/delete?id=51')).status).toBe(200);
});

/** What each role can do with users: read, create, update, and delete a subscriber, and update an administrator. */
test.each<[RoleName, string]>([
  ['admin', 'read create update delete escalate'],
  ['maintainer', 'read update'],
  ['editor', ''],
  ['reviewer', ''],
  ['viewer', ''],
  ['client', ''],
])('%s can, through GraphQL and REST: %j', async (role, allowed) => {
  const other = await join('subscriber', 'other@example.com');
  await join(role);
  const { accessToken } = (await signIn(GRACE.email)).body;
  const headers = { authorization: `Bearer ${accessToken}` };
  const isAllowed = async (operation: string, variables = {}) => {
    const code = (await client.ask(operation, variables, headers)).errors?.[0]?.extensions?.code;
    expect([undefined, 'FORBIDDEN']).toContain(code);
    return code === undefined;
  };
  const isServed = async (method: string, path: string, body?: object) =>
    (await client.rest(method, path, body, headers)).status !== 403;
  const results = {
    read: await isAllowed('{ users { totalDocs } }'),
    create: await isAllowed(CREATE, { input: { fullName: 'New', email: 'new@example.com', role: 'subscriber' } }),
    update: await isAllowed(UPDATE, { input: { id: other, company: 'New' } }),
    escalate: await isAllowed(UPDATE, { input: { id: other, role: 'admin' } }),
    delete: await isAllowed(DELETE, { id: other }),
  };
  const names = ['read', 'create', 'update', 'delete', 'escalate'] as const;
  expect(names.filter((name) => results[name]).join(' ')).toBe(allowed);
  const { body } = await client.rest('POST', '/apps/users/add-user', { username: 'rest', role: 'subscriber' });
  expect({
    read: await isServed('GET', '/api/users/list/data'),
    create: await isServed('POST', '/apps/users/add-user', { username: 'more' }),
    delete: await isServed('DELETE', `/apps/users/delete?id=${body.user.id}`),
  }).toEqual({ read: results.read, create: results.create, delete: results.delete });
});

test('a maintainer can’t change an administrator', async () => {
  await join('maintainer');
  const { accessToken } = (await signIn(GRACE.email)).body;
  const answer = await client.ask(
    UPDATE,
    { input: { id: '51', company: 'New' } },
    {
      authorization: `Bearer ${accessToken}`,
    },
  );
  expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
