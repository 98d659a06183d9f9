import { beforeEach, describe, expect, it } from 'vitest';
import { createAttribute, deleteAttribute, restoreAttribute } from '#server/domain/attributes/attributeWrites';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { setProductsStatus } from '../../bulkEdits/setProductsStatus';
import { listKnownDefinitions } from '#server/domain/validation/definedRules';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { DomainError } from '#server/errors';
import type { CreateAttributeInput, ProductFilter, ProductValueInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../../catalogs/domainContext';
import { execute } from '../../catalogs/executeSchema';
import { runJobs } from '../../jobs/engine';

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

const filterBy = (conditions: string) => find(`filter: { conditions: [${conditions}] }`);

const findError = async (input: string) => {
  const { errors } = await execute(ctx, `{ products(input: { catalogId: "${catalogId}", ${input} }) { page } }`);
  return errors?.[0]?.message;
};

describe('A filter by attributes', () => {
  it.each([
    ['attribute:weight', 'AT_MOST, values: ["1"]', 'A'],
    ['attribute:weight', 'AT_LEAST, values: ["1"]', 'B'],
    ['attribute:weight', 'LESS, values: ["1.2"]', 'A'],
    ['attribute:weight', 'GREATER, values: ["900"], unit: "g"', 'B'],
    ['attribute:weight', 'BETWEEN, values: ["900", "1200"], unit: "g"', 'AB'],
    ['attribute:weight', 'IS, values: ["0.9"]', 'A'],
    ['attribute:weight', 'IS_NOT, values: ["900"], unit: "g"', 'BCDEF'],
    ['attribute:weight', 'NOT_EMPTY', 'ABC'],
    ['attribute:weight', 'EMPTY', 'DEF'],
    ['attribute:persons', 'AT_LEAST, values: ["9.5"]', 'AB'],
    ['attribute:persons', 'BETWEEN, values: ["9.6", "10"]', 'A'],
    ['attribute:persons', 'IS, values: ["10.0"]', 'A'],
    ['attribute:persons', 'IS_NOT, values: ["10"]', 'BCDEF'],
    ['attribute:persons', 'EMPTY', 'DEF'],
    ['attribute:size', 'IS, values: ["small"]', 'B'],
    ['attribute:size', 'IS, values: ["Klein"]', 'B'],
    ['attribute:size', 'IN, values: ["small", "large"]', 'AB'],
    ['attribute:size', 'IS_NOT, values: ["small"]', 'ACDEF'],
    ['attribute:size', 'NOT_IN, values: ["small", "large"]', 'CDEF'],
    ['attribute:size', 'NOT_EMPTY', 'ABC'],
    ['attribute:colors', 'IS, values: ["blue"]', 'A'],
    ['attribute:colors', 'IS, values: ["red"]', 'AB'],
    ['attribute:colors', 'IN, values: ["blue", "red"]', 'AB'],
    ['attribute:colors', 'IS_NOT, values: ["blue"]', 'BCDEF'],
    ['attribute:organic', 'IS, values: ["yes"]', 'A'],
    ['attribute:organic', 'IS, values: ["no"]', 'B'],
    ['attribute:organic', 'EMPTY', 'DEF'],
    ['attribute:released', 'IS, values: ["2026-01-31"]', 'A'],
    ['attribute:released', 'AT_LEAST, values: ["2026-01-31"]', 'A'],
    ['attribute:released', 'AFTER, values: ["2026-01-31"]', ''],
    ['attribute:released', 'AT_MOST, values: ["2026-01-31"]', 'AB'],
    ['attribute:released', 'BEFORE, values: ["2026-01-31"]', 'B'],
    ['attribute:released', 'BETWEEN, values: ["2025-12-02", "2026-01-30"]', ''],
    ['attribute:released', 'LAST_DAYS, values: ["30"]', 'A'],
    ['attribute:released', 'LAST_DAYS, values: ["29"]', ''],
    ['attribute:released', 'AFTER, values: ["9999-12-31"]', ''],
    ['attribute:released', 'BEFORE, values: ["0000-01-01"]', ''],
    ['attribute:manual', 'CONTAINS, values: ["e.PDF"]', 'E'],
    ['attribute:manual', 'STARTS_WITH, values: ["https:"]', 'E'],
    ['attribute:manual', 'EMPTY', 'ABCDF'],
    ['attribute:washing', 'CONTAINS, values: ["dry clean & c"]', 'E'],
    ['attribute:washing', 'CONTAINS, values: ["<b>"]', ''],
    ['attribute:washing', 'IS, values: ["by HAND"]', 'F'],
    ['attribute:material', 'CONTAINS, values: ["öl"]', 'D'],
    ['attribute:material', 'NOT_CONTAINS, values: ["o"]', 'ABCE'],
    ['attribute:material', 'STARTS_WITH, values: ["O"]', 'DF'],
    ['attribute:material', 'IN, values: ["oak", "ZINC"]', 'EF'],
    ['attribute:material', 'NOT_IN, values: ["oak", "ZINC"]', 'ABCD'],
    ['attribute:Material', 'IS, values: ["oak"]', 'F'],
    ['attribute:care', 'CONTAINS, values: ["cold"]', 'D'],
    ['name', 'CONTAINS, values: ["product f"]', 'F'],
    ['attribute:name', 'CONTAINS, values: ["product f"]', 'F'],
    ['attribute:material', 'CONTAINS, locale: "de", values: ["baum"]', 'D'],
    ['attribute:material', 'CONTAINS, locale: "de", values: ["oak"]', 'F'],
    ['attribute:material', 'CONTAINS, locale: "de", values: ["zinc"]', 'E'],
    ['attribute:material', 'CONTAINS, locale: "de", channel: "web", values: ["zink"]', 'E'],
    ['attribute:material', 'CONTAINS, locale: "de", channel: "shop", values: ["zink"]', ''],
    ['name', 'CONTAINS, locale: "de", values: ["anker"]', 'E'],
  ])('%s %s finds %s', async (field, condition, skus) => {
    expect(await filterBy(`{ field: "${field}", operator: ${condition} }`)).toBe(skus);
  });

  it('finds the products that meet all conditions and other filters', async () => {
    const persons = '{ field: "attribute:persons", operator: AT_LEAST, values: ["1"] }';
    const conditions = `${persons}, { field: "attribute:organic", operator: NOT_EMPTY }`;
    expect(await filterBy(conditions)).toBe('AB');
    expect(await find(`filter: { q: "b", conditions: [${conditions}] }`)).toBe('B');
  });

  it('after its definition was deleted, an attribute can only be empty or not, until it is defined again', async () => {
    const isLarge = 'field: "attribute:size", operator: IN, values: ["large", "small"]';
    const { id } = (await listKnownDefinitions(ctx.store)).find(({ code }) => code === 'size')!;
    await deleteAttribute(ctx, id);
    expect(await findError(`filter: { conditions: [{ ${isLarge} }] }`)).toBe(
      'The attribute “size” was deleted. Remove the condition, or define the attribute again.',
    );
    expect(await filterBy('{ field: "attribute:size", operator: NOT_EMPTY }')).toBe('ABC');
    await restoreAttribute(ctx, id);
    expect(await filterBy(`{ ${isLarge} }`)).toBe('AB');
  });

  it('finds products by their names in any language, but not by other texts in it', async () => {
    expect(await find('filter: { q: "ANKER" }')).toBe('E');
    expect(await find('filter: { q: "product e" }')).toBe('E');
    expect(await find('filter: { q: "zink" }')).toBe('');
  });

  it.each([
    [
      'field: "attribute:materiel", operator: EMPTY',
      'The catalog doesn’t have the attribute materiel. The nearest one is material.',
    ],
    ['field: "material", operator: EMPTY', 'No field has the name material. The nearest one is attribute:material.'],
    ['field: "prise", operator: EMPTY', 'No field has the name prise. The nearest one is price.'],
    ['field: "__proto__", operator: EMPTY', /^No field has the name __proto__\./],
    [
      'field: "attribute:weight", operator: CONTAINS, values: ["1"]',
      'The field attribute:weight has the type MEASUREMENT. Compare it by IS, IS_NOT, LESS, AT_MOST, GREATER, AT_LEAST, BETWEEN, EMPTY, NOT_EMPTY, not by CONTAINS.',
    ],
    [
      'field: "status", operator: EMPTY',
      'The field status has the type CHOICE. Compare it by IS, IS_NOT, IN, NOT_IN, not by EMPTY.',
    ],
    [
      'field: "attribute:size", operator: IS, values: ["smal"]',
      /^“smal” isn’t an option of size\. Did you mean “Small”\?$/,
    ],
    ['field: "status", operator: IS, values: ["activ"]', 'The option activ doesn’t exist. The nearest one is ACTIVE.'],
    [
      'field: "attribute:weight", operator: LESS, values: ["1"], unit: "cm"',
      'The unit cm can’t be used. Units: mg, g, kg, t, oz, lb.',
    ],
    [
      'field: "attribute:care", operator: EMPTY, locale: "da"',
      'The catalog doesn’t have the language da. The nearest one is de.',
    ],
    [
      'field: "attribute:care", operator: EMPTY, channel: "wep"',
      'The catalog doesn’t have the channel wep. The nearest one is web.',
    ],
    [
      'field: "price", operator: EMPTY, currency: "EUS"',
      /^The catalog doesn’t have the currency EUS\. The nearest one is EUR/,
    ],
    ['field: "stock", operator: EMPTY, locale: "de"', 'The field stock has no languages.'],
    ['field: "stock", operator: EMPTY, channel: "web"', 'The field stock has no channels.'],
    ['field: "stock", operator: EMPTY, currency: "EUR"', 'The field stock has no currencies.'],
    ['field: "stock", operator: EMPTY, unit: "kg"', 'The field stock has no units.'],
    ['field: "family", operator: EMPTY, variants: ANY', 'Variants have no field family.'],
    ['field: "stock", operator: LESS, values: ["many"]', '“many” isn’t a number. Example: 9.99.'],
    ['field: "stock", operator: BETWEEN, values: ["2", "1"]', 'The first value is higher than the second.'],
    ['field: "stock", operator: BETWEEN, values: ["2"]', 'The operator BETWEEN takes two values.'],
    ['field: "stock", operator: LESS', 'The operator LESS takes one value.'],
    ['field: "stock", operator: EMPTY, values: ["1"]', 'The operator EMPTY doesn’t take values.'],
    ['field: "sku", operator: IN', 'The operator IN takes 1 to 1000 values.'],
    ['field: "sku", operator: CONTAINS, values: [" "]', 'Enter a value.'],
    ['field: "created", operator: IS, values: ["2026-02-30"]', '“2026-02-30” isn’t a day. Example: 2026-01-31.'],
    ['field: "created", operator: LAST_DAYS, values: ["1.5"]', 'Enter a whole number of days, from 1 to 36600.'],
    ['field: "on-sale", operator: IS, values: ["maybe"]', '“maybe” isn’t yes or no.'],
  ])('{ %s } is rejected', async (condition, message) => {
    const { errors } = await execute(
      ctx,
      `{ products(input: { catalogId: "${catalogId}", filter: { not: { or: [{}, { conditions: [{ ${condition} }] }] } } }) { page } }`,
    );
    const error = errors?.[0]?.originalError as DomainError;
    expect(error.code).toBe('INVALID');
    expect(Object.keys(error.fields ?? {})).toEqual(['filter.not.or[1].conditions[0]']);
    expect(error.message).toMatch(message);
  });

  it.each([
    [
      `conditions: [${Array(51).fill('{ field: "sku", operator: IS, values: ["A"] }').join()}]`,
      'Use at most 50 conditions.',
    ],
    ['not: { not: { not: { not: { not: {} } } } }', 'Nest filters at most 5 levels deep.'],
  ])('{ %s } is too large', async (filter, message) => {
    expect(await findError(`filter: { ${filter} }`)).toBe(message);
  });

  it('finds values as they are after each change', async () => {
    const cotton = () => filterBy('{ field: "attribute:material", operator: CONTAINS, values: ["cotton"] }');
    expect(await cotton()).toBe('D');
    const attributes = [{ name: 'Material', value: 'Cotton' }];
    await updateProduct(ctx, { id: '1', revision: 1, input: { attributes } });
    await createProduct(ctx, { catalogId, input: { ...soundProduct('G'), attributes } });
    expect(await cotton()).toBe('ADG');
    await ctx.store.commit([{ table: 'products', remove: '4' }]);
    expect(await cotton()).toBe('AG');
  });

  it('has the same filter in jobs', async () => {
    const filter: ProductFilter = { conditions: [{ field: 'attribute:persons', operator: 'AT_LEAST', values: ['1'] }] };
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
