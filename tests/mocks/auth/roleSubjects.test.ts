import { beforeEach, expect, test } from 'vitest';
import { ROLE_SUBJECTS } from '../../../mocks/db/demoSeeds';
import { createMemoryStore } from '../../../mocks/db/memoryStore';
import type { Store } from '../../../mocks/db/store';
import { createGateway } from '../../../mocks/gateway';
import type { AbilityRecord } from '../../../mocks/records/auth';
import { createTestClient, type TestClient } from '../../support/testClient';

const NEW = ['Attribute', 'Family', 'Channel'];

let store: Store;
let client: TestClient;
beforeEach(async () => {
  store = createMemoryStore();
  client = await createTestClient({ store });
});

const getSubjects = async () => {
  const roles = await store.list('roles');
  return Object.fromEntries(
    roles.map(({ id, ability }) => [
      id,
      ability.flatMap(({ action, subject }) => (NEW.includes(subject) ? `${action} ${subject}` : [])),
    ]),
  );
};

/** Stores the roles as a build without the subjects did, with the rules that an administrator gave some of them. */
const storeEarlier = async (missing: readonly string[], changed: Record<string, AbilityRecord[]> = {}) => {
  await client.ask('{ roles { name } }');
  const roles = await store.list('roles');
  await store.commit([
    ...roles.map((role) => {
      const ability = role.ability.filter(({ subject }) => !missing.includes(subject));
      return { table: 'roles' as const, put: { ...role, ability: changed[role.id] ?? ability } };
    }),
    { table: 'settings', remove: ROLE_SUBJECTS },
  ]);
};

const READ_ALL = NEW.map((subject) => `read ${subject}`);

test.each([
  ['no attributes, families, and channels', NEW],
  ['no families and channels', ['Family', 'Channel']],
  ['no channels', ['Channel']],
])('roles stored by a build with %s can read them', async (_, missing) => {
  await storeEarlier(missing);
  await createGateway({ store });
  expect(await getSubjects()).toEqual({
    admin: [],
    editor: READ_ALL,
    author: READ_ALL,
    maintainer: READ_ALL,
    subscriber: READ_ALL,
    client: [],
  });
});

test('roles keep what an administrator changed', async () => {
  await storeEarlier(['Channel'], {
    editor: [{ action: 'read', subject: 'Product' }],
    author: [{ action: 'read', subject: 'Card' }],
  });
  await createGateway({ store });
  expect(await getSubjects()).toMatchObject({ editor: ['read Channel'], author: [], subscriber: READ_ALL });
});

test.each([
  ['an earlier build', () => storeEarlier(NEW)],
  ['this build', async () => void (await client.ask('{ roles { name } }'))],
])('what is taken from the roles of %s later is not given back', async (_, prepare) => {
  await prepare();
  await createGateway({ store });
  const roles = await store.list('roles');
  await store.commit(roles.map((role) => ({ table: 'roles', put: { ...role, ability: [] } })));
  await createGateway({ store });
  expect(Object.values(await getSubjects()).flat()).toEqual([]);
});
