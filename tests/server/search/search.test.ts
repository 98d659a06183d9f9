import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const get = async (path: string) => (await client.rest('GET', path)).body;
const toggle = (body: unknown) => client.rest('POST', '/api/bookmarks/update', body);
const ask = async (query: string, variables?: Record<string, unknown>) => {
  const answer = await client.ask(query, variables);
  expect(answer.extensions?.mocked).toBeUndefined();
  return answer;
};

test('provides a hundred distinct titles, with rank and ID as text', async () => {
  const { autoComplete } = await get('/api/autocomplete/data');
  expect(autoComplete).toHaveLength(100);
  expect(new Set(autoComplete.map(({ title }: { title: string }) => title)).size).toBe(100);
  expect(autoComplete[0]).toEqual({ title: "The Lighthouse Keeper's Ledger", rank: '1', id: '1' });
});

test('returns everything in three groups without a search text', async () => {
  const { searchArr } = await get('/api/main-search/data');
  expect(searchArr.map(({ groupTitle, searchLimit }: Record<string, unknown>) => [groupTitle, searchLimit])).toEqual([
    ['Pages', 4],
    ['Files', 4],
    ['Contacts', 4],
  ]);
  for (const { data } of searchArr) expect(data.length).toBeGreaterThan(4);
  for (const { date } of searchArr[2].data) expect(Date.parse(date)).not.toBeNaN();
});

test('lists each page once, with a URL of the app', async () => {
  const { suggestions } = await get('/api/bookmarks/data');
  const links = suggestions.map(({ link }: { link: string }) => link);
  expect(new Set(links).size).toBe(links.length);
  expect(new Set(suggestions.map(({ target }: { target: string }) => target)).size).toBe(links.length);
  expect(links).toEqual(
    expect.arrayContaining(['/', '/catalogs', '/jobs', '/apps/email', '/pages/blog/edit', '/misc/error']),
  );
});

test.each(['1', 1])('adds and removes the bookmark of a page by the ID %j, and shows it in every path', async (id) => {
  const before = await get('/api/bookmarks/data');
  expect(await toggle({ id })).toEqual({ status: 200, body: undefined });
  const { suggestions, bookmarks } = await get('/api/bookmarks/data');
  expect(bookmarks).toEqual(suggestions.filter(({ isBookmarked }: { isBookmarked: boolean }) => isBookmarked));
  expect(bookmarks).toHaveLength(before.bookmarks.length + 1);
  const { searchArr } = await get('/api/main-search/data');
  expect(searchArr[0].data).toEqual(suggestions);
  const { data } = await ask('{ bookmarks { id } pages { id isBookmarked } }');
  expect(data.bookmarks.map((page: { id: string }) => Number(page.id))).toContain(1);
  expect(data.pages[0]).toEqual({ id: '1', isBookmarked: true });
  await toggle({ id });
  expect(await get('/api/bookmarks/data')).toEqual(before);
});

test.each([
  [{ id: 4711 }, 404],
  [{ id: 'one' }, 400],
  [{ id: null }, 400],
  [{ id: {} }, 400],
  [{}, 400],
  ['[1]', 400],
  ['{', 400],
  ['', 400],
])('rejects bookmarking %j with status %i and a message, and changes nothing', async (body, status) => {
  const before = await get('/api/bookmarks/data');
  expect(await toggle(body)).toEqual({ status, body: { error: expect.stringMatching(/\w/) } });
  expect(await get('/api/bookmarks/data')).toEqual(before);
});

test.each([true, true, false, false])('sets a bookmark to %s, however often', async (isBookmarked) => {
  const { data } = await ask(
    `mutation { setBookmark(input: { id: "3", isBookmarked: ${isBookmarked} }) { page { id isBookmarked } } }`,
  );
  expect(data.setBookmark.page).toEqual({ id: '3', isBookmarked });
});

test('toggles the same bookmark over GraphQL', async () => {
  const { data } = await ask('mutation { toggleBookmark(input: { id: "2" }) { page { id isBookmarked } } }');
  expect(data.toggleBookmark.page).toEqual({ id: '2', isBookmarked: true });
  const { bookmarks } = await get('/api/bookmarks/data');
  expect(bookmarks.map(({ id }: { id: number }) => id)).toContain(2);
  const { errors } = await ask('mutation { toggleBookmark(input: { id: "4711" }) { page { id } } }');
  expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

const GROUPS =
  'query ($q: String) { searchGroups(q: $q) { limit pages { title } files { title } contacts { title } } }';

test.each([
  ['', { pages: 4, files: 4, contacts: 4 }],
  ['USER', { pages: 2, files: 0, contacts: 0 }],
  ['.pdf', { pages: 0, files: 2, contacts: 0 }],
  ['محمد', { pages: 0, files: 0, contacts: 1 }],
  ['x'.repeat(1000), { pages: 0, files: 0, contacts: 0 }],
])('searches for %j by group over GraphQL', async (q, counts) => {
  const { limit, ...groups } = (await ask(GROUPS, { q })).data.searchGroups;
  expect(limit).toBe(4);
  const found = Object.fromEntries(Object.entries(groups).map(([name, rows]) => [name, (rows as unknown[]).length]));
  expect(found.files).toBe(counts.files);
  expect(found.contacts).toBe(counts.contacts);
  expect(found.pages).toBeGreaterThanOrEqual(counts.pages);
  expect(found.pages).toBeLessThanOrEqual(4);
});

test('completes titles over GraphQL, best first', async () => {
  const { data } = await ask('{ autocompleteTitles(q: "ORCHARD") { title rank } }');
  const ranks = data.autocompleteTitles.map(({ rank }: { rank: number }) => rank);
  expect(ranks.length).toBeGreaterThan(1);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});
