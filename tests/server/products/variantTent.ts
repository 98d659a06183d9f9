import type { ProductInput } from '#server/types.generated';
import { createTestClient, type TestClient } from '../../support/testClient';

/** The values of a product or a variant in a query. */
export const VALUES = 'values { attribute locale channel isInherited text }';
/** What is asked for of a saved product. */
export const FIELDS = `product { id revision variants { sku name stock ${VALUES} } issues { code field message suggestedFix } }`;
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
/** A value for German, or for another scope. */
export const value = (attribute: string, text: string, scope: object = { locale: 'de' }) => ({
  attribute,
  ...scope,
  text,
});

/** A variant with an attribute of its own. */
export const small = {
  sku: 'TENT-S',
  name: 'Tent, S',
  options: [{ name: 'Size', value: 'S' }],
  attributes: [{ name: 'Cleaning', value: 'Wash cold' }],
};
/** A variant without attributes of its own. */
export const large = { sku: 'TENT-L', name: 'Tent, L', options: [{ name: 'Size', value: 'L' }] };

/** Creates a tent with German texts and these variants in a catalog with four languages and two channels. */
export const createTent = async (variants: object[], over: ProductInput = {}, given?: TestClient) => {
  const client = given ?? (await createTestClient());
  const catalog = {
    name: 'Tents',
    locales: ['en', 'de', 'fr', 'de-CH'],
    channels: ['web', 'market'],
    shopUrl: 'https://shop.example',
  };
  const { data: made } = await client.ask(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input: catalog },
  );
  const catalogId: string = made.createCatalog.catalog.id;
  const create = (input: object) =>
    client.ask(CREATE, {
      input: {
        catalogId,
        sku: 'TENT',
        name: 'Tent',
        attributes: [
          { name: 'Cleaning', value: 'Wipe' },
          { name: 'Outer material', value: 'Cotton' },
        ],
        values: [value('name', 'Zelt'), value('outer-material', 'Baumwolle'), value('cleaning', 'Abwischen')],
        ...over,
        ...input,
      },
    });
  return { client, catalogId, create, created: await create({ variants }) };
};
