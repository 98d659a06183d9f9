import { beforeEach, expect, test } from 'vitest';
import { createSetUpLink } from '#server/domain/users/setUp';
import { createGateway, type Gateway } from '#server/gateway';
import { ROLE_NAMES } from '#server/records/auth';
import { TABLE_NAMES } from '#server/records/tables';

let gateway: Gateway;
let accessToken: string;

const post = async (path: string, body: unknown) => {
  const response = await gateway.handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
      body: JSON.stringify(body),
    }),
  );
  return response!.json();
};
const ask = (query: string) => post('/graphql', { query });

const getTables = async () => {
  const { store } = gateway.context;
  const counts = await Promise.all(
    TABLE_NAMES.map(async (table) => [table, (await store.list(table)).length] as const),
  );
  return counts.filter(([, count]) => count > 0);
};

beforeEach(async () => {
  gateway = await createGateway();
  accessToken = '';
});

const setUp = async () => {
  const [, token] = (await createSetUpLink(gateway.context))!.split('#');
  const account = `token: "${token}", fullName: "Mo", email: "mo@team.example", password: "three unrelated words"`;
  const { data } = await ask(`mutation { setUp(input: { ${account} }) { session { accessToken } } }`);
  ({ accessToken } = data.setUp.session);
};

test('starts with no records, and works as soon as there is an account', async () => {
  expect(await getTables()).toEqual([]);
  await setUp();
  expect(await getTables()).toEqual([
    ['authUsers', 1],
    ['users', 1],
    ['sessions', 1],
  ]);
  const answer = await ask('{ roles { name ability { action subject } } bookmarks { link } pages { link } }');
  expect(answer.data.roles.map(({ name }: { name: string }) => name)).toEqual(ROLE_NAMES);
  expect(answer.data.roles[0].ability).toEqual([{ action: 'manage', subject: 'all' }]);
  expect(answer.data.bookmarks.map(({ link }: { link: string }) => link)).toContain('/catalogs');
  const created = await ask('mutation { createCatalog(input: { name: "Boats" }) { catalog { id code } } }');
  expect(created.data.createCatalog.catalog).toEqual({ id: '1', code: 'boats' });
});

test('has no figures and drawings of the demo', async () => {
  await setUp();
  const { errors } = await ask('{ statisticsCards { sales { figure } } }');
  expect(errors[0].extensions.code).toBe('NOT_FOUND');
  const getStatus = async (id: string) => (await gateway.handle(new Request(`http://localhost/media/${id}`)))!.status;
  expect(await Promise.all(['avatar-mo', 'shop-tent'].map(getStatus))).toEqual([200, 404]);
});
