import { describe, expect, it } from 'vitest';
import type { ProductInput } from '../../../mocks/types.generated';
import { createTestClient } from '../../support/testClient';
import { createAttribute } from '../attributes/attributeClient';

const VALUES = 'values { attribute locale channel isInherited text }';
const FIELDS = `product { id revision variants { sku name stock ${VALUES} } issues { code field message suggestedFix } }`;
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
  isSaved merged conflicts { field base mine theirs } changedVariants { sku ${VALUES} } ${FIELDS} } }`;

const value = (attribute: string, text: string, scope: object = { locale: 'de' }) => ({ attribute, ...scope, text });

const small = {
  sku: 'TENT-S',
  name: 'Tent, S',
  options: [{ name: 'Size', value: 'S' }],
  attributes: [{ name: 'Care', value: 'Wash cold' }],
};
const large = { sku: 'TENT-L', name: 'Tent, L', options: [{ name: 'Size', value: 'L' }] };

const setUp = async (variants: object[], over: ProductInput = {}) => {
  const client = await createTestClient();
  const catalog = { name: 'Tents', locales: ['en', 'de', 'fr', 'de-CH'], channels: ['web', 'market'] };
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
          { name: 'Care', value: 'Wipe' },
          { name: 'Outer material', value: 'Cotton' },
        ],
        values: [value('name', 'Zelt'), value('outer-material', 'Baumwolle'), value('care', 'Abwischen')],
        ...over,
        ...input,
      },
    });
  return { client, catalogId, create, created: await create({ variants }) };
};

describe('Values of a variant', () => {
  it('are stored as they are meant, by attribute, language, and channel', async () => {
    const { created } = await setUp([
      {
        ...small,
        values: [value('name', ' Zelt, klein '), value('Care', 'Kalt waschen', { locale: 'de', channel: ' web ' })],
      },
      { ...large, values: [value('care', ' ')] },
    ]);
    expect(created.errors).toBeUndefined();
    const stored = { isInherited: false, locale: 'de' };
    expect(created.data.createProduct.product.variants).toMatchObject([
      {
        values: [
          { ...stored, attribute: 'care', channel: 'web', text: 'Kalt waschen' },
          { ...stored, attribute: 'name', channel: null, text: 'Zelt, klein' },
        ],
      },
      { values: [] },
    ]);
  });

  it('are read with the fallbacks of the product, and the product’s are inherited', async () => {
    const { client, created } = await setUp([
      { ...small, values: [value('name', 'Zelt klein'), value('care', 'Online', { channel: 'web' })] },
      { ...large, values: [value('care', 'Laver', { locale: 'fr' })] },
    ]);
    const read = (args: string) => `value(${args}) { text locale channel isInherited }`;
    const { data, errors } = await client.ask(
      `query ($id: ID!) { product(id: $id) { variants {
        name: ${read('attribute: "name", locale: "de-CH"')}
        own: ${read('attribute: "Care", locale: "de"')}
        web: ${read('attribute: "care", locale: "de", channel: "web"')}
        french: ${read('attribute: "care", locale: "fr"')}
        material: ${read('attribute: "outer-material", locale: "de"')}
        none: ${read('attribute: "weight", locale: "de"')}
      } } }`,
      { id: created.data.createProduct.product.id },
    );
    expect(errors).toBeUndefined();
    const inherited = { isInherited: true, locale: null, channel: null };
    const material = { ...inherited, text: 'Baumwolle', locale: 'de' };
    expect(data.product.variants).toEqual([
      {
        name: { ...inherited, text: 'Zelt klein', locale: 'de' },
        own: { ...inherited, text: 'Wash cold' },
        web: { ...inherited, text: 'Online', channel: 'web' },
        french: { ...inherited, text: 'Wash cold' },
        material,
        none: null,
      },
      {
        // Its own name follows the name of the product.
        name: { ...inherited, text: 'Zelt, L', locale: 'de' },
        own: { ...inherited, text: 'Abwischen', locale: 'de' },
        web: { ...inherited, text: 'Abwischen', locale: 'de' },
        french: { ...inherited, text: 'Laver', locale: 'fr', isInherited: false },
        material,
        none: null,
      },
    ]);
  });

  it.each([
    [value('name', 'x', { locale: 'de-DE' }), 'name,de-DE', 'Use de, or add it to the catalog’s languages.'],
    [value('care', 'x', { channel: 'webb' }), 'care,,webb', 'Use web, or add it to the catalog’s channels.'],
    [value('care', 'x', { locale: 'en' }), 'care,en', 'as is the variant’s own.'],
    [value('description', 'x'), 'description,de', 'Variants don’t have the field “description”.'],
    [value('sku', 'x'), 'sku,de', 'the same value in all languages and channels'],
  ])('are refused if they can’t be: %o', async (wrong, path, message) => {
    const { created } = await setUp([small, { ...large, values: [wrong] }]);
    expect(created.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { [`variants[1].values[${path}]`]: expect.stringContaining(message) },
    });
  });

  it('are merged one by one with those of others, and an edit that leaves them out keeps them', async () => {
    const before = [value('care', 'Kalt waschen'), value('name', 'Zelt klein')];
    const { client, created } = await setUp([{ ...small, values: before }, large]);
    const { id } = created.data.createProduct.product;
    const edit = async (values: object[] | undefined, over: object = {}) => {
      const variants = [{ sku: small.sku, ...(values && { values }), ...over }, { sku: large.sku }];
      const base = { variants: [{ sku: small.sku, values: before }, { sku: large.sku }] };
      const { data, errors } = await client.ask(UPDATE, { input: { id, revision: 1, variants, base } });
      expect(errors).toBeUndefined();
      return data.updateProduct;
    };
    const others = await edit([before[0]!, value('name', 'Kleinzelt')]);
    expect(others.changedVariants).toMatchObject([{ sku: small.sku, values: [{}, { text: 'Kleinzelt' }] }]);
    const mine = await edit([value('care', 'Handwäsche'), before[1]!], { stock: 3 });
    expect(mine).toMatchObject({ isSaved: true, merged: [`variants[${small.sku}].values[name,de]`] });
    expect(mine.product.variants[0]).toMatchObject({
      stock: 3,
      values: [{ text: 'Handwäsche' }, { text: 'Kleinzelt' }],
    });
    const conflicting = await edit([before[0]!, value('name', 'Zeltchen')]);
    expect(conflicting).toMatchObject({
      isSaved: false,
      conflicts: [
        {
          field: `variants[${small.sku}].values[name,de]`,
          base: 'Zelt klein',
          mine: 'Zeltchen',
          theirs: 'Kleinzelt',
        },
      ],
    });
  });

  it('keep the language and the channel in the catalog, and count as usage of their attribute', async () => {
    const { client, catalogId } = await setUp([
      { ...small, values: [value('Lining', 'Soie', { locale: 'fr' })] },
      large,
    ]);
    const { errors } = await client.ask(
      'mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }',
      { input: { id: catalogId, revision: 1, locales: ['en', 'de', 'de-CH'] } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { locales: expect.stringContaining('1 product has a translation into French (fr).') },
    });
    const { data } = await createAttribute(client, 'Lining', {});
    expect(data.createAttribute.attribute.usage.products).toBe(1);
  });
});
