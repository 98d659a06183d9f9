import { expect, test } from 'vitest';
import { askFor, createFamily } from '../families/familyClient';
import { addProduct, attributeIssues, createAttribute, createTestClient, FIELDS, toOptions } from './attributeClient';

const UPDATE = `mutation ($input: UpdateAttributeInput!) {
  updateAttribute(input: $input) { attribute { options { code label } } }
}`;

test('attributes, options, and families have codes with the letters of their labels, by which they are found', async () => {
  const client = await createTestClient();
  const options = toOptions('RAL красный', 'RAL синий', 'Größe M');
  const { data } = await createAttribute(client, 'Цвет (RAL)', { type: 'SELECT', options });
  const { attribute } = data.createAttribute;
  expect(attribute.code).toBe('цвет-ral');
  const codes = attribute.options.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(['ral-красный', 'ral-синий', 'grosse-m']);
  expect((await createAttribute(client, 'Форма (RAL)')).data.createAttribute.attribute.code).toBe('форма-ral');

  const family = await createFamily(client, 'Ткани A', {
    attributes: [{ code: 'цвет-ral', isRequired: true }],
    variantAxes: ['цвет-ral'],
  });
  expect(family.data.createFamily.family).toMatchObject({ code: 'ткани-a', variantAxes: [{ code: 'цвет-ral' }] });
  expect((await createFamily(client, 'Обои A')).data.createFamily.family.code).toBe('обои-a');

  const id = await addProduct(client, 'SHADE', { 'Цвет (RAL)': 'ral-синий', 'Форма (RAL)': 'any' });
  expect(await attributeIssues(client, id)).toEqual([]);
  const read = await client.ask(
    `query ($id: ID!) {
      attribute(code: "цвет-ral") { id usage { products } }
      product(id: $id) { attributes { code } value(attribute: "цвет-ral") { text } }
    }`,
    { id },
  );
  expect(read.data).toEqual({
    attribute: { id: attribute.id, usage: { products: 1 } },
    product: { attributes: [{ code: 'цвет-ral' }, { code: 'форма-ral' }], value: { text: 'ral-синий' } },
  });
});

test('options keep the codes that they have, and new ones get codes of their own', async () => {
  const client = await createTestClient();
  const fields = { type: 'SELECT', options: [{ code: 'a', ...toOptions('A красный')[0] }] };
  const { data } = await createAttribute(client, 'Цвет', fields);
  const { id } = data.createAttribute.attribute;
  const answer = await client.ask(UPDATE, { input: { id, options: toOptions('A синий', 'A красный') } });
  expect(answer.data.updateAttribute.attribute.options).toEqual([
    { code: 'a-синий', label: 'A синий' },
    { code: 'a', label: 'A красный' },
  ]);
});

test('an attribute with Latin letters in its name is not the one that has only these', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'cm', { type: 'NUMBER', isUnique: true });
  const product = await addProduct(client, 'BOARD', { 'Длина (cm)': 'long' });
  const { attribute, product: found } = await askFor(
    client,
    `query ($id: ID!, $product: ID!) {
      attribute(id: $id) { ${FIELDS} }
      product(id: $product) { value(attribute: "cm") { text } }
    }`,
    { id: data.createAttribute.attribute.id, product },
  );
  expect(attribute).toMatchObject({ code: 'cm', usage: { products: 0 } });
  expect(found.value).toBeNull();
  expect(await attributeIssues(client, product)).toEqual([]);
});
