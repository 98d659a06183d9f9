import { beforeEach, expect, test } from 'vitest';
import { addAccount } from '../../support/otherSession';
import { useTestClient } from '../../support/testClient';
import { createAttribute, toOptions } from './attributeClient';

const client = useTestClient({ demoProducts: 0 });

const REFERENCES = 'references { kind name catalog { id } }';

interface Reference {
  kind: string;
  name: string | null;
}

const toTexts = (references: readonly Reference[]) => references.map(({ kind, name }) => `${kind} ${name}`);

const send = (type: string, input: object, selected: string, headers: Record<string, string> = {}) =>
  client.data(
    `mutation ($input: ${type}!) { ${type[0]!.toLowerCase()}${type.slice(1, -5)}(input: $input) { ${selected} } }`,
    { input },
    headers,
  );

let id: string;
let catalogId: string;
let colleague: Record<string, string>;
beforeEach(async () => {
  const catalog = { name: 'Camp', channels: ['web'], currencies: ['EUR'] };
  catalogId = (await send('CreateCatalogInput', catalog, 'catalog { id }')).createCatalog.catalog.id;
  const season = { type: 'SELECT', options: toOptions('In winter', 'In summer') };
  id = (await createAttribute(client, 'Climate', season)).data.createAttribute.attribute.id;
  colleague = await addAccount(client.gateway, 'editor', 'Ada');
  await send('CreateFamilyInput', { labels: [{ locale: 'en', text: 'Boots' }] }, 'family { id }');
});

const ofAttribute = async (headers = {}) =>
  toTexts(
    (await client.data(`query ($id: ID!) { attribute(id: $id) { ${REFERENCES} } }`, { id }, headers)).attribute
      .references,
  );

const ofOptions = async (...kept: string[]) => {
  const input = { id, options: toOptions(...kept) };
  const query = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) { ${REFERENCES} } }`;
  return toTexts((await client.data(query, { input })).attributePreview.references);
};

const ofFamily = async () => {
  const { families } = await client.data(`{ families(input: { q: "Boots" }) { families { ${REFERENCES} } } }`);
  return toTexts(families.families[0].references);
};

const setCategoryRule = async (where: string) => {
  await send('CreateCategoryInput', { catalogId, name: 'Snow' }, 'category { id }');
  await send('SetCategoryRuleInput', { id: `${catalogId}:Snow`, where }, 'job { id }');
  await client.gateway.idle();
};

const setFeedRule = (where: string) =>
  send('SetChannelRuleInput', { catalogId, channel: 'web', scope: 'FEEDS', where }, 'job { id }');

const setChannelRule = async (where: string) => {
  await send('SetChannelRuleInput', { catalogId, channel: 'web', scope: 'CHANNEL', where }, 'job { id }');
  await client.gateway.idle();
};

const createRecipe = (step: object) =>
  send('CreateBulkEditRecipeInput', { catalogId, name: 'Autumn', steps: [step] }, 'recipe { id }');

const createView = (settings: object, headers = {}) =>
  send('CreateViewInput', { list: 'PRODUCTS', catalogId, name: 'Cold', settings }, 'view { id }', headers);

const whereFilter = (value: string) => ({ filters: [{ name: 'where', value }] });
const field = { attribute: 'climate' };

const WINTER = ['In summer'];

test.each<[string, () => Promise<unknown>, { attribute?: string; winter?: string; family?: string }]>([
  ['no place', async () => undefined, {}],
  [
    'a rule of a category',
    () => setCategoryRule('attribute:climate is in-winter'),
    { attribute: 'CATEGORY_RULE Snow', winter: 'CATEGORY_RULE Snow' },
  ],
  [
    'a nested condition of a rule',
    () => setFeedRule('status is ACTIVE and (stock > 0 or not attribute:Climate in ("In summer"))'),
    { attribute: 'FEED_RULE Web shop' },
  ],
  ['a rule of a channel', () => setChannelRule('family is boots'), { family: 'CHANNEL_RULE Web shop' }],
  ['a family in a rule', () => setFeedRule('family is boots'), { family: 'FEED_RULE Web shop' }],
  [
    'a step that sets an option',
    () => createRecipe({ value: { field, change: { set: 'In winter' } } }),
    { attribute: 'RECIPE Autumn', winter: 'RECIPE Autumn' },
  ],
  [
    'a step that copies',
    () => createRecipe({ copy: { from: field, to: { attribute: 'seo-title' } } }),
    { attribute: 'RECIPE Autumn' },
  ],
  [
    'a step that replaces an option',
    () => createRecipe({ options: { attribute: 'climate', from: ['Cold'], to: 'In winter' } }),
    { attribute: 'RECIPE Autumn', winter: 'RECIPE Autumn' },
  ],
  ['a step that sets the family', () => createRecipe({ family: { code: 'boots' } }), { family: 'RECIPE Autumn' }],
  [
    'a condition of a view',
    () => createView(whereFilter('attribute:climate is "in winter"')),
    { attribute: 'VIEW Cold', winter: 'VIEW Cold' },
  ],
  [
    'a column of a view',
    () => createView({ filters: [], columns: [{ id: 'attribute:climate' }] }),
    { attribute: 'VIEW Cold' },
  ],
  [
    'a filter of a view by family',
    () => createView({ filters: [{ name: 'family', value: 'boots' }] }),
    { family: 'VIEW Cold' },
  ],
  [
    'a view that the account does not see',
    () => createView(whereFilter('attribute:climate is not empty'), colleague),
    { attribute: 'VIEW null' },
  ],
])('finds %s', async (_name, create, { attribute, winter, family }) => {
  await create();
  const toList = (text?: string) => (text === undefined ? [] : [text]);
  expect(await ofAttribute()).toEqual(toList(attribute));
  expect(await ofOptions(...WINTER)).toEqual(toList(winter));
  expect(await ofOptions('In winter', 'In summer')).toEqual([]);
  expect(await ofFamily()).toEqual(toList(family));
});
