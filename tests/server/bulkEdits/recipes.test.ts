import { beforeEach, expect, test } from 'vitest';
import type { BulkEditStepInput, RoleName } from '#server/types.generated';
import { listStored } from '../../support/stored';
import { addAccount } from '../../support/otherSession';
import { addProduct, createAttribute, toOptions } from '../attributes/attributeClient';
import { useTestClient } from '../../support/testClient';

const FIELDS = 'id catalogId name owner isOwn isEditable sharedWith steps fault updatedAt updatedBy';
const LIST = `query ($catalogId: ID!) { bulkEditRecipes(catalogId: $catalogId) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateBulkEditRecipeInput!) {
  createBulkEditRecipe(input: $input) { recipe { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateBulkEditRecipeInput!) {
  updateBulkEditRecipe(input: $input) { recipe { ${FIELDS} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteBulkEditRecipe(input: { id: $id }) { deletedId } }';
const START = 'mutation ($input: StartBulkEditInput!) { startBulkEdit(input: $input) { job { id } } }';

const client = useTestClient({ demoProducts: 3 });

const signUp = (role: RoleName, fullName: string) => addAccount(client.gateway, role, fullName);

type Headers = Record<string, string>;

const STEPS: BulkEditStepInput[] = [
  { price: { currency: 'EUR', change: { percent: -10 }, rounding: 'NINETY_NINE' } },
  { images: { change: { removeWithoutAlt: true }, part: 'BOTH' } },
  { startSale: { currency: 'EUR', percent: 5, from: '2027-01-01T00:00:00.000Z' } },
  { status: 'DRAFT' },
];

const create = async (input: object = {}, headers: Headers = {}) =>
  (await client.data(CREATE, { input: { catalogId: '1', name: 'Autumn', steps: STEPS, ...input } }, headers))
    .createBulkEditRecipe.recipe;

const list = async (headers: Headers = {}, catalogId = '1') =>
  (await client.data(LIST, { catalogId }, headers)).bulkEditRecipes;

const update = (input: object, headers: Headers = {}) => client.ask(UPDATE, { input }, headers);

let colleague: Headers;
beforeEach(async () => {
  colleague = await signUp('editor', 'Ada');
});

test('keeps steps that can be started again', async () => {
  const recipe = await create({ name: ' Autumn ' });
  expect(recipe).toMatchObject({ name: 'Autumn', steps: STEPS, fault: null, isOwn: true, isEditable: true });
  expect(await list()).toEqual([recipe]);
  const input = { catalogId: '1', target: { ids: ['1'] }, expectedCount: 1, steps: recipe.steps, mode: 'APPLY' };
  await client.data(START, { input });
  await client.gateway.idle();
  expect((await client.gateway.context.store.get('products', '1'))?.status).toBe('DRAFT');
});

test('is seen by its owner, and by the accounts of the role that it is shared with', async () => {
  const { id } = await create();
  expect(await list(colleague)).toEqual([]);
  expect((await update({ id, sharedWith: 'editor', name: 'Shared' })).errors).toBeUndefined();
  expect(await list(colleague)).toMatchObject([{ name: 'Shared', isOwn: false, isEditable: false }]);
  for (const refused of [await update({ id, name: 'Mine' }, colleague), await client.ask(DELETE, { id }, colleague)]) {
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  }
  expect(await list({}, '2')).toEqual([]);
});

test('is renamed, gets other steps, and is deleted', async () => {
  const { id, updatedAt } = await create();
  await create({ name: 'Winter' });
  expect((await update({ id, name: 'winter' })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fields: { name: 'You already have a recipe named winter. Use a different name.' },
  });
  const steps = [{ kind: 'GROUPED' }];
  const { data } = await update({ id, steps, updatedAt });
  expect(data.updateBulkEditRecipe.recipe).toMatchObject({ name: 'Autumn', steps });
  expect((await update({ id, updatedAt: '2020-01-01T00:00:00.000Z' })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect((await client.data(DELETE, { id })).deleteBulkEditRecipe.deletedId).toBe(id);
  expect((await client.ask(DELETE, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Enter a name.'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'Use 60 characters or fewer.'],
  ['no steps', { steps: [] }, 'steps', 'from 1 to 20 steps'],
  [
    'a wrong step',
    { steps: [{ endSale: { currency: 'EUX' } }] },
    'steps[0].endSale.currency',
    'The nearest one is EUR.',
  ],
])('rejects %s', async (_, input, field, message) => {
  const { errors } = await client.ask(CREATE, { input: { catalogId: '1', name: 'A', steps: STEPS, ...input } });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { [field]: expect.stringContaining(message) },
  });
});

test('says what it names that was deleted', async () => {
  await client.data(
    'mutation { createFamily(input: { labels: [{ locale: "en", text: "Kites" }] }) { family { id } } }',
  );
  const { id } = await create({ steps: [{ family: { code: 'kites' } }] });
  const families = await listStored(client.gateway, 'families');
  const kites = families.find(({ code }) => code === 'kites')!;
  await client.data('mutation ($id: ID!) { deleteFamily(input: { id: $id }) { deletedId } }', { id: kites.id });
  const [recipe] = await list();
  expect(recipe).toMatchObject({ id, fault: expect.stringContaining('kites') });
});

test.each<[string, (field: { attribute: string }) => BulkEditStepInput, boolean]>([
  ['sets a value', (field) => ({ value: { field, change: { set: 'Hot' } } }), true],
  ['removes values', (field) => ({ value: { field, change: { clear: true } } }), false],
  ['copies to it', (to) => ({ copy: { from: { attribute: 'brand' }, to } }), true],
  ['copies from it', (from) => ({ copy: { from, to: { attribute: 'brand' } } }), false],
  ['replaces options', ({ attribute }) => ({ options: { attribute, from: ['Mild'], to: 'Hot' } }), true],
])('%s of a deleted attribute that products still have', async (_name, toStep, isRefused) => {
  const options = toOptions('Hot', 'Mild');
  const { data } = await createAttribute(client, 'Climate', { type: 'SELECT', options });
  await addProduct(client, 'MAP', { Climate: 'Mild' });
  const steps = [toStep({ attribute: 'climate' })];
  const { fault } = await create({ steps });
  expect(fault).toBeNull();
  await client.data('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', {
    id: data.createAttribute.attribute.id,
  });
  await client.gateway.idle();
  const message = 'The attribute “Climate” was deleted. Select another attribute, or define it again.';
  expect((await list())[0].fault).toBe(isRefused ? message : null);
  const input = { catalogId: '1', target: { ids: ['1'] }, expectedCount: 1, steps, mode: 'DRY_RUN' };
  const { errors } = await client.ask(START, { input });
  expect(errors?.[0]?.message).toBe(isRefused ? message : undefined);
});

test('is deleted with its catalog', async () => {
  const { createCatalog } = await client.data(
    'mutation { createCatalog(input: { name: "Short" }) { catalog { id } } }',
  );
  const catalogId = createCatalog.catalog.id;
  await create({ catalogId, steps: [{ status: 'DRAFT' }] });
  await client.data('mutation ($id: ID!) { deleteCatalog(input: { id: $id }) { deletedId } }', { id: catalogId });
  expect(await listStored(client.gateway, 'recipes')).toEqual([]);
});
