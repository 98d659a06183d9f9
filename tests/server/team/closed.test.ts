import { beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes';
import { createTeamGateway, PASSWORD, type TeamGateway } from './teamGateway';

let team: TeamGateway;
let administrator: string;
beforeAll(async () => {
  team = await createTeamGateway();
  administrator = await team.setUp();
});

const status = async (method: string, path: string, token?: string) => {
  const body = method === 'POST' ? { email: 'mira@team.example', password: PASSWORD, username: 'x' } : undefined;
  return (await team.fetch(method, path, body, token ? { authorization: `Bearer ${token}` } : {})).status;
};

test.each([
  ['GET', '/health', 200, 200],
  ['POST', '/jwt/login', 200, 200],
  ['POST', '/jwt/register', 403, 403],
  ['POST', '/jwt/refresh-token', 401, 401],
  ['GET', '/openapi.json', 401, 200],
  ['GET', '/account-setting/data', 401, 200],
  ['GET', '/api/users/list/data', 401, 200],
  ['GET', '/api/bookmarks/data', 401, 200],
  ['GET', '/api/autocomplete/data', 401, 200],
  ['GET', '/apps/email/emails', 404, 404],
  ['GET', '/apps/invoice/invoices', 404, 404],
  ['GET', '/apps/todo/tasks', 404, 404],
  ['GET', '/files/1', 401, 404],
  ['GET', '/feeds/1/products.csv', 401, 404],
])('answers %s %s with %i, and with %i with a token', async (method, path, without, withToken) => {
  expect([await status(method, path), await status(method, path, administrator)]).toEqual([without, withToken]);
});

test('answers none of the REST paths without a token, except those that sign in', async () => {
  const paths = ROUTES.filter(({ path }) => !path.startsWith('/jwt/'));
  const statuses = paths.map(async ({ method, path }) => status(method, path.replaceAll(/\{\w+\}/g, '1')));
  expect([...new Set(await Promise.all(statuses))].sort()).toEqual([401, 404]);
});

test.each([
  '{ emails { __typename } }',
  '{ invoices { __typename } }',
  '{ cart { __typename } }',
  '{ shopProducts { __typename } }',
  '{ profile { __typename } }',
  '{ analyticsCards { __typename } }',
  'mutation { createTask(input: { title: "a" }) { task { id } } }',
])('does not have %s', async (query) => {
  const { errors } = await team.ask(query, {}, administrator);
  expect(errors[0].extensions.code).toBe('NOT_FOUND');
});

test.each([
  [
    'signUp',
    'mutation { signUp(input: { email: "a@b.co", username: "a", password: "abcd efgh" }) { session { accessToken } } }',
  ],
  ['requestPasswordReset', 'mutation { requestPasswordReset(input: { email: "mira@team.example" }) { email } }'],
])('refuses %s', async (_, query) => {
  const { errors } = await team.ask(query);
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});

test('says which resources it does not have, and leaves them out of those of roles', async () => {
  const { data } = await team.ask(
    '{ me { unavailable } abilityChoices { subjects demanded { subject } } }',
    {},
    administrator,
  );
  expect(data.me.unavailable).toEqual(expect.arrayContaining(['Mail', 'Chat', 'Invoice', 'Card']));
  const offered = [
    ...data.abilityChoices.subjects,
    ...data.abilityChoices.demanded.map((each: { subject: string }) => each.subject),
  ];
  expect(offered.filter((subject) => data.me.unavailable.includes(subject))).toEqual([]);
  expect(offered).toEqual(expect.arrayContaining(['Catalog', 'Product', 'User']));
});

test('makes invitations that the administrator sends', async () => {
  const { data } = await team.ask(
    'mutation { createUser(input: { fullName: "Bo", email: "bo@team.example" }) { invitationLink user { id } } }',
    {},
    administrator,
  );
  expect(data.createUser.invitationLink).toMatch(/^https:\/\/team\.example\/pages\/reset-password-v1\?token=\w{64}$/);
  expect(await team.gateway.context.store.list('mails')).toEqual([]);
  const sent = await team.ask(
    'mutation ($id: ID!) { sendInvitation(input: { userId: $id }) { invitationLink } }',
    { id: data.createUser.user.id },
    administrator,
  );
  expect(sent.errors[0].extensions.code).toBe('FORBIDDEN');
});
