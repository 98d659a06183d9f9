import { describe, expect, it } from 'vitest';
import { createCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { undoJob } from '#server/domain/jobs/actions';
import { isSameContent } from '#server/domain/products/canonical';
import { createProduct, duplicateProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput, UpdateCatalogInput } from '#server/types.generated';
import { createTestContext, getError, soundProduct } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';
import { runClone, runJobs } from '../jobs/engine';

const VALUES = [
  { attribute: 'name', locale: 'de', text: 'Firstzelt' },
  { attribute: 'name', locale: 'de', channel: 'web', text: 'Firstzelt, leicht' },
  { attribute: 'outer-material', locale: 'de', text: 'Baumwolle' },
  { attribute: 'slug', locale: 'de', text: 'firstzelt' },
];

const tent = async (input: ProductInput = {}) => {
  const ctx = createTestContext();
  const catalog = await createCatalog(ctx, {
    name: 'Summer',
    locales: ['en', 'de', 'fr', 'de-CH'],
    channels: ['web', 'market'],
  });
  const attributes = [{ name: 'Outer material', value: 'Cotton' }];
  const given = { ...soundProduct('T'), attributes, values: VALUES, ...input };
  const product = await createProduct(ctx, { catalogId: catalog.id, input: given });
  return { ctx, catalog, product };
};

describe('Values over GraphQL', () => {
  it('are read with the language and channel that they were found in', async () => {
    const { ctx, product } = await tent();
    const value = (args: string) => `value(${args}) { attribute locale channel isInherited text }`;
    const query = `query ($id: ID!) { product(id: $id) {
      exact: ${value('attribute: "name", locale: "de", channel: "web"')}
      forAllChannels: ${value('attribute: "name", locale: "de", channel: "market"')}
      general: ${value('attribute: "Outer material", locale: "de-CH"')}
      own: ${value('attribute: "name", locale: "en"')}
      fallback: ${value('attribute: "name", locale: "fr"')}
      none: ${value('attribute: "seo-title", locale: "fr"')}
      values { attribute locale channel isInherited text }
      translationProgress { locale filled total }
    } }`;
    const { data, errors } = await execute(ctx, query, { id: product.id });
    expect(errors).toBeUndefined();
    const name = { attribute: 'name', locale: 'de', channel: null, isInherited: false, text: 'Firstzelt' };
    expect(data?.['product']).toEqual({
      exact: { ...name, channel: 'web', text: 'Firstzelt, leicht' },
      forAllChannels: { ...name, isInherited: true },
      general: { ...name, attribute: 'outer-material', isInherited: true, text: 'Baumwolle' },
      own: { ...name, locale: null, text: 'Product T' },
      fallback: { ...name, locale: null, isInherited: true, text: 'Product T' },
      none: null,
      values: VALUES.map((stored) => ({ channel: null, isInherited: false, ...stored })),
      translationProgress: [
        { locale: 'de', filled: 2, total: 2 },
        { locale: 'fr', filled: 0, total: 2 },
        { locale: 'de-CH', filled: 2, total: 2 },
      ],
    });
  });
});

describe('Values of a product', () => {
  it('are merged one by one with those of others', async () => {
    const { ctx, product } = await tent();
    const french = { attribute: 'name', locale: 'fr', text: 'Tente' };
    const swiss = { attribute: 'name', locale: 'de-CH', text: 'Zältli' };
    await updateProduct(ctx.as('Bo'), { id: product.id, revision: 1, input: { values: [...VALUES, french] } });
    const mine = { values: [...VALUES.slice(1), swiss] };
    const update = await updateProduct(ctx, { id: product.id, revision: 1, input: mine, base: { values: VALUES } });
    expect(update).toMatchObject({ isSaved: true, merged: ['values[name,fr]'] });
    expect(update.product.values?.map(({ text }) => text)).toEqual([
      'Firstzelt, leicht',
      'Zältli',
      'Tente',
      'Baumwolle',
      'firstzelt',
    ]);
    const unknown = { values: [{ ...swiss, locale: 'de-DE' }] };
    expect(await getError(() => updateProduct(ctx, { id: product.id, revision: 3, input: unknown }))).toMatchObject({
      code: 'INVALID',
      fields: { 'values[name,de-DE]': expect.stringContaining('Use de, or add it to the catalog’s languages.') },
    });
    const cleared = await updateProduct(ctx, { id: product.id, revision: 3, input: { values: [] } });
    expect('values' in cleared.product).toBe(false);
  });

  it('stay as they are in a clone, a bulk edit and its undo; a copy has its own slugs', async () => {
    const { ctx, catalog, product } = await tent();
    const clone = await runClone(ctx, { id: catalog.id, name: 'Autumn' });
    const [copy] = await ctx.store.list('products', ({ catalogId }) => catalogId === clone.id);
    expect(isSameContent(copy!, product)).toBe(true);
    const request = { catalogId: catalog.id, target: { ids: [product.id] }, expectedCount: 1 };
    const job = await setProductsStatus(ctx, { ...request, status: 'ARCHIVED' });
    await runJobs(ctx);
    expect((await ctx.store.get('products', product.id))?.values).toEqual(VALUES);
    await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(isSameContent((await ctx.store.get('products', product.id))!, product)).toBe(true);
    const { values } = await duplicateProduct(ctx, product.id);
    expect(values).toEqual([...VALUES.slice(0, 3), { ...VALUES[3], text: 'firstzelt-copy' }]);
  });

  it.each([
    [[{ attribute: 'name', locale: 'de', text: 'x'.repeat(256) }], 'ERROR NAME_TOO_LONG values[name,de] de null'],
    [
      [{ attribute: 'seo-title', channel: 'web', text: 'x'.repeat(71) }],
      'INFO SEO_TITLE_TOO_LONG values[seo-title,,web] null web',
    ],
    [
      [{ attribute: 'description', locale: 'de', text: '<p>Kurz</p>' }],
      'WARNING DESCRIPTION_TOO_SHORT values[description,de] de null',
    ],
    [[{ attribute: 'slug', locale: 'de', text: 'Erstes Zelt' }], 'WARNING SLUG_FORMAT values[slug,de] de null'],
    [
      [{ attribute: 'tax-class', locale: 'de', text: 'Voll' }],
      'INFO VALUE_WITHOUT_SOURCE values[tax-class,de] de null',
    ],
  ])('are validated like its own fields: %o', async (values, expected) => {
    const { product } = await tent({ values });
    const found = product.issues.map(
      ({ severity, code, field, locale, channel }) => `${severity} ${code} ${field} ${locale} ${channel}`,
    );
    expect(found).toContain(expected);
  });
});

describe('Catalog of products with values', () => {
  it.each<[Partial<UpdateCatalogInput>, string, string]>([
    [{ locales: ['en', 'fr', 'de-CH'] }, 'locales', '1 product has a translation into German (de).'],
    [{ defaultLocale: 'de' }, 'defaultLocale', '1 product has a translation into German (de), which would replace'],
    [{ channels: ['market'] }, 'channels', '1 product has texts or prices for the channel “web”.'],
  ])('keeps what they use: %o', async (changes, field, message) => {
    const { ctx, catalog } = await tent();
    const refusal = await getError(() => updateCatalog(ctx, { id: catalog.id, input: changes, revision: 1 }));
    expect(refusal).toMatchObject({ code: 'INVALID', fields: { [field]: expect.stringContaining(message) } });
    expect(await ctx.store.get('catalogs', catalog.id)).toMatchObject({ revision: 1 });
  });

  it('gives up a language and a channel that none of them uses', async () => {
    const { ctx, catalog } = await tent();
    const input = { locales: ['en', 'de'], channels: ['web'] };
    expect(await updateCatalog(ctx, { id: catalog.id, input, revision: 1 })).toMatchObject(input);
  });
});
