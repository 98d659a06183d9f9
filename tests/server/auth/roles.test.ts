import { getDirective } from '@graphql-tools/utils';
import { isEnumType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS, ROLE_NAMES } from '#server/records/auth';
import type { AbilityRecord } from '#server/records/auth';
import { useTestClient } from '../../support/testClient';
import { changeStored } from '../../support/stored';

const testClient = useTestClient();

interface Rule {
  action: string;
  subject: string;
}

const READ_AUTH = { action: 'read', subject: 'Auth' };
const ALL = { action: 'manage', subject: 'all' };

const roles = async (): Promise<{ name: string; ability: Rule[] }[]> => {
  const { data, extensions } = await testClient.ask('{ roles { name ability { action subject } } }');
  expect(extensions?.mocked).toBeUndefined();
  return data.roles;
};
const update = (role: string, abilities: Rule[]) =>
  testClient.ask(
    'mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { name ability { action subject } } } }',
    { input: { name: role, abilities } },
  );
const asClient = () => testClient.signIn('client@demo.com', 'client');
const asAdmin = () => testClient.signIn('admin@demo.com', 'admin');
const getCode = async (query: string) => (await testClient.refusal(query))?.code;

const { schema } = createSchema();
const demanded = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).flatMap((field) => getDirective(schema, field, 'can') ?? []));

test.each([
  ['AbilityAction', ABILITY_ACTIONS],
  ['AbilitySubject', ABILITY_SUBJECTS],
  ['RoleName', ROLE_NAMES],
] as const)('the schema contains each value of %s exactly once', (name, words) => {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum.`);
  expect(
    type
      .getValues()
      .map((value) => value.name)
      .sort(),
  ).toEqual([...words].sort());
});

test('every permission that the schema requires can be granted to a role', () => {
  const subjects = new Set(demanded.map(({ subject }) => subject));
  const actions = new Set(demanded.map(({ action }) => action));
  expect([...subjects].filter((subject) => !ABILITY_SUBJECTS.some((word) => word === subject))).toEqual([]);
  expect([...actions].filter((action) => !ABILITY_ACTIONS.some((word) => word === action))).toEqual([]);
});

test('stores all roles, admin with full access, client with read permissions', async () => {
  const all = await roles();
  expect(all.map(({ name }) => name)).toEqual([...ROLE_NAMES]);
  expect(all[0]).toEqual({ name: 'admin', ability: [ALL] });
  expect(all.at(-1)).toEqual({ name: 'client', ability: [{ action: 'read', subject: 'ACL' }, READ_AUTH] });
  for (const { name, ability } of all.slice(1)) {
    expect([name, ability]).toEqual([name, expect.arrayContaining([READ_AUTH])]);
    for (const { subject } of ability) expect(ABILITY_SUBJECTS).toContain(subject);
  }
});

test('returns the actions and subjects for a permission matrix', async () => {
  const { data } = await testClient.ask('{ abilityChoices { actions subjects demanded { action subject } } }');
  const { demanded, ...words } = data.abilityChoices;
  expect(words).toEqual({ actions: ABILITY_ACTIONS, subjects: ABILITY_SUBJECTS });
  const pairs = demanded.map(({ action, subject }: AbilityRecord) => `${action} ${subject}`);
  expect(pairs).toEqual(expect.arrayContaining(['read Catalog', 'publish Catalog', 'update ACL', 'delete Product']));
  expect(pairs).not.toContain('publish Mail');
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('role permissions apply immediately to a signed-in account, and only as long as they are stored', async () => {
  await asClient();
  expect(await getCode('{ catalogs { totalDocs } }')).toBe('FORBIDDEN');
  await asAdmin();
  await update('client', [{ action: 'read', subject: 'Catalog' }]);
  await asClient();
  expect(await getCode('{ catalogs { totalDocs } }')).toBeUndefined();
  expect((await testClient.ask('{ me { ability { action subject } } }')).data.me.ability).toEqual([
    { action: 'read', subject: 'Catalog' },
    READ_AUTH,
  ]);
  expect(await getCode('{ roles { name } }')).toBe('FORBIDDEN');
});

test('an existing token follows the current permissions', async () => {
  const signedIn = await testClient.rest('POST', '/jwt/login', { email: 'client@demo.com', password: 'client' });
  const asBefore = async () => {
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${signedIn.body.accessToken}` },
      body: JSON.stringify({ query: '{ jobs { totalDocs } }' }),
    });
    return ((await (await testClient.gateway.handle(request))!.json()) as { errors?: unknown[] }).errors?.length ?? 0;
  };
  expect(await asBefore()).toBe(1);
  await update('client', [{ action: 'read', subject: 'Job' }]);
  expect(await asBefore()).toBe(0);
  await update('client', []);
  expect(await asBefore()).toBe(1);
});

test('stores each rule once, and always read Auth; without rules, it keeps those it has', async () => {
  const rule = { action: 'read', subject: 'Card' };
  expect((await update('author', [rule, READ_AUTH, rule])).data.updateRole.role).toEqual({
    name: 'author',
    ability: [rule, READ_AUTH],
  });
  const { data } = await testClient.ask(
    'mutation { updateRole(input: { name: author }) { role { ability { subject } } } }',
  );
  expect(data.updateRole.role.ability).toEqual([{ subject: 'Card' }, { subject: 'Auth' }]);
  expect((await update('author', [])).data.updateRole.role.ability).toEqual([READ_AUTH]);
});

test('administrators cannot lock themselves out', async () => {
  const { errors } = await update('admin', [{ action: 'read', subject: 'all' }]);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { abilities: expect.any(String) } });
  expect((await roles())[0]).toEqual({ name: 'admin', ability: [ALL] });
});

test('only administrators can change roles, even if another role has full access', async () => {
  await update('client', [ALL]);
  await asClient();
  expect(await getCode('{ catalogs { totalDocs } }')).toBeUndefined();
  const { errors } = await update('client', [ALL]);
  expect(errors?.[0]).toMatchObject({
    message: 'Only administrators can change role permissions.',
    extensions: { code: 'FORBIDDEN' },
  });
});

test('rejects an unknown action or subject', async () => {
  expect((await update('client', [{ action: 'fly', subject: 'Catalog' }])).errors).toHaveLength(1);
  expect((await update('pilot', [])).errors).toHaveLength(1);
});

test('an account with its own rules keeps them regardless of its role', async () => {
  await changeStored(testClient.gateway, 'authUsers', '2', { ability: [{ action: 'read', subject: 'Job' }] });
  await asClient();
  expect(await getCode('{ jobs { totalDocs } }')).toBeUndefined();
  expect(await getCode('{ roles { name } }')).toBe('FORBIDDEN');
});
