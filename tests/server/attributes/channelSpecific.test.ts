import { expect, test } from 'vitest';
import { createAttribute, createTestClient } from './attributeClient';

const UPDATE = `mutation ($input: UpdateAttributeInput!) {
  updateAttribute(input: $input) { attribute { group isChannelSpecific } }
}`;

test.each([
  [{}, false],
  [{ isLocalizable: true }, true],
  [{ isLocalizable: true, isChannelSpecific: false }, false],
  [{ isChannelSpecific: true }, true],
])('values differ between channels as they do between languages, unless it is said: %o', async (fields, expected) => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Care label', fields);
  const { id, isChannelSpecific } = data.createAttribute.attribute;
  expect(isChannelSpecific).toBe(expected);
  const { data: updated } = await client.ask(UPDATE, { input: { id, isChannelSpecific: !expected, group: 'Care' } });
  expect(updated.updateAttribute.attribute).toMatchObject({ isChannelSpecific: !expected, group: 'Care' });
});

test('an attribute that is defined by its values differs between channels if one of them is for a channel', async () => {
  const client = await createTestClient();
  const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
  const attributes = ['Gloss', 'Depth'].map((name) => ({ name, value: 'Low' }));
  const values = [
    { attribute: 'gloss', channel: 'web', text: 'High' },
    { attribute: 'depth', locale: 'de', text: 'Hoch' },
  ];
  await client.data(create, {
    input: { catalogId: '1', sku: 'A', name: 'A', attributes, values },
  });
  const { data } = await client.ask(`mutation { defineAttributes(input: { codes: ["gloss", "depth"] }) {
      attributes { code isLocalizable isChannelSpecific }
    } }`);
  expect(data.defineAttributes.attributes).toEqual(
    expect.arrayContaining([
      { code: 'gloss', isLocalizable: false, isChannelSpecific: true },
      { code: 'depth', isLocalizable: true, isChannelSpecific: true },
    ]),
  );
});
