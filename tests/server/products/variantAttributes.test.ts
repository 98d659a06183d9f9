import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';
import { createAttribute } from '../attributes/attributeClient';

const FIELDS = `product { id revision variants { sku name stock attributes { code name value } }
  issues { code field message suggestedFix } }`;
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { isSaved merged conflicts { field } ${FIELDS} } }`;

const variant = (sku: string, size: string, attributes: object[]) => ({
  sku,
  options: [{ name: 'Size', value: size }],
  attributes,
});

const setUp = async (weight: string, definition?: Record<string, unknown>) => {
  const client = await createTestClient();
  if (definition) await createAttribute(client, 'Mass', definition);
  const input = {
    catalogId: '1',
    sku: 'PAN',
    name: 'Pan',
    attributes: [{ name: 'Mass', value: '2 kg' }],
    variants: [variant('PAN-S', 'S', [{ name: ' Mass ', value: weight }]), variant('PAN-L', 'L', [])],
  };
  const data = await client.data(CREATE, { input });
  return { client, input, product: data.createProduct.product };
};

test('Attributes of a variant are stored with it, and are in use', async () => {
  const { client, product } = await setUp('900 g');
  expect(product.variants.map(({ attributes }: { attributes: unknown }) => attributes)).toEqual([
    [{ code: 'mass', name: 'Mass', value: '900 g' }],
    [],
  ]);
  const { data } = await createAttribute(client, 'Mass', { type: 'MEASUREMENT', unitFamily: 'WEIGHT' });
  expect(data.createAttribute.attribute.usage.products).toBe(1);
});

test('They are checked by their definition, and issues name the variant', async () => {
  const { product } = await setUp('light', { type: 'MEASUREMENT', unitFamily: 'WEIGHT' });
  expect(product.issues.filter(({ code }: { code: string }) => code.startsWith('ATTRIBUTE'))).toMatchObject([
    {
      code: 'ATTRIBUTE_TYPE',
      field: 'variants[0].attributes[0].value',
      message: 'The value “light” of Mass (variant PAN-S) isn’t a number with a unit.',
    },
  ]);
});

test('An SKU that no product has is a warning at the variant', async () => {
  const { product } = await setUp('TNT-9999', { type: 'PRODUCT_REFERENCE' });
  expect(product.issues).toContainEqual(
    expect.objectContaining({
      code: 'ATTRIBUTE_PRODUCT',
      field: 'variants[0].attributes[0].value',
      message: 'No product in this catalog has the SKU TNT-9999.',
    }),
  );
});

test('Two of the same name are refused', async () => {
  const { client, input } = await setUp('900 g');
  const twice = [
    { name: 'Mass', value: '1 kg' },
    { name: 'Mass', value: '2 kg' },
  ];
  expect(
    await client.refusal(CREATE, {
      input: { ...input, sku: 'P', variants: [variant('P-S', 'S', twice)] },
    }),
  ).toMatchObject({
    code: 'INVALID',
    fields: { 'variants[0].attributes[1].name': expect.any(String) },
  });
});

test('They are merged with what others changed, and an edit that leaves them out keeps them', async () => {
  const { client, product } = await setUp('900 g');
  const edit = async (variants: object[], base: object[]) => {
    const data = await client.data(UPDATE, {
      input: { id: product.id, revision: 1, variants, base: { variants: base } },
    });
    return data.updateProduct;
  };
  const before = [variant('PAN-S', 'S', [{ name: 'Mass', value: '900 g' }]), variant('PAN-L', 'L', [])];
  const others = await edit([{ ...before[0], stock: 7 }, { sku: 'PAN-L' }], [before[0]!, { sku: 'PAN-L' }]);
  expect(others.product.variants[0]).toMatchObject({ stock: 7, attributes: [{ value: '900 g' }] });
  const mine = await edit(
    [variant('PAN-S', 'S', [{ name: 'Mass', value: '850 g' }]), { sku: 'PAN-L' }],
    [before[0]!, { sku: 'PAN-L' }],
  );
  expect(mine).toMatchObject({ isSaved: true, conflicts: [] });
  expect(mine.product.variants[0]).toMatchObject({ stock: 7, attributes: [{ value: '850 g' }] });
});
