import { describe, expect, it } from 'vitest';
import { createAttribute } from '../attributes/attributeClient';
import { createTent, FIELDS, large, small, value, VALUES } from './variantTent';

const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
  isSaved merged conflicts { field base mine theirs } changedVariants { sku ${VALUES} } ${FIELDS} } }`;

describe('Values of a variant', () => {
  it('are stored as they are meant, by attribute, language, and channel', async () => {
    const { created } = await createTent([
      {
        ...small,
        values: [value('name', ' Zelt, klein '), value('Cleaning', 'Kalt waschen', { locale: 'de', channel: ' web ' })],
      },
      { ...large, values: [value('cleaning', ' ')] },
    ]);
    expect(created.errors).toBeUndefined();
    const stored = { isInherited: false, locale: 'de' };
    expect(created.data.createProduct.product.variants).toMatchObject([
      {
        values: [
          { ...stored, attribute: 'cleaning', channel: 'web', text: 'Kalt waschen' },
          { ...stored, attribute: 'name', channel: null, text: 'Zelt, klein' },
        ],
      },
      { values: [] },
    ]);
  });

  it('count in the progress of translations, except for names that follow the product’s', async () => {
    const { client, created } = await createTent([
      {
        ...small,
        values: [value('cleaning', 'Kalt waschen'), value('cleaning', 'Laver', { locale: 'fr', channel: 'web' })],
      },
      { ...large, name: 'Giant', values: [value('name', 'Riese'), value('outer-material', 'Hanf')] },
    ]);
    const query = 'query ($id: ID!) { product(id: $id) { translationProgress { locale filled total } } }';
    const { data } = await client.ask(query, { id: created.data.createProduct.product.id });
    // Name and two attributes of the product, an attribute of the first variant, and the name of the second.
    expect(data.product.translationProgress).toEqual([
      { locale: 'de', filled: 5, total: 5 },
      { locale: 'fr', filled: 0, total: 5 },
      { locale: 'de-CH', filled: 5, total: 5 },
    ]);
  });

  it('are read with the fallbacks of the product, and the product’s are inherited', async () => {
    const { client, created } = await createTent([
      { ...small, values: [value('name', 'Zelt klein'), value('cleaning', 'Online', { channel: 'web' })] },
      { ...large, values: [value('cleaning', 'Laver', { locale: 'fr' })] },
    ]);
    const read = (args: string) => `value(${args}) { text locale channel isInherited }`;
    const data = await client.data(
      `query ($id: ID!) { product(id: $id) { variants {
        name: ${read('attribute: "name", locale: "de-CH"')}
        own: ${read('attribute: "Cleaning", locale: "de"')}
        web: ${read('attribute: "cleaning", locale: "de", channel: "web"')}
        french: ${read('attribute: "cleaning", locale: "fr"')}
        material: ${read('attribute: "outer-material", locale: "de"')}
        none: ${read('attribute: "weight", locale: "de"')}
      } } }`,
      { id: created.data.createProduct.product.id },
    );
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
    [value('cleaning', 'x', { channel: 'webb' }), 'cleaning,,webb', 'Use web, or add it to the catalog’s channels.'],
    [value('cleaning', 'x', { locale: 'en' }), 'cleaning,en', 'as is the variant’s own.'],
    [value('description', 'x'), 'description,de', 'Variants don’t have the field “description”.'],
    [value('sku', 'x'), 'sku,de', 'the same value in all languages and channels'],
  ])('are refused if they can’t be: %o', async (wrong, path, message) => {
    const { created } = await createTent([small, { ...large, values: [wrong] }]);
    expect(created.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { [`variants[1].values[${path}]`]: expect.stringContaining(message) },
    });
  });

  it('are merged one by one with those of others, and an edit that leaves them out keeps them', async () => {
    const before = [value('cleaning', 'Kalt waschen'), value('name', 'Zelt klein')];
    const { client, created } = await createTent([{ ...small, values: before }, large]);
    const { id } = created.data.createProduct.product;
    const edit = async (values: object[] | undefined, over: object = {}) => {
      const variants = [{ sku: small.sku, ...(values && { values }), ...over }, { sku: large.sku }];
      const base = { variants: [{ sku: small.sku, values: before }, { sku: large.sku }] };
      const data = await client.data(UPDATE, { input: { id, revision: 1, variants, base } });
      return data.updateProduct;
    };
    const others = await edit([before[0]!, value('name', 'Kleinzelt')]);
    expect(others.changedVariants).toMatchObject([{ sku: small.sku, values: [{}, { text: 'Kleinzelt' }] }]);
    const mine = await edit([value('cleaning', 'Handwäsche'), before[1]!], { stock: 3 });
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
    const { client, catalogId } = await createTent([
      { ...small, values: [value('Tax class', 'Normale', { locale: 'fr' })] },
      large,
    ]);
    expect(
      await client.refusal(
        'mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }',
        { input: { id: catalogId, revision: 1, locales: ['en', 'de', 'de-CH'] } },
      ),
    ).toMatchObject({
      code: 'INVALID',
      fields: { locales: expect.stringContaining('1 product has a translation into French (fr).') },
    });
    const { data } = await createAttribute(client, 'Tax class', {});
    expect(data.createAttribute.attribute.usage.products).toBe(1);
  });
});
