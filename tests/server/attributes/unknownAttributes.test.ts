import { expect, test } from 'vitest';
import { createProduct, createTestClient, type TestClient } from '../families/familyClient';

const fieldsOf = async (answer: Promise<{ errors?: readonly { extensions?: Record<string, unknown> }[] }>) => {
  const { errors } = await answer;
  return errors?.[0]?.extensions?.['code'] === 'INVALID' ? errors[0].extensions['fields'] : errors;
};

/** Creates a product with an attribute that no definition has, and asks for a value of it and of its variant. */
const read = async ({ ask }: TestClient, id: string, args: string) =>
  ask(`query ($id: ID!) { product(id: $id) { value(${args}) { text } variants { value(${args}) { text } } } }`, { id });

const setUp = async () => {
  const client = await createTestClient();
  const { data } = await createProduct(client, 'UNKNOWN', {
    attributes: [{ name: 'Outer shell', value: 'Ripstop' }],
    values: [{ attribute: 'Outer shell', locale: 'de', text: 'Ripstop-Gewebe' }],
    variants: [{ sku: 'UNKNOWN-S', options: [{ name: 'Size', value: 'S' }] }],
  });
  return { client, id: data.createProduct.product.id as string };
};

test.each([
  [
    'attribute: "outer-shel"',
    { attribute: 'The catalog doesn’t have the attribute outer-shel. The nearest one is outer-shell.' },
  ],
  ['attribute: "brnd"', { attribute: 'The catalog doesn’t have the attribute brnd. The nearest one is brand.' }],
  ['attribute: "name", locale: "da"', { locale: 'The catalog doesn’t have the language da. The nearest one is de.' }],
  [
    'attribute: "name", channel: "wab"',
    { channel: 'The catalog doesn’t have the channel wab. The nearest one is web.' },
  ],
])('rejects the value of (%s)', async (args, fields) => {
  const { client, id } = await setUp();
  expect(await fieldsOf(read(client, id, args))).toEqual(fields);
});

test('answers a value that is missing, in use without a definition, or in a general language', async () => {
  const { client, id } = await setUp();
  const texts = async (args: string) => {
    const { data, errors } = await read(client, id, args);
    expect(errors).toBeUndefined();
    const { value, variants } = data.product;
    return [value?.text, variants[0].value?.text];
  };
  expect(await texts('attribute: "Outer shell", locale: "de", channel: "web"')).toEqual([
    'Ripstop-Gewebe',
    'Ripstop-Gewebe',
  ]);
  expect(await texts('attribute: "mpn"')).toEqual([undefined, undefined]);
  expect(await texts('attribute: "weight", locale: "en"')).toEqual([undefined, undefined]);
});

test('rejects values whose attribute is neither defined nor in use, with the nearest one', async () => {
  const { client, id } = await setUp();
  const german = (attribute: string) => ({ attribute, locale: 'de', text: 'Wert' });
  const advice = 'To add an attribute, enter its value in the default language first.';
  const given = {
    values: [german('outer-shel'), german('tax class'), german('name')],
    variants: [{ sku: 'NEW-S', options: [{ name: 'Size', value: 'S' }], values: [german('brnd')] }],
  };
  const wrong = {
    'values[outer-shel,de]': `No attribute has the code outer-shel. The nearest one is outer-shell. ${advice}`,
    'variants[0].values[brnd,de]': `No attribute has the code brnd. The nearest one is brand. ${advice}`,
  };
  expect(await fieldsOf(createProduct(client, 'NEW', given))).toEqual(wrong);
  const update = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { isSaved } }';
  const input = { id, revision: 1, ...given };
  expect(await fieldsOf(client.ask(update, { input }))).toEqual(wrong);
  const named = { id, revision: 1, attributes: [{ name: 'Brnd', value: 'X' }], values: [german('brnd')] };
  expect((await client.ask(update, { input: named })).data.updateProduct.isSaved).toBe(true);
});
