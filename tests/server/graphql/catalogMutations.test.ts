import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileAppend } from '#server/domain/files/files';
import { type TestClient, createTestClient } from '../../support/testClient';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient({ demoProducts: 3 });
});
afterAll(() => client.gateway.stop());

const run = async (field: string) => {
  const { data, errors, extensions } = await client.ask(`mutation { it: ${field} }`);
  expect(errors).toBeUndefined();
  expect(extensions?.mocked).toBeUndefined();
  return data.it;
};
const getError = async (field: string) => (await client.ask(`mutation { it: ${field} }`)).errors?.[0];

describe('account settings', () => {
  test.each([
    ['updateAccountGeneral(input: { company: "Tents Ltd" })', 'general { company fullName }', { company: 'Tents Ltd' }],
    [
      'updateAccountInfo(input: { website: "https://tents.example", dob: "1990-02-28" })',
      'info { website dob }',
      { website: 'https://tents.example', dob: '1990-02-28' },
    ],
    ['updateAccountInfo(input: { website: null })', 'info { website dob }', { website: null, dob: '1990-02-28' }],
    ['updateAccountNotifications(input: { followMe: false })', 'notifications { followMe }', { followMe: false }],
  ])('%s', async (call, fields, expected) => {
    const { accountSettings } = await run(`${call} { accountSettings { ${fields} } }`);
    expect(Object.values(accountSettings)[0]).toMatchObject(expected);
  });

  test('keep links and connections that are not given', async () => {
    const links = (links: string) =>
      run(`updateAccountSocialLinks(input: { links: [${links}] }) { accountSettings { socialLinks { network url } } }`);
    await links('{ network: QUORA, url: "https://quora.example/me" }');
    const { accountSettings } = await links('{ network: GOOGLE, url: null }');
    expect(accountSettings.socialLinks).toEqual(
      expect.arrayContaining([
        { network: 'QUORA', url: 'https://quora.example/me' },
        { network: 'GOOGLE', url: null },
      ]),
    );
    const connect = 'setAccountConnection(input: { network: GITHUB, name: "ada" })';
    const connected = await run(`${connect} { accountSettings { connections { network name } } }`);
    expect(connected.accountSettings.connections).toContainEqual({ network: 'GITHUB', name: 'ada' });
  });

  test('refuse a wrong current password at its field', async () => {
    const change = 'changePassword(input: { currentPassword: "wrong", newPassword: "new" }) { accountSettings { id } }';
    expect((await getError(change))?.extensions?.fields).toHaveProperty('currentPassword');
  });
});

describe('sessions', () => {
  const SESSION = '{ session { refreshToken userData { email } } }';

  test('start, continue and are refused', async () => {
    const { session } = await run(`signIn(input: { email: "admin@demo.com", password: "admin" }) ${SESSION}`);
    expect(session.userData.email).toBe('admin@demo.com');
    const again = await run(`refreshSession(input: { refreshToken: "${session.refreshToken}" }) ${SESSION}`);
    expect(again.session.userData.email).toBe('admin@demo.com');
    const wrong = await getError(`signIn(input: { email: "admin@demo.com", password: "no" }) ${SESSION}`);
    expect(wrong?.extensions).toMatchObject({ code: 'INVALID', fields: { email: expect.any(String) } });
  });

  test('start with a new account', async () => {
    const input = '{ email: "ada@tents.example", password: "a long one", username: "ada2" }';
    expect((await run(`signUp(input: ${input}) ${SESSION}`)).session.userData.email).toBe('ada@tents.example');
    expect((await getError(`signUp(input: ${input}) ${SESSION}`))?.extensions?.code).toBe('CONFLICT');
  });

  test('do not reveal who has an account', async () => {
    for (const email of ['admin@demo.com', 'no.one@demo.com']) {
      expect(await run(`requestPasswordReset(input: { email: "${email}" }) { email }`)).toEqual({ email });
    }
    const reset = 'resetPassword(input: { token: "old", password: "a long one" }) { isReset }';
    expect((await getError(reset))?.extensions?.fields).toHaveProperty('token');
  });
});

test('a role keeps its permissions if none are given', async () => {
  const role = (input: string) => run(`updateRole(input: ${input}) { role { ability { action subject } } }`);
  const abilities = '[{ action: read, subject: Product }]';
  const expected = expect.arrayContaining([{ action: 'read', subject: 'Product' }]);
  expect((await role(`{ name: client, abilities: ${abilities} }`)).role.ability).toEqual(expected);
  expect((await role('{ name: client }')).role.ability).toEqual(expected);
});

describe('a bookmark', () => {
  const PAGE = '{ page { id isBookmarked } }';

  test.each([true, true, false, false])('is set to %s, however often', async (isBookmarked) => {
    const { page } = await run(`setBookmark(input: { id: "1", isBookmarked: ${isBookmarked} }) ${PAGE}`);
    expect(page).toEqual({ id: '1', isBookmarked });
  });

  test('is toggled', async () => {
    await run(`setBookmark(input: { id: "1", isBookmarked: true }) ${PAGE}`);
    expect(await run(`toggleBookmark(input: { id: "1" }) ${PAGE}`)).toEqual({ page: { id: '1', isBookmarked: false } });
  });
});

test('an import profile keeps what is not given', async () => {
  const mapping = '[{ source: "name", target: "name" }]';
  const input = `{ name: "Tents", format: CSV, layout: CUSTOM, mapping: ${mapping}, errorPolicy: REJECT_EVERYTHING }`;
  const { profile } = await run(`createJobProfile(input: ${input}) { profile { id } }`);
  const changed = await run(`updateJobProfile(input: { id: "${profile.id}", name: "Yurts" }) {
    profile { name format errorPolicy mapping { source target } } }`);
  expect(changed.profile).toEqual({
    name: 'Yurts',
    format: 'CSV',
    errorPolicy: 'REJECT_EVERYTHING',
    mapping: [{ source: 'name', target: 'name' }],
  });
  const deleted = await run(`deleteJobProfile(input: { id: "${profile.id}" }) { deletedId }`);
  expect(deleted).toEqual({ deletedId: profile.id });
});

test('a catalog is imported into, published, rolled back, restored from and exported', async () => {
  const { catalog } = await run('createCatalog(input: { name: "Tents" }) { catalog { id } }');
  const csv = new TextEncoder().encode('sku,name,price,status\nA-1,Tent,10,ACTIVE\n');
  const { file } = await run(`createFile(input: { name: "tents.csv", size: ${csv.length} }) { file { id size url } }`);
  await fileAppend(client.gateway.context, file.id, 0, csv);
  const start = (mode: string) =>
    run(`startImport(input: { catalogId: "${catalog.id}", fileId: "${file.id}", mode: ${mode}, layout: CUSTOM,
      errorPolicy: REJECT_EVERYTHING, mapping: [
        { source: "sku", target: "sku" }, { source: "name", target: "name" },
        { source: "price", target: "price" }, { source: "status", target: "status" }
      ] }) { job { id mode steps { step status } } }`);
  expect((await start('DRY_RUN')).job).toMatchObject({
    mode: 'DRY_RUN',
    steps: [{ step: 'READ' }, { step: 'CHECK' }, {}],
  });
  await client.gateway.idle();
  expect((await start('APPLY')).job.mode).toBe('APPLY');
  await client.gateway.idle();
  const publish = (reason: string) =>
    run(
      `publishCatalog(input: { catalogId: "${catalog.id}", reason: "${reason}", skipInvalid: true }) { job { id type } }`,
    );
  expect((await publish('First')).job.type).toBe('PUBLISH');
  await client.gateway.idle();
  const LIST = `query ($input: PublishedCatalogListInput) {
    publishedCatalogs(input: $input) { publishedCatalogs { id version status } } }`;
  const versions = async (input: object) =>
    (await client.ask(LIST, { input: { catalogId: catalog.id, ...input } })).data.publishedCatalogs.publishedCatalogs;
  const [first] = await versions({});
  expect(first).toMatchObject({ version: 1, status: 'CURRENT' });
  const unchanged = await getError(`restoreFromPublishedCatalog(input: { id: "${first.id}" }) { job { type } }`);
  expect(unchanged?.extensions?.code).toBe('CONFLICT');
  const withdraw = `withdrawPublishedCatalog(input: { id: "${first.id}", reason: "Wrong" }) { publishedCatalog { status } }`;
  expect((await run(withdraw)).publishedCatalog).toEqual({ status: 'WITHDRAWN' });
  expect((await run(`rollBackToPublishedCatalog(input: { id: "${first.id}" }) { job { type } }`)).job.type).toBe(
    'PUBLISH',
  );
  await client.gateway.idle();
  const numbers = async (input: object) => (await versions(input)).map(({ version }: { version: number }) => version);
  expect(await numbers({ sort: 'VERSION' })).toEqual([1, 2]);
  expect(await numbers({ sort: 'VERSION', direction: 'DESC' })).toEqual([2, 1]);
  const exported = await run(`exportCatalog(input: { catalogId: "${catalog.id}", format: CSV }) { job { id type } }`);
  expect(exported.job.type).toBe('EXPORT');
  await client.gateway.idle();
  for (const action of ['cancel', 'pause', 'resume', 'retry', 'undo']) {
    const error = await getError(`${action}Job(input: { id: "${exported.job.id}" }) { job { id } }`);
    expect(error?.extensions?.code).toBe('CONFLICT');
  }
});
