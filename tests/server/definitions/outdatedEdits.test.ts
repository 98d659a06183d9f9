import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';

const labels = (text: string) => [{ locale: 'en', text }];

test.each([
  ['attribute', 'UpdateAttributeInput', 'updateAttribute', '1'],
  ['family', 'UpdateFamilyInput', 'updateFamily', '1'],
  ['channel', 'UpdateChannelInput', 'updateChannel', 'web'],
])('an edit of the %s is refused once someone else has saved another', async (what, type, mutation, id) => {
  const client = await createTestClient();
  const read = async () =>
    (await client.data(`{ ${what}(id: "${id}") { updatedAt updatedBy labels { locale text } } }`))[what];
  const update = (input: Record<string, unknown>) =>
    client.ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { ${what} { id } } }`, {
      input: { id, ...input },
    });
  const { updatedAt } = await read();
  expect((await update({ updatedAt, labels: labels('First') })).errors).toBeUndefined();
  const { updatedBy } = await read();
  expect((await update({ updatedAt, labels: labels('Second') })).errors?.[0]).toMatchObject({
    message: `${updatedBy} changed “First”. Review the changes and save again.`,
    extensions: { code: 'CONFLICT' },
  });
  expect((await read()).labels).toEqual(labels('First'));
  for (const known of [(await read()).updatedAt, null]) {
    expect((await update({ updatedAt: known, labels: labels('Third') })).errors).toBeUndefined();
  }
  expect((await read()).labels).toEqual(labels('Third'));
});

test('an edit of the details of a category is refused if they are no longer those that were read', async () => {
  const client = await createTestClient({ demoProducts: 5 });
  const { categories } = (await client.data('{ catalog(id: "1") { categoryTree { categories { id } } } }')).catalog
    .categoryTree;
  const { id } = categories[0];
  const update = async (google: string, former?: Record<string, unknown>) => {
    const { errors } = await client.ask(
      'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }',
      { input: { id, labels: [{ locale: 'de', text: 'Zelte' }], googleCategory: google, former } },
    );
    return errors?.[0]?.extensions?.code;
  };
  await update('1013');
  expect(await update('1', { labels: [], googleCategory: null })).toBe('CONFLICT');
  const known = [
    { locale: 'fr', text: '' },
    { locale: 'de', text: 'Zelte' },
  ];
  expect(await update('1', { labels: known, googleCategory: '1013' })).toBeUndefined();
  expect(await update('2')).toBeUndefined();
});
