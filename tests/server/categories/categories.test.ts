import { expect, test } from 'vitest';
import { listStored } from '../../support/stored';
import { createCategoryClient } from './categoryClient';

const START = [
  'Kitchen 1/2',
  '  Pans 1/1',
  'Outdoor 1/4',
  '  Cooking 1/1',
  '  Sale 1/1',
  '  Tents 2/2',
  'Unassigned 1',
];

test('the tree has the categories of products and those above them, and counts each product once', async () => {
  const { tree } = await createCategoryClient();
  expect(await tree()).toEqual(START);
});

test('products without a category are found by a filter, alone and as the target of a job', async () => {
  const { ask, catalogId } = await createCategoryClient();
  const count = async (filter: object) =>
    (
      await ask('query ($input: ProductListInput!) { products(input: $input) { totalDocs } }', {
        input: { catalogId, filter },
      })
    ).data.products.totalDocs;
  expect([await count({ hasCategory: false }), await count({ hasCategory: true }), await count({})]).toEqual([1, 5, 6]);
});

test('every change of the tree returns the catalog with the new tree', async () => {
  const { ask, catalogId } = await createCategoryClient();
  const steps: [string, object, string[]][] = [
    ['CreateCategory', { name: 'Chairs' }, ['Chairs']],
    ['RenameCategory', { path: 'Chairs', name: 'Seats' }, ['Seats']],
    ['MoveCategory', { path: 'Seats', parent: 'Outdoor' }, ['Outdoor/Seats']],
    ['DeleteCategory', { path: 'Outdoor/Seats', expectedCount: 0 }, []],
  ];
  for (const [name, input, paths] of steps) {
    const field = name[0]!.toLowerCase() + name.slice(1);
    const { data } = await ask(
      `mutation ($input: ${name}Input!) { ${field}(input: $input) { catalog { categoryTree { categories { path } } } } }`,
      { input: { catalogId, ...input } },
    );
    const shown: string[] = data[field].catalog.categoryTree.categories.map(({ path }: { path: string }) => path);
    expect(shown.filter((path) => /Chairs|Seats/.test(path))).toEqual(paths);
  }
});

test('a category without products is created, kept, moved, and deleted at once', async () => {
  const { change, tree } = await createCategoryClient();
  expect((await change('CreateCategory', { name: '  Camp  furniture ', parent: 'Outdoor' })).data.category).toEqual({
    path: 'Outdoor/Camp furniture',
    level: 2,
    parent: 'Outdoor',
    position: 1,
    productCount: 0,
  });
  await change('CreateCategory', { name: 'Chairs', parent: 'Outdoor/Camp furniture' });
  expect((await change('RenameCategory', { path: 'Outdoor/Camp furniture', name: 'Furniture' })).data).toEqual({
    path: 'Outdoor/Furniture',
    job: null,
  });
  expect((await change('MoveCategory', { path: 'Outdoor/Furniture', parent: null, position: 1 })).data).toEqual({
    path: 'Furniture',
    job: null,
  });
  expect(await tree()).toEqual(['Furniture 0/0', '  Chairs 0/0', ...START]);
  expect((await change('DeleteCategory', { path: 'Furniture', expectedCount: 0 })).data).toEqual({ job: null });
  expect(await tree()).toEqual(START);
});

test('siblings keep the order that they were given, and new ones follow', async () => {
  const { change, tree } = await createCategoryClient();
  await change('MoveCategory', { path: 'Outdoor/Tents', parent: 'Outdoor', position: 1 });
  await change('CreateCategory', { parent: 'Outdoor', name: 'Backpacks' });
  expect(await tree()).toEqual([
    ...START.slice(0, 3),
    '  Tents 2/2',
    '  Cooking 1/1',
    '  Sale 1/1',
    '  Backpacks 0/0',
    'Unassigned 1',
  ]);
});

test.each([
  ['a name that is empty', 'CreateCategory', { name: ' ' }, 'INVALID', { name: 'Enter a name.' }],
  [
    'a name with a slash',
    'RenameCategory',
    { path: 'Kitchen', name: 'Pots/Pans' },
    'INVALID',
    { name: 'Remove the slash. Names can’t contain “/”.' },
  ],
  [
    'a name that is too long',
    'CreateCategory',
    { name: 'x'.repeat(121) },
    'INVALID',
    { name: 'Use 120 characters or fewer.' },
  ],
  [
    'a name that a sibling has, in another case',
    'CreateCategory',
    { parent: 'Outdoor', name: 'TENTS' },
    'CONFLICT',
    { name: 'A category “Tents” already exists in “Outdoor”.' },
  ],
  [
    'renaming to a sibling’s name',
    'RenameCategory',
    { path: 'Kitchen', name: 'Outdoor' },
    'CONFLICT',
    {
      name: 'A category “Outdoor” already exists at the top level. To merge them, delete this one and move its products there.',
    },
  ],
  [
    'moving into itself',
    'MoveCategory',
    { path: 'Outdoor', parent: 'Outdoor' },
    'INVALID',
    { parent: '“Outdoor” can’t be moved into itself or a category below it. Select a different category.' },
  ],
  [
    'moving below itself',
    'MoveCategory',
    { path: 'Outdoor', parent: 'Outdoor/Tents' },
    'INVALID',
    { parent: '“Outdoor” can’t be moved into itself or a category below it. Select a different category.' },
  ],
  [
    'moving products into the deleted branch',
    'DeleteCategory',
    { path: 'Outdoor', moveTo: 'Outdoor/Sale', expectedCount: 4 },
    'INVALID',
    { moveTo: '“Sale” is deleted, too. Select a category outside “Outdoor”.' },
  ],
  [
    'deleting more products than shown',
    'DeleteCategory',
    { path: 'Outdoor', expectedCount: 3 },
    'CONFLICT',
    { expectedCount: 'Now found: 4.' },
  ],
  [
    'a parent that does not exist',
    'MoveCategory',
    { path: 'Kitchen', parent: 'Outdor' },
    'NOT_FOUND',
    { parent: 'No category has the path “Outdor”. The nearest one is “Outdoor”.' },
  ],
  [
    'creating below a category that does not exist',
    'CreateCategory',
    { parent: 'Outdoor/Tent', name: 'Small' },
    'NOT_FOUND',
    { parent: 'No category has the path “Outdoor/Tent”. The nearest one is “Outdoor/Tents”.' },
  ],
  [
    'moving products to a category that does not exist',
    'DeleteCategory',
    { path: 'Kitchen', moveTo: 'Outdoor/Cookin', expectedCount: 1 },
    'NOT_FOUND',
    { moveTo: 'No category has the path “Outdoor/Cookin”. The nearest one is “Outdoor/Cooking”.' },
  ],
  ['a category that does not exist', 'RenameCategory', { path: 'Garage', name: 'Shed' }, 'NOT_FOUND', undefined],
])('refuses %s', async (_, mutation, input, code, fields) => {
  const { change, tree } = await createCategoryClient();
  const { errors } = await change(mutation, input);
  expect(errors?.[0]?.extensions?.code).toBe(code);
  expect(errors?.[0]?.extensions?.fields).toEqual(fields);
  expect(await tree()).toEqual(START);
});

test('renaming changes the products that have the category or one below it, and can be undone', async () => {
  const { change, tree, products, undo } = await createCategoryClient();
  const before = await products();
  await change('MoveCategory', { path: 'Outdoor', parent: null, position: 1 });
  await change('CreateCategory', { parent: 'Outdoor', name: 'Boats' });
  const placed = await tree();
  const { data } = await change('RenameCategory', { path: 'Outdoor', name: 'Camping' });
  expect(data).toMatchObject({ path: 'Camping', job: { type: 'BULK_EDIT' } });
  expect(await products()).toEqual({
    ...before,
    'MAP-1': ['Camping'],
    'STOVE-1': ['Camping/Cooking', 'Kitchen'],
    'TENT-1': ['Camping/Tents'],
    'TENT-2': ['Camping/Tents', 'Camping/Sale'],
  });
  expect(await tree()).toEqual(placed.map((line) => line.replace('Outdoor', 'Camping')));
  expect(await undo(data.job.id)).toMatchObject({ status: 'COMPLETED' });
  expect(await products()).toEqual(before);
  expect(await tree()).toEqual(placed);
});

test('moving a branch keeps what is below it and the category that it leaves', async () => {
  const { change, tree, products, undo } = await createCategoryClient();
  const { data } = await change('MoveCategory', { path: 'Kitchen/Pans', parent: 'Outdoor/Cooking' });
  expect(data.path).toBe('Outdoor/Cooking/Pans');
  const before = [await products(), await tree()];
  const out = await change('MoveCategory', { path: 'Outdoor/Cooking', parent: null, position: 2 });
  expect(await products()).toMatchObject({ 'PAN-1': ['Cooking/Pans'], 'STOVE-1': ['Cooking', 'Kitchen'] });
  expect(await tree()).toEqual([
    'Kitchen 1/1',
    'Cooking 1/2',
    '  Pans 1/1',
    'Outdoor 1/3',
    '  Sale 1/1',
    '  Tents 2/2',
    'Unassigned 1',
  ]);
  await undo(out.data.job.id);
  expect([await products(), await tree()]).toEqual(before);
});

test.each([
  ['nowhere', null, { 'MAP-1': [], 'STOVE-1': ['Kitchen'], 'TENT-1': [], 'TENT-2': [] }, 3],
  [
    'to another category',
    'Kitchen',
    { 'MAP-1': ['Kitchen'], 'STOVE-1': ['Kitchen'], 'TENT-1': ['Kitchen'], 'TENT-2': ['Kitchen'] },
    0,
  ],
])('deleting moves the products %s, as its preview says, and can be undone', async (_, moveTo, after, unassigned) => {
  const { ask, catalogId, change, tree, products, undo } = await createCategoryClient();
  const before = await products();
  const input = { catalogId, path: 'Outdoor', moveTo };
  const { data } = await ask(
    'query ($input: CategoryDeletionInput!) { categoryDeletion(input: $input) { categories products unassigned } }',
    { input },
  );
  expect(data.categoryDeletion).toEqual({ categories: 4, products: 4, unassigned });
  const deletion = await change('DeleteCategory', { path: 'Outdoor', moveTo, expectedCount: 4 });
  expect(await products()).toEqual({ ...before, ...after });
  expect((await tree()).at(-1)).toBe(`Unassigned ${unassigned + 1}`);
  await undo(deletion.data.job.id);
  expect(await products()).toEqual(before);
  expect(await tree()).toEqual(START);
});

test('a category stays when the only one below it is moved away', async () => {
  const { ask, catalogId, change, tree } = await createCategoryClient();
  const product = { catalogId, sku: 'HOSE-1', categories: ['Garage/Hoses'] };
  await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
    input: product,
  });
  await change('MoveCategory', { path: 'Garage/Hoses', parent: null });
  expect((await tree()).slice(0, 2)).toEqual(['Garage 0/0', 'Hoses 1/1']);
});

test('an undo leaves alone what was changed since', async () => {
  const { ask, change, catalogId, products, undo, tree } = await createCategoryClient();
  const { data } = await change('RenameCategory', { path: 'Kitchen', name: 'Cooking' });
  const found = await ask('query ($input: ProductListInput!) { products(input: $input) { data { id revision } } }', {
    input: { catalogId, filter: { q: 'PAN-1' } },
  });
  await ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
    input: { ...found.data.products.data[0], name: 'Pan' },
  });
  expect(await undo(data.job.id)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES' });
  expect(await products()).toMatchObject({ 'PAN-1': ['Cooking/Pans'], 'STOVE-1': ['Outdoor/Cooking', 'Kitchen'] });
  expect(await tree()).toEqual(['Cooking 0/1', '  Pans 1/1', 'Kitchen 1/1', ...START.slice(2)]);
});

test('only one job at a time changes a catalog', async () => {
  const { ask, catalogId, gateway } = await createCategoryClient();
  const rename = (path: string) =>
    ask('mutation ($input: RenameCategoryInput!) { renameCategory(input: $input) { job { id } } }', {
      input: { catalogId, path, name: 'New name' },
    });
  const answers = [await rename('Kitchen'), await rename('Outdoor')];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([undefined, 'CONFLICT']);
  await gateway.idle();
});

test('a copy of the catalog has its categories, and deleting it removes them', async () => {
  const { ask, catalogId, change, gateway } = await createCategoryClient();
  await change('CreateCategory', { name: 'Boats' });
  const { data } = await ask(
    `mutation ($id: ID!) { cloneCatalog(input: { id: $id, name: "Copy" }) {
      job { id } } }`,
    { id: catalogId },
  );
  await gateway.idle();
  const job = await ask('query ($id: ID!) { job(id: $id) { catalog { id categoryTree { categories { path } } } } }', {
    id: data.cloneCatalog.job.id,
  });
  const { id, categoryTree } = job.data.job.catalog;
  expect(categoryTree.categories[0]).toEqual({ path: 'Boats' });
  await ask('mutation ($id: ID!) { deleteCatalog(input: { id: $id }) { deletedId } }', { id });
  await gateway.idle();
  // The first catalog has demo categories.
  const left = await listStored(gateway, 'categories', (category) => category.catalogId !== '1');
  expect(left).toMatchObject([{ catalogId }]);
});
