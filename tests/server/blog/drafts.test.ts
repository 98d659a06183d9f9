import { expect, test } from 'vitest';
import { grantClientAbilities } from '../../support/clientAbilities';
import { useTestClient } from '../../support/testClient';
import { changeStored, readStored } from '../../support/stored';

/** In the demo data, post 11 is a draft and post 12 is published. */
const DRAFT = '11';

const client = useTestClient();

const LIST = 'query ($status: BlogPostStatus) { blogPosts(input: { status: $status }) { totalDocs posts { id } } }';

/** Continues as an account with these permissions for posts, and all permissions for comments and bookmarks. */
const continueAs = async (...actions: string[]) => {
  const abilities = { BlogPost: actions, BlogComment: ['manage'], Bookmark: ['manage'] };
  await grantClientAbilities(client.gateway, abilities);
  await client.signIn('client@demo.com', 'client');
};
const codeOf = async (query: string, variables = {}) => (await client.refusal(query, variables))?.code ?? 'OK';

const setStatus = async (id: string, status: 'DRAFT' | 'PENDING' | 'PUBLISHED') => {
  await changeStored(client.gateway, 'blogPosts', id, { status });
};

test.each([
  [['read', 'update'], true],
  [['manage'], true],
  [['read'], false],
  [['read', 'create'], false],
  [['read', 'delete'], false],
])('an account that can %j posts sees drafts and pending posts: %s', async (actions, isVisible) => {
  await setStatus('10', 'PENDING');
  await continueAs(...actions);
  for (const [status, id] of [
    ['DRAFT', DRAFT],
    ['PENDING', '10'],
  ]) {
    const { data } = await client.ask(LIST, { status });
    expect(data.blogPosts).toEqual(isVisible ? { totalDocs: 1, posts: [{ id }] } : { totalDocs: 0, posts: [] });
    expect(await codeOf('query ($id: ID!) { blogPost(id: $id) { id } }', { id })).toBe(isVisible ? 'OK' : 'NOT_FOUND');
  }
  expect(await codeOf('{ blogPost(id: "12") { id } }')).toBe('OK');
});

test.each([
  ['createBlogComment(input: { postId: "11", text: "Hello" }) { comment { id } }'],
  ['toggleBlogPostBookmark(input: { id: "11" }) { post { id } }'],
  ['setBlogPostBookmark(input: { id: "11", isBookmarked: true }) { post { id } }'],
  ['deleteBlogPost(input: { id: "11" }) { deletedId }'],
])('a draft does not exist for %s of an account that cannot edit posts', async (mutation) => {
  await continueAs('read', 'delete');
  const before = await readStored(client.gateway, 'blogPosts', DRAFT);
  expect(await codeOf(`mutation { ${mutation} }`)).toBe('NOT_FOUND');
  expect(await readStored(client.gateway, 'blogPosts', DRAFT)).toEqual(before);
});

test('a comment stays when its post is no longer published', async () => {
  await continueAs('read');
  const { data } = await client.ask(
    'mutation { createBlogComment(input: { postId: "12", text: "Hello" }) { comment { id } } }',
  );
  const { id } = data.createBlogComment.comment;
  await setStatus('12', 'DRAFT');
  const remove = 'mutation ($id: ID!) { deleteBlogComment(input: { id: $id }) { deletedIds } }';
  expect(await codeOf(remove, { id })).toBe('NOT_FOUND');
  await setStatus('12', 'PUBLISHED');
  expect(await codeOf(remove, { id })).toBe('OK');
});

test('REST lists, counts, and shows published posts only', async () => {
  const first = (await client.rest('GET', '/blog/list/data')).body;
  expect(first.map(({ id }: { id: number }) => id)).not.toContain(Number(DRAFT));
  await setStatus('12', 'DRAFT');
  expect((await client.rest('GET', '/blog/list/data')).body).toHaveLength(first.length - 1);
  const { recentPosts } = (await client.rest('GET', '/blog/list/data/sidebar')).body;
  expect(recentPosts.map(({ id }: { id: number }) => id)).toEqual([10, 9, 8, 7]);
  const second = (await client.rest('GET', '/blog/list/data')).body[0];
  for (const path of ['detail', 'edit']) {
    const { body } = await client.rest('GET', `/blog/list/data/${path}`);
    expect(path === 'detail' ? body.blog.title : body.blogTitle).toBe(second.title);
  }
});
