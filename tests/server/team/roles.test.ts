import { beforeAll, expect, test } from 'vitest';
import { createTeamGateway, type TeamGateway } from './teamGateway';

const NAMES = ['admin', 'editor', 'reviewer', 'viewer'] as const;

let team: TeamGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  team = await createTeamGateway();
  const administrator = await team.setUp();
  tokens.set('admin', administrator);
  for (const name of NAMES.slice(1)) tokens.set(name, await team.join(name, administrator));
});

/** Whether the role can start the operation. Records that it is about need not exist. */
const isAllowed = async (role: string, query: string) => {
  const { errors } = await team.ask(query, {}, tokens.get(role));
  const code: string = errors?.[0].extensions.code ?? '';
  expect(code).not.toMatch(/VALIDATION|BAD_USER_INPUT|UNAUTHENTICATED/);
  return code !== 'FORBIDDEN';
};

test.each([
  ['read catalogs', ['admin', 'editor', 'reviewer', 'viewer'], '{ catalogs { totalDocs } }'],
  ['read products', ['admin', 'editor', 'reviewer', 'viewer'], '{ products(input: { catalogId: 9 }) { totalDocs } }'],
  ['read versions', ['admin', 'editor', 'reviewer', 'viewer'], '{ publishedCatalogs { totalDocs } }'],
  ['read jobs', ['admin', 'editor', 'reviewer', 'viewer'], '{ jobs { totalDocs } }'],
  ['create a catalog', ['admin', 'editor'], 'mutation { createCatalog(input: { name: "Boats" }) { catalog { id } } }'],
  [
    'edit a catalog',
    ['admin', 'editor'],
    'mutation { updateCatalog(input: { id: 9, revision: 1 }) { catalog { id } } }',
  ],
  ['delete a catalog', ['admin'], 'mutation { deleteCatalog(input: { id: 9 }) { deletedId } }'],
  [
    'create a product',
    ['admin', 'editor'],
    'mutation { createProduct(input: { catalogId: 9, sku: "a", name: "a" }) { product { id } } }',
  ],
  [
    'edit a product',
    ['admin', 'editor'],
    'mutation { updateProduct(input: { id: 9, revision: 1 }) { product { id } } }',
  ],
  [
    'run an export',
    ['admin', 'editor'],
    'mutation { exportCatalog(input: { catalogId: 9, format: CSV }) { job { id } } }',
  ],
  ['cancel a job', ['admin', 'editor'], 'mutation { cancelJob(input: { id: 9 }) { job { id } } }'],
  ['publish', ['admin', 'reviewer'], 'mutation { publishCatalog(input: { catalogId: 9 }) { job { id } } }'],
  ['roll back', ['admin', 'reviewer'], 'mutation { rollBackToPublishedCatalog(input: { id: 9 }) { job { id } } }'],
  [
    'withdraw a version',
    ['admin', 'reviewer'],
    'mutation { withdrawPublishedCatalog(input: { id: 9 }) { publishedCatalog { id } } }',
  ],
  ['read users', ['admin'], '{ users { totalDocs } }'],
  ['invite users', ['admin'], 'mutation { createUser(input: { fullName: "a", email: "a@b.co" }) { user { id } } }'],
  ['edit users', ['admin'], 'mutation { updateUser(input: { id: 9 }) { user { id } } }'],
  ['change roles', ['admin'], 'mutation { updateRole(input: { name: viewer }) { role { name } } }'],
] as const)('lets those %s who can', async (_, roles, query) => {
  const allowed = await Promise.all(NAMES.map((role) => isAllowed(role, query)));
  expect(NAMES.filter((_name, at) => allowed[at])).toEqual(roles);
});

test('lets a role change take effect at once', async () => {
  const query = 'mutation { publishCatalog(input: { catalogId: 9 }) { job { id } } }';
  expect(await isAllowed('editor', query)).toBe(false);
  const abilities = [{ action: 'publish', subject: 'Catalog' }];
  const change = 'mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { name } } }';
  await team.ask(change, { input: { name: 'editor', abilities } }, tokens.get('admin'));
  expect(await isAllowed('editor', query)).toBe(true);
});
