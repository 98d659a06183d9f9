import { describe, expect, test } from 'vitest';
import { SEARCH_LIMIT } from '#server/records/search';
import { useTestClient } from '../../support/testClient';
import { listStored, putStored } from '../../support/stored';

const GROUPS = ['products', 'catalogs', 'jobs', 'versions', 'recipes', 'rules', 'users', 'invoices', 'emails'] as const;

const QUERY = `query ($q: String, $catalogId: ID) {
  palette(q: $q, catalogId: $catalogId) {
    limit
    products { id name sku catalogId }
    catalogs { id name }
    jobs { id }
    versions { id version }
    recipes { name catalogId }
    rules { catalog { id } category scope channel { code } }
    users { id fullName username }
    invoices { id client { name } }
    emails { id subject folder from { name } }
  }
}`;

const client = useTestClient({ demoProducts: 30 });

const ask = async (q?: string | null, catalogId?: string) => {
  const { data, errors, extensions } = await client.ask(QUERY, { q, catalogId });
  expect(errors).toBeUndefined();
  expect(extensions?.mocked).toBeUndefined();
  return data.palette;
};
const product = async () => (await listStored(client.gateway, 'products'))[7]!;

describe('Command palette', () => {
  test.each([undefined, null, '', '   '])('finds nothing for %j', async (q) => {
    const { limit, ...groups } = await ask(q);
    expect(limit).toBe(SEARCH_LIMIT);
    for (const name of GROUPS) expect(groups[name]).toEqual([]);
  });

  test('finds products by name regardless of case, up to the limit', async () => {
    const { name } = await product();
    const { products } = await ask(name.toUpperCase());
    expect(products.map((each: { name: string }) => each.name)).toContain(name);
    expect((await ask('a')).products).toHaveLength(SEARCH_LIMIT);
  });

  test('lists the product with the text as its SKU first', async () => {
    const { id, sku } = await product();
    expect((await ask(sku)).products[0].id).toBe(id);
    expect((await ask(` ${sku.toLowerCase()} `)).products[0].id).toBe(id);
  });

  test('lists each product once', async () => {
    const { sku } = await product();
    const ids = (await ask(sku)).products.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lists products of the current catalog before those of others', async () => {
    const ids = new Set((await listStored(client.gateway, 'products')).map(({ catalogId }) => catalogId));
    expect(ids.size).toBeGreaterThan(1);
    for (const catalogId of ids) expect((await ask('e', catalogId)).products[0].catalogId).toBe(catalogId);
  });

  test("finds catalogs, jobs, and versions by the catalog's name", async () => {
    const { catalogs, jobs, versions } = await ask('outdoor');
    expect(catalogs.map(({ name }: { name: string }) => name)).toEqual(['Outdoor range']);
    expect(jobs).toEqual([{ id: '1' }]);
    expect(versions).toMatchObject([{ version: 1 }]);
  });

  test('finds users, invoices by client and number, and emails', async () => {
    const [user] = await listStored(client.gateway, 'users');
    const [invoice] = await listStored(client.gateway, 'invoices');
    const [email] = await listStored(client.gateway, 'mails', ({ folder }) => folder === 'inbox');
    expect((await ask(user!.fullName)).users).toMatchObject([{ id: user!.id }]);
    expect((await ask(`#${invoice!.id}`)).invoices[0]).toMatchObject({ id: invoice!.id });
    expect((await ask(invoice!.client.name)).invoices.map(({ id }: { id: string }) => id)).toContain(invoice!.id);
    expect((await ask(email!.subject)).emails).toContainEqual(expect.objectContaining({ id: email!.id }));
  });

  test('finds recipes by name, those of the current catalog first, without those of others and of archived catalogs', async () => {
    const [admin] = await listStored(client.gateway, 'authUsers');
    const edit = { updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
    const recipes = [
      { name: 'Summer sale', catalogId: '1' },
      { name: 'Sale of winter', catalogId: '1' },
      { name: 'Sale', catalogId: '2' },
      { name: 'Sale of others', catalogId: '1', ownerId: '99' },
      { name: 'Publish', catalogId: '1' },
    ];
    for (const [index, recipe] of recipes.entries()) {
      const row = { id: String(index + 1), ownerId: admin!.id, sharedWith: null, steps: [], ...edit, ...recipe };
      await putStored(client.gateway, 'recipes', row);
    }
    const names = async (catalogId: string) =>
      (await ask('SALE', catalogId)).recipes.map(({ name }: { name: string }) => name);
    expect(await names('1')).toEqual(['Sale of winter', 'Summer sale', 'Sale']);
    expect(await names('2')).toEqual(['Sale', 'Sale of winter', 'Summer sale']);
    for (const word of ['Recipe', 'recipes', 'Rezept']) expect((await ask(word, '1')).recipes).toHaveLength(4);
    const [catalog] = await listStored(client.gateway, 'catalogs', ({ id }) => id === '2');
    await putStored(client.gateway, 'catalogs', { ...catalog!, status: 'ARCHIVED' });
    expect(await names('1')).toEqual(['Sale of winter', 'Summer sale']);
  });

  test('finds rules by the names of their categories and channels, and all of them by the word', async () => {
    const rule = { where: 'stock > 0', updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
    await putStored(client.gateway, 'categories', { id: '2:Tents', catalogId: '2', path: 'Tents', rule });
    await putStored(client.gateway, 'categories', { id: '1:A/Boots', catalogId: '1', path: 'A/Boots', rule });
    const [catalog] = await listStored(client.gateway, 'catalogs', ({ id }) => id === '1');
    const channelRules = [{ channel: 'web', scope: 'FEEDS' as const, ...rule }];
    await putStored(client.gateway, 'catalogs', { ...catalog!, channels: ['web'], channelRules });
    const boots = { catalog: { id: '1' }, category: 'A/Boots', scope: null, channel: null };
    const web = { catalog: { id: '1' }, category: null, scope: 'FEEDS', channel: { code: 'web' } };
    const tents = { catalog: { id: '2' }, category: 'Tents', scope: null, channel: null };
    const rules = async (q: string, catalogId = '1') => (await ask(q, catalogId)).rules;
    for (const word of ['rule', 'Rules', 'Règle']) expect(await rules(word)).toEqual([boots, web, tents]);
    expect(await rules('rule', '2')).toEqual([tents, boots, web]);
    expect(await rules('boot')).toEqual([boots]);
    expect(await rules('web')).toEqual([web]);
    expect(await rules('ru')).toEqual([]);
  });

  test('does not search spam and trash', async () => {
    const [email] = await listStored(client.gateway, 'mails', ({ folder }) => folder === 'spam');
    const { emails } = await ask(email!.subject);
    expect(emails.filter(({ id }: { id: string }) => id === email!.id)).toEqual([]);
  });

  test('shows only the groups that the account can read', async () => {
    await client.ask(
      'mutation { updateRole(input: { name: client, abilities: [{ action: read, subject: Search }, { action: read, subject: Catalog }] }) { role { name } } }',
    );
    await client.signIn('client@demo.com', 'client');
    const { limit: _limit, ...groups } = await ask('o');
    expect(groups.catalogs.length).toBeGreaterThan(0);
    for (const name of GROUPS.filter((each) => each !== 'catalogs')) expect(groups[name]).toEqual([]);
  });

  test('is denied without permission to search', async () => {
    await client.signIn('client@demo.com', 'client');
    expect((await client.refusal(QUERY, { q: 'o' }))?.code).toBe('FORBIDDEN');
  });
});
