import { expect, test } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import { previewAttribute } from '#server/domain/attributes/attributePreview';
import { createFamily } from '#server/domain/families/familyWrites';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createChannel, deleteChannel, restoreChannel, updateChannel } from '#server/domain/channels/channelWrites';
import { createJob } from '#server/domain/jobs/createJob';
import { toEnglish } from '#server/records/sentenceText';
import type { IssueRecord } from '#server/records/validation';
import { inEnglish } from '../issueTexts';
import { createProduct } from '#server/domain/products/createProduct';
import { scopeName } from '#server/domain/productValues/scopeName';
import type { ProductValueRecord } from '#server/records/products';
import type { CreateAttributeInput, ProductInput } from '#server/types.generated';
import { createTestContext, soundProduct } from '../catalogs/domainContext';
import { runJobs } from '../jobs/engine';

const label = (text: string) => [{ locale: 'en', text }];

const SHADES = ['Dark red', 'Blue'].map((text) => ({
  labels: [...label(text), { locale: 'de', text: text === 'Blue' ? 'Blau' : 'Dunkelrot' }],
}));

const NUMBER: Partial<CreateAttributeInput> = { type: 'NUMBER', isLocalizable: true };
const SHADE: Partial<CreateAttributeInput> = { type: 'SELECT', options: SHADES, isLocalizable: true };

const setUp = async (format: Partial<CreateAttributeInput>) => {
  const ctx = createTestContext();
  const catalog = await createCatalog(ctx, { name: 'Summer', locales: ['en', 'de'], channels: ['web', 'market'] });
  await createChannel(ctx, { code: 'web', labels: label('Web shop') });
  const { attribute } = await createAttribute(ctx, { labels: label('Thing'), ...format });
  await runJobs(ctx);
  const add = (input: ProductInput) =>
    createProduct(ctx, { catalogId: catalog.id, input: { ...soundProduct('T'), ...input } });
  return { ctx, catalog, attribute, add };
};

const ofAttributes = (issues: readonly IssueRecord[]) =>
  inEnglish(issues).filter(({ code }) => code.startsWith('ATTRIBUTE'));

test.each([
  [
    NUMBER,
    '3',
    { locale: 'de' },
    'viel',
    'The value “viel” of Thing (German) isn’t a number.',
    'Enter a number. Example: 12.5.',
  ],
  [
    { ...NUMBER, rules: { max: 5 } },
    '3',
    { locale: 'de', channel: 'web' },
    '7',
    'The value “7” of Thing (German, Web shop) is too high.',
    'Enter a value 5 or less.',
  ],
  [
    NUMBER,
    '3',
    { channel: 'market' },
    'many',
    'The value “many” of Thing (market) isn’t a number.',
    'Enter a number. Example: 12.5.',
  ],
  [
    SHADE,
    'Blue',
    { locale: 'de' },
    'Dunkelrod',
    '“Dunkelrod” isn’t an option of Thing (German).',
    'Did you mean “Dark red”?',
  ],
  [
    SHADE,
    'Blue',
    { channel: 'web' },
    'Dark rde',
    '“Dark rde” isn’t an option of Thing (Web shop).',
    'Did you mean “Dark red”?',
  ],
])(
  'reports a value for a language or a channel by its definition',
  async (format, own, scope, text, message, suggestedFix) => {
    const { ctx, catalog, add } = await setUp(format);
    const value: ProductValueRecord = { attribute: 'thing', ...scope, text };
    const product = await add({ attributes: [{ name: 'Thing', value: own }], values: [value] });
    const expected = [
      expect.objectContaining({
        severity: 'WARNING',
        field: `values[thing,${[value.locale ?? '', ...(value.channel ? [value.channel] : [])].join(',')}]`,
        locale: value.locale ?? null,
        channel: value.channel ?? null,
        message,
        suggestedFix,
      }),
    ];
    expect(ofAttributes(product.issues)).toEqual(expected);
    await ctx.store.commit([{ table: 'products', put: { ...product, issues: [] } }]);
    await createJob(ctx, { type: 'VALIDATE', catalogId: catalog.id, input: { kind: 'validate' } });
    await runJobs(ctx);
    expect(ofAttributes((await ctx.store.get('products', product.id))!.issues)).toEqual(expected);
  },
);

test.each([
  [
    NUMBER,
    '3',
    [
      { locale: 'de', text: '3,5' },
      { channel: 'web', text: '-2' },
    ],
  ],
  [
    SHADE,
    'Blue',
    [
      { locale: 'de', text: 'Dunkelrot' },
      { locale: 'de', channel: 'web', text: 'blue' },
    ],
  ],
])('reports no value that matches', async (format, own, values) => {
  const { add } = await setUp(format);
  const scoped = values.map((value) => ({ attribute: 'thing', ...value }));
  const { issues } = await add({ attributes: [{ name: 'Thing', value: own }], values: scoped });
  expect(ofAttributes(issues)).toEqual([]);
});

test('counts values for languages and channels in the dry run of a type change', async () => {
  const { ctx, add, attribute } = await setUp({ isLocalizable: true });
  const values = [
    { attribute: 'thing', locale: 'de', text: 'viel' },
    { attribute: 'thing', locale: 'de', channel: 'web', text: '4' },
  ];
  await add({ attributes: [{ name: 'Thing', value: '3' }], values });
  const { checked, mismatches, examples } = await previewAttribute(ctx, { id: attribute.id, type: 'NUMBER' });
  expect({ checked, mismatches, examples: inEnglish(examples) }).toMatchObject({
    checked: 3,
    mismatches: 1,
    examples: [{ value: 'viel', message: 'The value “viel” of Thing (German) isn’t a number.' }],
  });
});

test.each([
  ['TNT-1', 'Blue', undefined, undefined],
  ['TNT-1', 'dunkelrot', undefined, undefined],
  ['TNT-1', 'Dark rde', '“Dark rde” isn’t an option of Thing (variant TNT-1).', 'Did you mean “Dark red”?'],
  [
    'TNT-2',
    'Violet',
    '“Violet” isn’t an option of Thing (variant TNT-2).',
    'Use one of these options: Dark red, Blue.',
  ],
])('checks options of variants by the axis of the family: %s with %s', async (sku, value, message, suggestedFix) => {
  const { ctx, add } = await setUp({ type: 'SELECT', options: SHADES });
  await createFamily(ctx, {
    labels: label('Tents'),
    attributes: [{ code: 'thing', isRequired: false }],
    variantAxes: ['thing'],
  });
  const variants = [
    {
      sku,
      options: [
        { name: 'Size', value: 'XXL' },
        { name: 'Thing', value },
      ],
    },
  ];
  const inFamily = await add({ family: 'tents', variants });
  expect(ofAttributes(inFamily.issues)).toEqual(
    message === undefined
      ? []
      : [
          expect.objectContaining({
            code: 'ATTRIBUTE_OPTION',
            severity: 'WARNING',
            entityType: 'VARIANT',
            field: 'variants[0].options[1].value',
            message,
            suggestedFix,
          }),
        ],
  );
  const others = await add({ sku: 'OTHER', variants: variants.map((variant) => ({ ...variant, sku: 'OTHER-1' })) });
  expect(ofAttributes(others.issues)).toEqual([]);
});

test.each([
  [{ locale: 'de' }, 'German'],
  [{ locale: 'de', channel: 'web' }, 'German, Web shop'],
  [{ channel: 'print' }, 'print'],
  [{ locale: 'not a tag' }, 'not a tag'],
])('names %o', (scope, name) => {
  expect(toEnglish(scopeName(scope, { channels: new Map([['web', 'Web shop']]) }))).toBe(name);
});

test('A channel that is called something else is called so in the issues, too', async () => {
  const { ctx, catalog, add } = await setUp(NUMBER);
  const values = [{ attribute: 'thing', locale: 'de', channel: 'web', text: 'viel' }];
  const { id } = await add({ attributes: [{ name: 'Thing', value: '3' }], values });
  const getNames = async () => {
    await runJobs(ctx);
    return ofAttributes((await ctx.store.get('products', id))!.issues).map(
      ({ message }) => /\((.*)\)/.exec(message)?.[1],
    );
  };
  expect(await getNames()).toEqual(['German, Web shop']);

  const renamed = await updateChannel(ctx, { id: 'web', labels: label('Online shop') });
  expect(renamed.jobs).toMatchObject([{ type: 'VALIDATE', catalogId: catalog.id }]);
  expect(await getNames()).toEqual(['German, Online shop']);

  expect((await updateChannel(ctx, { id: 'web', shopUrl: 'https://shop.example.com' })).jobs).toEqual([]);
  // Prices for it can be in a currency that it does not sell in.
  expect((await updateChannel(ctx, { id: 'web', currencies: ['EUR'] })).jobs).toHaveLength(1);
  expect(await getNames()).toEqual(['German, Online shop']);
  expect((await deleteChannel(ctx, 'web')).jobs).toHaveLength(1);
  expect(await getNames()).toEqual(['German, web']);
  expect((await restoreChannel(ctx, 'web')).jobs).toHaveLength(1);
  expect(await getNames()).toEqual(['German, Online shop']);
  expect((await restoreChannel(ctx, 'web')).jobs).toEqual([]);

  await createJob(ctx, { type: 'VALIDATE', catalogId: catalog.id, input: { kind: 'validate' } });
  expect((await updateChannel(ctx, { id: 'web', labels: label('Shop') })).jobs).toHaveLength(1);
  expect(await getNames()).toEqual(['German, Shop']);
});
