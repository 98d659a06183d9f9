import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';

const label = (text: string, locale = 'en') => ({ locale, text });

const SHADE = {
  labels: [label('Shade')],
  type: 'SELECT',
  options: [{ labels: [label('Dark red')] }, { labels: [label('Blue')] }],
};

const mutation = (name: string, result: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} } }`;
};

const EDIT = mutation('updateProduct', 'isSaved');
const ATTRIBUTE = mutation('createAttribute', 'attribute { id }');
const FAMILY = mutation('createFamily', 'family { id }');
const CHANNEL = mutation('createChannel', 'channel { id }');
const MOVE = mutation('moveCategory', 'path');
const PRODUCTS = 'query ($input: ProductListInput!) { products(input: $input) { totalDocs } }';
const COMPLETENESS = 'query ($input: String) { product(id: "1") { completeness(channel: $input) { ratio } } }';

const edit = (fields: object) => ({ id: '1', revision: 1, ...fields });
const value = (fields: object) => edit({ values: [{ attribute: 'name', text: 'Zelt', ...fields }] });
const family = (fields: object) => ({ labels: [label('Tents')], ...fields });
const filter = (condition: object) => ({
  catalogId: '1',
  filter: { conditions: [{ operator: 'EMPTY', ...condition }] },
});

test.each<[what: string, operation: string, input: unknown, message: string]>([
  [
    'a value in an unknown language',
    EDIT,
    value({ locale: 'dee' }),
    'does not have the language dee. Use de, or add it to the catalog’s languages.',
  ],
  [
    'a value for an unknown channel',
    EDIT,
    value({ channel: 'wbe' }),
    'does not have the channel wbe. Use web, or add it to the catalog’s channels.',
  ],
  [
    'an unknown family',
    EDIT,
    edit({ family: 'clothign' }),
    'No family has the code clothign. Use clothing, or create the family first.',
  ],
  [
    'an association with itself',
    EDIT,
    edit({ associations: [{ type: 'PART_OF', sku: 'SELF' }] }),
    'A product can’t be associated with itself: SELF.',
  ],
  [
    'a label in an unknown language',
    ATTRIBUTE,
    { labels: [label('Rope'), label('Seil', 'dee')] },
    'Labels can’t be in the language dee. The nearest one is de.',
  ],
  [
    'a family’s label in an unknown language',
    FAMILY,
    family({ labels: [label('Rope'), label('Corde', 'frr')] }),
    'Labels can’t be in the language frr. The nearest one is fr.',
  ],
  [
    'a channel’s label in an unknown language',
    CHANNEL,
    { labels: [label('Shop'), label('Loja', 'pt-BR')] },
    'Labels can’t be in the language pt-BR. The nearest one is pt.',
  ],
  [
    'an option’s label in an unknown language',
    ATTRIBUTE,
    { ...SHADE, options: [{ labels: [label('Red'), label('Rot', 'dee')] }] },
    'Labels can’t be in the language dee. The nearest one is de.',
  ],
  [
    'an unknown attribute of a family',
    FAMILY,
    family({ attributes: [{ code: 'shdae' }] }),
    'No attribute has the code shdae. Use shade, or define the attribute first.',
  ],
  [
    'a requirement in an unknown channel',
    FAMILY,
    family({ attributes: [{ code: 'shade', isRequired: true, requiredInChannels: ['wbe'] }] }),
    'No channel has the code wbe. Use web, or create the channel first.',
  ],
  [
    'a filter by an unknown attribute',
    PRODUCTS,
    filter({ field: 'attribute:shdae' }),
    'doesn’t have the attribute shdae. The nearest one is shade.',
  ],
  [
    'a filter by an unknown option',
    PRODUCTS,
    filter({ field: 'attribute:shade', operator: 'IN', values: ['dark-rad'] }),
    '“dark-rad” isn’t an option of Shade. Did you mean “Dark red”?',
  ],
  [
    'a filter in an unknown language',
    PRODUCTS,
    filter({ field: 'attribute:shade', locale: 'dee' }),
    'doesn’t have the language dee. The nearest one is de.',
  ],
  [
    'a filter in an unknown channel',
    PRODUCTS,
    filter({ field: 'attribute:shade', channel: 'wbe' }),
    'doesn’t have the channel wbe. The nearest one is web.',
  ],
  [
    'a filter that does not apply to the type',
    PRODUCTS,
    filter({ field: 'attribute:shade', operator: 'LESS', values: ['1'] }),
    'The field attribute:shade has the type CHOICE. Compare it by IS, IS_NOT, IN, NOT_IN, EMPTY, NOT_EMPTY, not by LESS.',
  ],
  ['completeness in an unknown channel', COMPLETENESS, 'wbe', 'doesn’t have the channel wbe. The nearest one is web.'],
  [
    'a category below itself',
    MOVE,
    { catalogId: '1', path: 'A', parent: 'A/B' },
    '“A” can’t be moved into itself or a category below it. Select a different category.',
  ],
])('refuses %s, and says what is known', async (_, operation, input, message) => {
  const { ask } = await createTestClient();
  await ask(ATTRIBUTE, { input: SHADE });
  const renamed = await ask(EDIT, { input: edit({ sku: 'SELF', categories: ['A/B'] }) });
  expect(renamed.errors).toBeUndefined();
  const own = operation === EDIT ? { ...(input as object), revision: 2 } : input;
  const { errors } = await ask(operation, { input: own });
  expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  expect(errors?.[0]?.message).toContain(message);
});
