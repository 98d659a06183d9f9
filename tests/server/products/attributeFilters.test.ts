import { beforeEach, describe, expect, it } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { setProductsStatus } from '#server/domain/jobs/bulkEdit';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { CreateAttributeInput, ProductValueInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';
import { runJobs } from '../jobs/engine';

let ctx: TestContext;
let catalogId = '';

const option = (text: string, german: string) => ({
  labels: [
    { locale: 'en', text },
    { locale: 'de', text: german },
  ],
});

const DEFINITIONS: Omit<CreateAttributeInput, 'labels'>[] = [
  { code: 'weight', type: 'MEASUREMENT', unitFamily: 'WEIGHT' },
  { code: 'persons', type: 'NUMBER' },
  { code: 'size', type: 'SELECT', options: [option('Small', 'Klein'), option('Large', 'Groß')] },
  { code: 'colors', type: 'MULTI_SELECT', options: [option('Red', 'Rot'), option('Blue', 'Blau')] },
  { code: 'organic', type: 'BOOLEAN' },
  { code: 'released', type: 'DATE' },
  { code: 'manual', type: 'URL' },
  { code: 'washing', type: 'RICH_TEXT' },
  { code: 'material', type: 'TEXT', isLocalizable: true },
];

const PRODUCTS: Record<string, Record<string, string>> = {
  A: { weight: '900 g', persons: '10', size: 'large', colors: 'Red, Blue', organic: 'Yes', released: '2026-01-31' },
  B: { weight: '1,2 kg', persons: '9.5', size: 'Klein', colors: 'Rot', organic: 'nein', released: '2025-12-01' },
  C: { weight: 'heavy', persons: 'ten', size: 'Huge', colors: 'Green', organic: 'maybe', released: 'spring' },
  D: { material: 'Öl cotton', care: 'Wash cold' },
  E: { material: 'Zinc', manual: 'https://example.com/E.pdf', washing: '<p>Dry <b>clean</b> &amp; cool</p>' },
  F: { material: 'Oak', washing: 'By <i>hand</i>' },
};

const VALUES: Record<string, ProductValueInput[]> = {
  D: [{ attribute: 'material', locale: 'de', text: 'Ölbaumwolle' }],
  E: [
    { attribute: 'material', locale: 'de', channel: 'web', text: 'Zink' },
    { attribute: 'name', locale: 'de', text: 'Anker' },
  ],
};

beforeEach(async () => {
  ctx = createTestContext();
  const { id, revision } = await catalogWith(ctx, 'Summer');
  catalogId = id;
  await updateCatalog(ctx, { id, input: { locales: ['en', 'de', 'sv'], channels: ['web', 'shop'] }, revision });
  for (const definition of DEFINITIONS) {
    await createAttribute(ctx, { ...definition, labels: [{ locale: 'en', text: definition.code! }] });
  }
  for (const [sku, attributes] of Object.entries(PRODUCTS)) {
    const input = {
      ...soundProduct(sku),
      attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
      ...(VALUES[sku] && { values: VALUES[sku] }),
    };
    await createProduct(ctx, { catalogId, input });
  }
});

const find = async (input: string) => {
  const query = `{ products(input: { catalogId: "${catalogId}", sort: SKU, ${input} }) { totalDocs data { sku } } }`;
  const { data, errors } = await execute(ctx, query);
  expect(errors).toBeUndefined();
  const page = data?.['products'] as { totalDocs: number; data: { sku: string }[] };
  expect(page.totalDocs).toBe(page.data.length);
  return page.data.map(({ sku }) => sku).join('');
};

const filterBy = (conditions: string) => find(`filter: { attributes: [${conditions}] }`);

const findError = async (input: string) => {
  const { errors } = await execute(ctx, `{ products(input: { catalogId: "${catalogId}", ${input} }) { page } }`);
  return errors?.[0]?.message;
};

describe('A filter by attributes', () => {
  it.each([
    ['attribute: "weight", max: 1', 'A'],
    ['attribute: "weight", min: 1', 'B'],
    ['attribute: "weight", min: 900, max: 1200, unit: "g"', 'AB'],
    ['attribute: "weight", hasValue: true', 'ABC'],
    ['attribute: "weight", hasValue: false', 'DEF'],
    ['attribute: "persons", min: 9.5', 'AB'],
    ['attribute: "persons", min: 9.6, max: 10', 'A'],
    ['attribute: "size", options: ["small"]', 'B'],
    ['attribute: "size", options: ["small", "large"]', 'AB'],
    ['attribute: "size", options: []', 'ABCDEF'],
    ['attribute: "colors", options: ["blue"]', 'A'],
    ['attribute: "colors", options: ["red"]', 'AB'],
    ['attribute: "organic", isTrue: true', 'A'],
    ['attribute: "organic", isTrue: false', 'B'],
    ['attribute: "released", from: "2026-01-01"', 'A'],
    ['attribute: "released", to: "2026-01-31"', 'AB'],
    ['attribute: "released", from: "2025-12-02", to: "2026-01-30"', ''],
    ['attribute: "manual", contains: "e.PDF"', 'E'],
    ['attribute: "washing", contains: "dry clean & c"', 'E'],
    ['attribute: "washing", contains: "<b>"', ''],
    ['attribute: "material", contains: "öl"', 'D'],
    ['attribute: "material", contains: " "', 'ABCDEF'],
    ['attribute: "material", contains: "o", hasValue: true', 'DF'],
    ['attribute: "material", contains: "o", hasValue: false', ''],
    ['attribute: "care", contains: "cold"', 'D'],
    ['attribute: "name", contains: "product f"', 'F'],
    ['attribute: "material", locale: "de", contains: "baum"', 'D'],
    ['attribute: "material", locale: "de", contains: "oak"', 'F'],
    ['attribute: "material", locale: "de", contains: "zinc"', 'E'],
    ['attribute: "material", locale: "de", channel: "web", contains: "zink"', 'E'],
    ['attribute: "material", locale: "de", channel: "shop", contains: "zink"', ''],
    ['attribute: "name", locale: "de", contains: "anker"', 'E'],
  ])('%s finds %s', async (condition, skus) => {
    expect(await filterBy(`{ ${condition} }`)).toBe(skus);
  });

  it('finds the products that meet all conditions and other filters', async () => {
    const conditions = '{ attribute: "persons", min: 1 }, { attribute: "organic", hasValue: true }';
    expect(await filterBy(conditions)).toBe('AB');
    expect(await find(`filter: { q: "b", attributes: [${conditions}] }`)).toBe('B');
  });

  it('finds products by their names in any language, but not by other texts in it', async () => {
    expect(await find('filter: { q: "ANKER" }')).toBe('E');
    expect(await find('filter: { q: "product e" }')).toBe('E');
    expect(await find('filter: { q: "zink" }')).toBe('');
  });

  it.each([
    ['{ attribute: "materiel" }', 'The catalog doesn’t have the attribute materiel. The nearest one is material.'],
    [
      '{ attribute: "weight", contains: "1" }',
      'The attribute weight has the type MEASUREMENT. Filter it by min, max, unit, hasValue, not by contains.',
    ],
    [
      '{ attribute: "care", min: 1 }',
      'The attribute care has the type TEXT. Filter it by contains, hasValue, not by min.',
    ],
    ['{ attribute: "size", options: ["smal"] }', 'The option smal doesn’t exist. The nearest one is small.'],
    ['{ attribute: "weight", min: 1, unit: "cm" }', 'The unit cm can’t be used. Units: mg, g, kg, t, oz, lb.'],
    ['{ attribute: "care", locale: "da" }', 'The catalog doesn’t have the language da. The nearest one is de.'],
    ['{ attribute: "care", channel: "wep" }', 'The catalog doesn’t have the channel wep. The nearest one is web.'],
    [Array(11).fill('{ attribute: "care" }').join(), 'Use at most 10 conditions.'],
  ])('%s is rejected', async (conditions, message) => {
    expect(await findError(`filter: { attributes: [${conditions}] }`)).toBe(message);
  });

  it('finds values as they are after each change', async () => {
    const cotton = () => filterBy('{ attribute: "material", contains: "cotton" }');
    expect(await cotton()).toBe('D');
    const attributes = [{ name: 'Material', value: 'Cotton' }];
    await updateProduct(ctx, { id: '1', revision: 1, input: { attributes } });
    await createProduct(ctx, { catalogId, input: { ...soundProduct('G'), attributes } });
    expect(await cotton()).toBe('ADG');
    await ctx.store.commit([{ table: 'products', remove: '4' }]);
    expect(await cotton()).toBe('AG');
  });

  it('has the same filter in jobs', async () => {
    const filter = { attributes: [{ attribute: 'persons', min: 1 }] };
    const target = { matching: { filter, excludeIds: ['2'] } };
    await setProductsStatus(ctx, { catalogId, target, status: 'ARCHIVED', expectedCount: 1 });
    await runJobs(ctx);
    const archived = await ctx.store.list('products', ({ status }) => status === 'ARCHIVED');
    expect(archived.map(({ sku }) => sku)).toEqual(['A']);
  });
});

describe('The order by an attribute', () => {
  it.each([
    ['attribute: "weight"', 'ABCDEF', 'BACDEF'],
    ['attribute: "persons"', 'BACDEF', 'ABCDEF'],
    ['attribute: "size"', 'BACDEF', 'ABCDEF'],
    ['attribute: "organic"', 'BACDEF', 'ABCDEF'],
    ['attribute: "released"', 'BACDEF', 'ABCDEF'],
    ['attribute: "washing"', 'FEABCD', 'EFABCD'],
    ['attribute: "material"', 'FDEABC', 'EDFABC'],
    ['attribute: "material", locale: "de"', 'FDEABC', 'EDFABC'],
    ['attribute: "material", locale: "sv"', 'FEDABC', 'DEFABC'],
    ['attribute: "name", locale: "de"', 'EABCDF', 'FDCBAE'],
  ])('%s is that of its type and language', async (sortBy, ascending, descending) => {
    expect(await find(`sortBy: { ${sortBy} }`)).toBe(ascending);
    expect(await find(`sortBy: { ${sortBy} }, direction: DESC`)).toBe(descending);
  });

  it('is rejected for an unknown attribute', async () => {
    expect(await findError('sortBy: { attribute: "sizes" }')).toContain('The nearest one is size.');
  });
});

describe('The values of several attributes', () => {
  const read = async (args: string) => {
    const fields = `valuesOf(${args}) { attribute locale channel isInherited text }`;
    const { data, errors } = await execute(ctx, `{ product(id: "5") { ${fields} } }`);
    return { values: (data?.['product'] as { valuesOf: object[] } | null)?.valuesOf, message: errors?.[0]?.message };
  };

  it('are in the requested order and say what is inherited', async () => {
    const { values } = await read('attributes: ["name", "Weight", "material", "manual"], locale: "de", channel: "web"');
    expect(values).toEqual([
      { attribute: 'name', locale: 'de', channel: null, isInherited: true, text: 'Anker' },
      { attribute: 'material', locale: 'de', channel: 'web', isInherited: false, text: 'Zink' },
      { attribute: 'manual', locale: null, channel: null, isInherited: true, text: 'https://example.com/E.pdf' },
    ]);
  });

  it('are limited', async () => {
    const readMany = async (count: number) => (await read(`attributes: [${Array(count).fill('"a"').join()}]`)).message;
    expect(await readMany(50)).toBeUndefined();
    expect(await readMany(51)).toBe('Request at most 50 attributes.');
  });
});
