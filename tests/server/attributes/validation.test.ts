import { expect, test } from 'vitest';
import { addProduct, attributeIssues, createAttribute, createTestClient, toOptions } from './attributeClient';

const COLORS = { type: 'SELECT', options: toOptions('Red', 'Dark blue', 'Sea green') };
const TAGS = { ...COLORS, type: 'MULTI_SELECT' };
const LENGTH = { type: 'MEASUREMENT', unitFamily: 'LENGTH' };

test.each([
  ['a number', { type: 'NUMBER' }, ['12', '12.5', '12,5', '1.234,56', '-3', ' 7 '], ['abc', '12 kg', '1.2.3']],
  ['a number in a range', { type: 'NUMBER', rules: { min: 1, max: 5 } }, ['1', '5', '2.75'], ['0.99', '5.01', '-2']],
  ['a number with decimals', { type: 'NUMBER', rules: { decimals: 1 } }, ['1', '1.5'], ['1.25', '0,001']],
  ['a length', LENGTH, ['1.5 m', '20cm', '3 inches', "5'", '1,5 km'], ['20', '20 kg', 'long', '5 mtr']],
  ['a length in cm', { ...LENGTH, rules: { units: ['cm'] } }, ['20 cm'], ['0.2 m', '20']],
  ['a length up to 2 m', { ...LENGTH, rules: { max: 2 } }, ['2 m', '200 cm', '6 ft'], ['201 cm', '7 ft']],
  ['yes or no', { type: 'BOOLEAN' }, ['Yes', 'no', 'TRUE', '0', 'Ja', 'Oui', 'Não'], ['maybe', '2']],
  ['a date', { type: 'DATE' }, ['2026-02-28'], ['2026-02-30', '28.02.2026', '2026-2-1']],
  ['a URL', { type: 'URL' }, ['https://example.com/a.pdf', 'http://example.com'], ['example.com', 'ftp://example.com']],
  [
    'an image',
    { type: 'IMAGE' },
    ['https://example.com/a.png', '/media/scene-tents', ' /m/h/tent.jpg '],
    ['tent.jpg', '//example.com/a.png', 'data:image/png;base64,AA', '/', '/a b.png'],
  ],
  [
    'a PNG or JPEG image',
    { type: 'IMAGE', rules: { allowedTypes: ['PNG', 'JPEG'] } },
    [
      'https://example.com/a.png',
      '/m/h/tent.JPG?width=9.gif',
      'https://example.com/a.jpeg#top',
      '/media/7',
      'https://cdn.example/image.php?id=7',
      'https://a.gif',
    ],
    ['/a.webp', 'https://example.com/a.b/c.gif?v=1', '/a.pdf', '/a.svg#x', 'a.png'],
  ],
  ['an option', COLORS, ['Red', 'dark  BLUE', 'sea-green'], ['Rde', 'Red, Sea green', 'Violet']],
  ['several options', TAGS, ['Red', 'Red, sea green', 'Red;Dark blue', 'Red|Red'], ['Red, Violet', 'Rde']],
  ['a text of 4 letters', { rules: { maxLength: 4 } }, ['four'], ['fives']],
  ['a text by a costly pattern', { rules: { pattern: '(a+)+b' } }, ['aab'], ['a'.repeat(500)]],
  [
    'a formatted text',
    { type: 'RICH_TEXT' },
    [
      'Plain & 1 < 2',
      '<p>Wash <b>cold</b>, <a href="/care" title="Care">see</a></p>',
      '<img src="https://a.example/b.png" alt="">',
    ],
    [
      '<p>A</p><script>bad()</script>',
      '<b onclick="bad()">A</b>',
      '<a href="java&#115;cript:bad()">A</a>',
      '<x-y>A</x-y>',
    ],
  ],
  [
    'a formatted text of 4 letters',
    { type: 'RICH_TEXT', rules: { maxLength: 4 } },
    ['<p>f<b>ou</b>r</p>'],
    ['<i>fives</i>'],
  ],
  ['a text by a pattern', { rules: { pattern: '[A-Z]{2}\\d+' } }, ['AB1'], ['ab1', 'AB1x']],
])('%s', async (_, fields, valid, invalid) => {
  const client = await createTestClient();
  const { errors } = await createAttribute(client, 'Thing', fields);
  expect(errors).toBeUndefined();
  for (const value of valid) {
    expect(await attributeIssues(client, await addProduct(client, `valid ${value}`, { Thing: value }))).toEqual([]);
  }
  for (const value of invalid) {
    const issues = await attributeIssues(client, await addProduct(client, `invalid ${value}`, { Thing: value }));
    expect(issues).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        field: 'attributes[0].value',
        message: expect.stringContaining('Thing'),
        suggestedFix: expect.any(String),
      }),
    ]);
  }
});

test.each([
  [COLORS, 'Dark blau', '“Dark blau” isn’t an option of Thing.', 'Did you mean “Dark blue”?'],
  [COLORS, 'Violet', '“Violet” isn’t an option of Thing.', 'Use one of these options: Red, Dark blue, Sea green.'],
  [
    { ...LENGTH, rules: { units: ['cm', 'm'] } },
    '3 cmm',
    'The unit “cmm” can’t be used for Thing.',
    'Did you mean cm? Units: cm, m.',
  ],
  [
    { type: 'IMAGE', rules: { allowedTypes: ['JPEG', 'WEBP'] } },
    'https://example.com/label.TIFF',
    'The file type “tiff” of “https://example.com/label.TIFF” can’t be used for Thing.',
    'Use one of these file types: JPEG, WebP.',
  ],
  [
    { ...LENGTH, rules: { min: 0.1, max: 2 } },
    '5 m',
    'The value “5 m” of Thing is too high.',
    'Enter a value from 0.1 to 2 m.',
  ],
  [
    { type: 'NUMBER', rules: { min: 3, max: 9 } },
    '2',
    'The value “2” of Thing is too low.',
    'Enter a value from 3 to 9.',
  ],
  [{ type: 'NUMBER', rules: { max: 9 } }, '10', 'The value “10” of Thing is too high.', 'Enter a value 9 or less.'],
  [{ type: 'DATE' }, 'soon', 'The value “soon” of Thing isn’t a date.', 'Enter a date. Example: 2026-03-01.'],
  [
    { type: 'RICH_TEXT' },
    '<p style="x" Class=y>A</p><iframe src="/b"></iframe><p style="z">B</p>',
    'The value of Thing contains HTML that is removed wherever it is shown: style, class, <iframe>.',
    'Remove it, or use other HTML.',
  ],
  [
    { type: 'NUMBER', rules: { decimals: 1 } },
    '1.25',
    'The value “1.25” of Thing has more than 1 decimal place.',
    'Round it to 1.3.',
  ],
])('says what is wrong and what is allowed', async (fields, value, message, suggestedFix) => {
  const client = await createTestClient();
  await createAttribute(client, 'Thing', fields);
  const id = await addProduct(client, 'A', { Thing: value });
  expect(await attributeIssues(client, id)).toEqual([expect.objectContaining({ message, suggestedFix })]);
});

test('a change of the allowed file types is checked before it is made', async () => {
  const client = await createTestClient();
  await addProduct(client, 'A', { Badge: '/badges/a.gif' });
  await addProduct(client, 'B', { Badge: '/badges/b.png' });
  const { id } = (await createAttribute(client, 'Badge', { type: 'IMAGE' })).data.createAttribute.attribute;
  const input = { id, rules: { allowedTypes: ['PNG', 'PNG'] } };
  const preview = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) {
    checked mismatches examples { value message } } }`;
  expect((await client.ask(preview, { input })).data.attributePreview).toEqual({
    checked: 2,
    mismatches: 1,
    examples: [{ value: '/badges/a.gif', message: 'The file type “gif” of “/badges/a.gif” can’t be used for Badge.' }],
  });
  const change = `mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) {
    attribute { rules { allowedTypes } } } }`;
  expect((await client.ask(change, { input })).data.updateAttribute.attribute.rules).toEqual({
    allowedTypes: ['PNG'],
  });
});

test('a definition belongs to every spelling of its name, and to no other attribute', async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Outer material', { type: 'NUMBER' });
  const id = await addProduct(client, 'A', { 'outer-material': 'x', 'Inner material': 'y', 'OUTER Material': '1' });
  expect(await attributeIssues(client, id)).toEqual([
    expect.objectContaining({ code: 'ATTRIBUTE_NAME_DUPLICATE', field: 'attributes[2].value' }),
    expect.objectContaining({ code: 'ATTRIBUTE_TYPE', field: 'attributes[0].value' }),
  ]);
});

test('a blank value has no issue', async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Thing', { type: 'NUMBER' });
  expect(await attributeIssues(client, await addProduct(client, 'A', { Thing: '  ' }))).toEqual([]);
});

test('a product that an attribute names must exist, by its own SKU or that of a variant', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Goes well with', { type: 'PRODUCT_REFERENCE' });
  await createAttribute(client, 'Spare part', { type: 'PRODUCT_REFERENCE' });
  await addProduct(client, 'KIT-1', {});
  await addProduct(client, 'KIT-1', { 'Goes well with': 'KIT-1' }, '2');
  const id = await addProduct(client, 'A', { 'Goes well with': 'KIT-2', 'Spare part': 'KIT-1' });
  const other = await addProduct(client, 'B', { 'Goes well with': ' KIT-1 ' });
  expect(await attributeIssues(client, id)).toEqual([
    {
      code: 'ATTRIBUTE_PRODUCT',
      severity: 'WARNING',
      field: 'attributes[0].value',
      message: 'No product in this catalog has the SKU KIT-2.',
      suggestedFix: 'Did you mean KIT-1?',
    },
  ]);
  expect(await attributeIssues(client, other)).toEqual([]);

  const value = `query ($id: ID!) { product(id: $id) { value(attribute: "goes-well-with") { ... on ProductReferenceValue { product { sku } } } } }`;
  const read = async (one: string) => (await client.ask(value, { id: one })).data.product.value.product;
  expect(await read(id)).toBeNull();
  expect(await read(other)).toEqual({ sku: 'KIT-1' });

  const preview = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) { checked mismatches examples { value message } } }`;
  const input = { id: data.createAttribute.attribute.id, type: 'PRODUCT_REFERENCE' };
  // KIT-1 exists in the other catalog, where a product names itself.
  expect((await client.ask(preview, { input })).data.attributePreview).toEqual({
    checked: 3,
    mismatches: 1,
    examples: [{ value: 'KIT-2', message: 'No product in this catalog has the SKU KIT-2.' }],
  });
});

test('a product is found by the SKU of a variant', async () => {
  const { ask } = await createTestClient();
  const find = `query ($sku: String!) { productOfSku(catalogId: "1", sku: $sku) { id } }`;
  const first = await ask('{ product(id: "1") { id sku variants { sku } } }');
  const { id, sku, variants } = first.data.product;
  for (const known of [sku, variants[0].sku])
    expect((await ask(find, { sku: known })).data.productOfSku).toEqual({ id });
  expect((await ask(find, { sku: 'none' })).data.productOfSku).toBeNull();
});

const TYPED = `query ($id: ID!) { product(id: $id) { value(attribute: "it") { __typename text
  ... on NumberValue { number } ... on MeasurementValue { amount unit { code } amountInBaseUnit }
  ... on BooleanValue { isTrue } ... on DateValue { date } ... on SelectValue { option { label(locale: "de") } }
  ... on MultiSelectValue { options { code } } ... on UrlValue { url } ... on ImageValue { url }
  ... on ProductReferenceValue { product { sku } } } } }`;

const FEET = { type: 'MEASUREMENT', unitFamily: 'LENGTH' };
const HEAT = { type: 'MEASUREMENT', unitFamily: 'TEMPERATURE' };
const SEAS = {
  type: 'SELECT',
  options: [
    {
      code: 'north',
      labels: [
        { locale: 'en', text: 'North Sea' },
        { locale: 'de', text: 'Nordsee' },
      ],
    },
  ],
};

test.each<[string, Record<string, unknown> | null, string, object]>([
  ['a text', {}, 'Cotton', { __typename: 'TextValue' }],
  ['an attribute without a definition', null, '12', { __typename: 'TextValue' }],
  ['a number', { type: 'NUMBER' }, '1.234,5', { __typename: 'NumberValue', number: '1234.5' }],
  ['a text for a number', { type: 'NUMBER' }, 'many', { __typename: 'TextValue' }],
  [
    'a length',
    FEET,
    '3 feet',
    { __typename: 'MeasurementValue', amount: '3', unit: { code: 'ft' }, amountInBaseUnit: '0.9144' },
  ],
  [
    'a temperature',
    HEAT,
    '45 °F',
    { __typename: 'MeasurementValue', amount: '45', unit: { code: '°F' }, amountInBaseUnit: '7.2222222222' },
  ],
  ['a weight for a length', FEET, '3 kg', { __typename: 'TextValue' }],
  ['yes or no', { type: 'BOOLEAN' }, 'Nein', { __typename: 'BooleanValue', isTrue: false }],
  ['a date', { type: 'DATE' }, '2026-02-28', { __typename: 'DateValue', date: '2026-02-28' }],
  ['no day', { type: 'DATE' }, '2026-02-30', { __typename: 'TextValue' }],
  ['an option', SEAS, 'north  sea', { __typename: 'SelectValue', option: { label: 'Nordsee' } }],
  ['no option', SEAS, 'Baltic Sea', { __typename: 'TextValue' }],
  [
    'several options',
    TAGS,
    'Red; sea green',
    { __typename: 'MultiSelectValue', options: [{ code: 'red' }, { code: 'sea-green' }] },
  ],
  ['an option and another word', TAGS, 'Red; Violet', { __typename: 'TextValue' }],
  ['a URL', { type: 'URL' }, 'https://example.com/a.pdf', { __typename: 'UrlValue', url: 'https://example.com/a.pdf' }],
  ['an image', { type: 'IMAGE' }, '/m/h/tent.jpg', { __typename: 'ImageValue', url: '/m/h/tent.jpg' }],
  ['an SKU', { type: 'PRODUCT_REFERENCE' }, 'X', { __typename: 'ProductReferenceValue', product: { sku: 'X' } }],
])('%s is read by its definition', async (_, definition, text, expected) => {
  const client = await createTestClient();
  if (definition) await createAttribute(client, 'It', definition);
  const id = await addProduct(client, 'X', { It: text });
  const data = await client.data(TYPED, { id });
  expect(data.product.value).toEqual({ text, ...expected });
});
