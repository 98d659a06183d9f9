import { beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '#shared/foldText';
import { createShop } from '../imports/shops/shopClient';
import { createTestClient, type TestClient } from '../../support/testClient';

/** An accent as a character of its own, as files of Apple’s systems have it. */
const apart = (text: string) => text.normalize('NFD');

const NAMES = [
  'Café au lait',
  apart('Café crème'),
  'İstanbul Işık',
  'Größe',
  'Łódź Ångström',
  'Смартфон Ёлка',
  'Οδός Αθηνών',
  'がま',
  'かま',
];

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
  for (const [at, name] of NAMES.entries()) {
    const input = {
      catalogId: '1',
      sku: `S${at}`,
      name,
      brand: apart('Señor'),
      categories: [apart('Thé/Été')],
      status: 'ACTIVE',
    };
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
    expect((await client.ask(create, { input })).errors).toBeUndefined();
  }
});

const find = async (filter: object): Promise<string[]> => {
  const list = 'query ($input: ProductListInput!) { products(input: $input) { data { name } } }';
  const data = await client.data(list, { input: { catalogId: '1', filter, perPage: 25 } });
  return data.products.data.map(({ name }: { name: string }) => name);
};

const CAFES = ['Café au lait', 'Café crème'];
const CASES: [string, string[]][] = [
  ['cafe', CAFES],
  ['café', CAFES],
  [apart('café'), CAFES],
  ['CAFÉ', CAFES],
  ['ışık', ['İstanbul Işık']],
  ['IŞIK', ['İstanbul Işık']],
  ['isik', ['İstanbul Işık']],
  ['ıstanbul', ['İstanbul Işık']],
  ['istanbul', ['İstanbul Işık']],
  ['İSTANBUL', ['İstanbul Işık']],
  [apart('İstanbul'), ['İstanbul Işık']],
  ['grösse', ['Größe']],
  ['GROSSE', ['Größe']],
  ['lodz', ['Łódź Ångström']],
  ['angstrom', ['Łódź Ångström']],
  ['елка', ['Смартфон Ёлка']],
  ['ΟΔΟΣ', ['Οδός Αθηνών']],
  ['οδοσ', ['Οδός Αθηνών']],
  ['が', ['がま']],
  ['か', ['かま']],
];

describe('A search without regard to accents', () => {
  test.each(CASES)('for %s finds products', async (q, names) => {
    expect((await find({ q })).toSorted()).toEqual(names);
  });

  test.each(CASES)('for %s finds products in the palette', async (q, names) => {
    const { data } = await client.ask('query ($q: String) { palette(q: $q) { products { name } } }', { q });
    const found: string[] = data.palette.products.map(({ name }: { name: string }) => name);
    expect(found.toSorted()).toEqual(names);
  });

  test.each(['café', apart('café'), 'CAFE'])('for %s finds tasks, in GraphQL and REST', async (q) => {
    await client.ask('mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }', {
      input: { title: apart('Café') },
    });
    const { data } = await client.ask('query ($input: TaskListInput) { taskPage(input: $input) { tasks { title } } }', {
      input: { q },
    });
    expect(data.taskPage.tasks.length).toBeGreaterThan(0);
    const { body } = await client.rest('GET', `/apps/todo/tasks?q=${encodeURIComponent(q)}`);
    expect(body.length).toBe(data.taskPage.tasks.length);
  });

  test.each([
    [{ brand: 'Señor' }],
    [{ brand: apart('Señor') }],
    [{ category: 'Thé' }],
    [{ category: apart('Thé/Été') }],
  ])('%o filters by the same text, whatever its form', async (filter) => {
    expect(await find(filter)).toHaveLength(NAMES.length);
  });

  test('a SKU in two forms is one SKU, when it is looked up, saved, and imported', async () => {
    const shop = await createShop();
    const file = (sku: string, name: string) => `SKU,Name,Price\n${sku},${name},1\n`;
    await shop.importFile(file('CAFÉ-1', 'Café'));
    const { job } = await shop.importFile(file(apart('CAFÉ-1'), 'Coffee'));
    expect(job.counts).toMatchObject({ created: 0, updated: 1 });
    const [product, ...others] = await shop.products();
    expect([product.sku, product.name, others]).toEqual(['CAFÉ-1', 'Coffee', []]);
    const look = 'query ($id: ID!, $sku: String!) { productOfSku(catalogId: $id, sku: $sku) { id } }';
    const { productOfSku } = await shop.request(look, { id: shop.catalogId, sku: apart('CAFÉ-1') });
    expect(productOfSku).toEqual({ id: product.id });
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
    const refusal = await shop.refusal(create, {
      input: { catalogId: shop.catalogId, sku: apart('CAFÉ-1'), name: 'Tea' },
    });
    expect(refusal?.code).toBe('CONFLICT');
  });

  test('texts are folded once: folding again changes nothing', () => {
    for (const name of NAMES) expect(foldText(foldText(name))).toBe(foldText(name));
  });
});
