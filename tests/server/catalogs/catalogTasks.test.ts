import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const FACTS = `
  query ($id: ID!) {
    catalog(id: $id) {
      isDemo
      tasks { task isDone }
      untranslated { locale productCount }
      currentVersion { feeds { url } }
    }
  }
`;

const readFacts = async ({ ask }: TestClient, id: string) => {
  const { catalog } = (await ask(FACTS, { id })).data;
  const done = catalog.tasks.flatMap(({ task, isDone }: { task: string; isDone: boolean }) => (isDone ? [task] : []));
  return { ...catalog, done };
};

const createCatalog = async ({ ask }: TestClient, input: object) =>
  (
    await ask('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id code } } }', {
      input,
    })
  ).data.createCatalog.catalog;

const createProduct = async ({ ask }: TestClient, catalogId: string, product: object) =>
  (
    await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
      input: { catalogId, ...product },
    })
  ).data.createProduct.product.id as string;

const findSkus = async ({ ask }: TestClient, catalogId: string, filter: object) =>
  ask('query ($input: ProductListInput!) { products(input: $input) { data { sku } } }', {
    input: { catalogId, filter, sort: 'SKU' },
  });

const skus = async (client: TestClient, catalogId: string, filter: object) =>
  (await findSkus(client, catalogId, filter)).data.products.data.map(({ sku }: { sku: string }) => sku);

const PRICED = { prices: [{ currency: 'EUR', amount: '9.50' }] };

const inGerman = (text: string) => ({ values: [{ attribute: 'name', locale: 'de', text }] });

describe('The tasks of a catalog', () => {
  it('are done with its products, texts, shop URL, version, and feed', async () => {
    const client = await createTestClient();
    const { id } = await createCatalog(client, { name: 'Garden', locales: ['en', 'de'] });
    expect(await readFacts(client, id)).toMatchObject({
      isDemo: false,
      done: [],
      untranslated: [{ productCount: 0 }, { productCount: 0 }],
    });

    const broken = await createProduct(client, id, { sku: 'A', name: 'Rake' });
    expect(await readFacts(client, id)).toMatchObject({
      done: ['IMPORT'],
      untranslated: [
        { locale: 'en', productCount: 0 },
        { locale: 'de', productCount: 1 },
      ],
    });

    await client.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
      input: { id: broken, revision: 1, ...PRICED, ...inGerman('Rechen') },
    });
    expect((await readFacts(client, id)).done).toEqual(['IMPORT', 'FIX_ERRORS', 'TRANSLATE']);

    await client.ask('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', {
      input: { id, revision: 1, shopUrl: 'https://garden.example' },
    });
    expect((await readFacts(client, id)).done).toContain('SET_SHOP_URL');
  });

  it('include the first feed that is downloaded', async () => {
    const client = await createTestClient();
    const before = await readFacts(client, '1');
    expect(before.isDemo).toBe(true);
    expect(before.done).toContain('PUBLISH');
    expect(before.done).not.toContain('GET_FEED');
    await (await client.fetch(before.currentVersion.feeds[0].url)).text();
    expect((await readFacts(client, '1')).done).toContain('GET_FEED');
  });
});

describe('Products', () => {
  it('are found by the language that they are not translated into', async () => {
    const client = await createTestClient();
    const { id } = await createCatalog(client, { name: 'Garden', locales: ['en', 'de', 'de-CH', 'en-GB'] });
    await createProduct(client, id, { sku: 'A', name: 'Rake' });
    await createProduct(client, id, { sku: 'B', name: 'Spade', ...PRICED, ...inGerman('Spaten') });
    await createProduct(client, id, {
      sku: 'C',
      name: 'Hoe',
      ...PRICED,
      values: [{ attribute: 'name', locale: 'de-CH', text: 'Haue' }],
    });
    const described = await createProduct(client, id, {
      sku: 'D',
      name: 'Fork',
      description: '<p>For beds</p>',
      attributes: [{ name: 'Color', value: 'red' }],
      ...inGerman('Gabel'),
    });
    expect(await skus(client, id, { untranslatedIn: 'de' })).toEqual(['A', 'C', 'D']);
    expect(await skus(client, id, { untranslatedIn: 'de-CH' })).toEqual(['A', 'D']);
    expect((await readFacts(client, id)).untranslated).toContainEqual({ locale: 'de', productCount: 3 });
    await client.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
      input: {
        id: described,
        revision: 1,
        values: [...inGerman('Gabel').values, { attribute: 'description', locale: 'de-CH', text: '<p>Für Beete</p>' }],
      },
    });
    expect(await skus(client, id, { untranslatedIn: 'de' })).toEqual(['A', 'C', 'D']);
    expect(await skus(client, id, { untranslatedIn: 'de-CH' })).toEqual(['A']);
    expect(await skus(client, id, { untranslatedIn: 'en' })).toEqual([]);
    expect(await skus(client, id, { untranslatedIn: 'en-GB' })).toEqual([]);
    const { errors } = await findSkus(client, id, { untranslatedIn: 'fr' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
  });
});
