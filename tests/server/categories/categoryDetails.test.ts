import { expect, test } from 'vitest';
import { createCategoryClient } from './categoryClient';

const CAMPING = 'Sporting Goods > Outdoor Recreation > Camping & Hiking';

const german = (text: string) => [{ locale: 'de', text }];

/** A catalog in which two categories have details. */
const createDetailed = async () => {
  const client = await createCategoryClient();
  await client.change('UpdateCategory', { path: 'Outdoor', labels: german('Draußen'), googleCategory: CAMPING });
  await client.change('UpdateCategory', { path: 'Outdoor/Tents', labels: german('Zelte'), googleCategory: '1013' });
  return client;
};

const DETAILS = {
  Outdoor: { labels: { de: 'Draußen' }, googleCategory: CAMPING },
  'Outdoor/Tents': { labels: { de: 'Zelte' }, googleCategory: '1013' },
};

test('a category has names in other languages and a Google category, which are changed one by one', async () => {
  const { change, details } = await createDetailed();
  expect(await details()).toEqual(DETAILS);
  const labels = [
    { locale: 'fr', text: '  Plein   air ' },
    { locale: 'de', text: ' ' },
  ];
  const { data } = await change('UpdateCategory', { path: 'Outdoor', labels, googleCategory: 'Home & Garden>Lawn' });
  expect(data.category).toEqual({
    labels: [{ locale: 'fr', text: 'Plein air' }],
    googleCategory: 'Home & Garden > Lawn',
  });
  await change('UpdateCategory', { path: 'Outdoor', googleCategory: ' ' });
  expect((await details()).Outdoor).toEqual({ labels: { fr: 'Plein air' }, googleCategory: null });
  await change('UpdateCategory', { path: 'Outdoor', labels: [] });
  expect(await details()).toEqual({ 'Outdoor/Tents': DETAILS['Outdoor/Tents'] });
});

test.each([
  [
    'a language that the catalog does not have',
    { labels: [{ locale: 'de-AT', text: 'Zelte' }] },
    'labels',
    'The catalog doesn’t have the language de-AT. The nearest one is de.',
  ],
  ['a name that is too long', { labels: german('x'.repeat(121)) }, 'labels.de', 'Use 120 characters or fewer.'],
  [
    'a Google category that is neither an ID nor a path',
    { labels: [], googleCategory: 'Tents' },
    'googleCategory',
    'Enter an ID like 1013, or a path with “>” between its levels, like Sporting Goods > Outdoor Recreation.',
  ],
  [
    'a path with an empty level',
    { labels: [], googleCategory: 'Sporting Goods > > Tents' },
    'googleCategory',
    'Enter an ID like 1013, or a path with “>” between its levels, like Sporting Goods > Outdoor Recreation.',
  ],
  [
    'a path that is too long',
    { labels: [], googleCategory: `A > ${'x'.repeat(750)}` },
    'googleCategory',
    'Use 750 characters or fewer.',
  ],
])('refuses %s', async (_, input, field, message) => {
  const { change, details } = await createDetailed();
  const { errors } = await change('UpdateCategory', { path: 'Outdoor', ...input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: message } });
  expect(await details()).toEqual(DETAILS);
});

test.each([
  ['renaming', 'RenameCategory', { path: 'Outdoor', name: 'Camping' }, ['Camping', 'Camping/Tents']],
  [
    'moving',
    'MoveCategory',
    { path: 'Outdoor', parent: 'Kitchen', position: 1 },
    ['Kitchen/Outdoor', 'Kitchen/Outdoor/Tents'],
  ],
  ['moving one below', 'MoveCategory', { path: 'Outdoor/Tents', parent: null }, ['Outdoor', 'Tents']],
  ['deleting one below', 'DeleteCategory', { path: 'Outdoor/Tents', moveTo: 'Kitchen', expectedCount: 2 }, ['Outdoor']],
  ['deleting', 'DeleteCategory', { path: 'Outdoor', expectedCount: 4 }, []],
])('%s keeps the details of what stays, and its undo brings all of them back', async (_, mutation, input, paths) => {
  const { change, details, undo } = await createDetailed();
  const { data } = await change(mutation, input);
  const after = await details();
  expect(Object.keys(after)).toEqual(paths);
  expect(Object.values(after)).toEqual(Object.values(DETAILS).slice(0, paths.length));
  expect(await undo(data.job.id)).toMatchObject({ status: 'COMPLETED' });
  expect(await details()).toEqual(DETAILS);
});

test('placing a category among its siblings keeps the details of all of them', async () => {
  const { change, details } = await createDetailed();
  await change('MoveCategory', { path: 'Outdoor/Sale', parent: 'Outdoor', position: 1 });
  await change('MoveCategory', { path: 'Outdoor', parent: null, position: 1 });
  expect(await details()).toEqual(DETAILS);
});

test('an undo keeps details that were entered since', async () => {
  const { change, details, undo } = await createDetailed();
  const { data } = await change('RenameCategory', { path: 'Outdoor', name: 'Camping' });
  await change('UpdateCategory', { path: 'Camping', labels: german('Zelten') });
  await change('UpdateCategory', { path: 'Camping/Sale', labels: german('Angebote') });
  await undo(data.job.id);
  expect(await details()).toEqual({
    Outdoor: { labels: { de: 'Zelten' }, googleCategory: CAMPING },
    'Outdoor/Sale': { labels: { de: 'Angebote' }, googleCategory: null },
    'Outdoor/Tents': DETAILS['Outdoor/Tents'],
  });
});

test('a copy of the catalog has the details', async () => {
  const { ask, catalogId, gateway } = await createDetailed();
  const { data } = await ask('mutation ($id: ID!) { cloneCatalog(input: { id: $id, name: "Copy" }) { job { id } } }', {
    id: catalogId,
  });
  await gateway.idle();
  const copy = await ask(
    'query ($id: ID!) { job(id: $id) { catalog { categoryTree { categories { path labels { text } } } } } }',
    { id: data.cloneCatalog.job.id },
  );
  expect(copy.data.job.catalog.categoryTree.categories).toContainEqual({
    path: 'Outdoor/Tents',
    labels: [{ text: 'Zelte' }],
  });
});

test('a language can’t be removed from the catalog while its categories have names in it', async () => {
  const { ask, catalogId, gateway } = await createDetailed();
  await ask('mutation ($id: ID!) { cloneCatalog(input: { id: $id, name: "Copy" }) { job { id } } }', {
    id: catalogId,
  });
  await gateway.idle();
  const update = async (locales: string[]) => {
    const { data } = await ask('query ($id: ID!) { catalog(id: $id) { revision } }', { id: catalogId });
    const input = { id: catalogId, name: 'Garden', locales, revision: data.catalog.revision };
    return ask('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', { input });
  };
  expect((await update(['en', 'fr'])).errors?.[0]?.extensions?.fields).toEqual({
    locales: '2 categories have a name in German (de). Remove these names before you remove the language.',
  });
  expect((await update(['en', 'de'])).errors).toBeUndefined();
});
