import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const client = useTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });

const get = async (part = '') => (await client.rest('GET', `/blog/list/data${part}`)).body;

test('lists the published posts, newest first, as plain text', async () => {
  const list: { title: string; blogPosted: string; excerpt: string; img: string; avatar: string }[] = await get();
  expect(list).toHaveLength(11);
  expect(list[0]).toMatchObject({ id: 12, userFullName: 'Amara Okafor', blogPosted: 'Apr 28, 2026', comment: 4 });
  const times = list.map(({ blogPosted }) => Date.parse(blogPosted));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const { excerpt, img, avatar } of list) {
    expect(excerpt).not.toMatch(/<\w/);
    expect([img, avatar]).toEqual([expect.stringMatching(/^\/media\//), expect.stringMatching(/^\/media\//)]);
  }
});

test('returns the newest post in the detail, in the edit page, and first in the recent posts', async () => {
  const [[first], detail, edit, sidebar] = await Promise.all([get(), get('/detail'), get('/edit'), get('/sidebar')]);
  expect(detail.blog).toMatchObject({ title: first.title, comments: 4, bookmarked: true });
  expect(detail.blog.content.match(/<p>/g).length).toBeGreaterThan(2);
  expect(detail.comments).toHaveLength(4);
  for (const { commentedAt } of detail.comments) expect(Date.parse(commentedAt)).not.toBeNaN();
  expect(edit).toMatchObject({ blogTitle: first.title, status: 'Published', slug: 'the-catalog-as-a-garden' });
  expect(edit.excerpt).toMatch(/^<p>/);
  expect(edit.blogCategories).toEqual([
    { value: 'product-data', label: 'Product data' },
    { value: 'teamwork', label: 'Teamwork' },
  ]);
  expect(sidebar.recentPosts.map(({ id }: { id: number }) => id)).toEqual([12, 10, 9, 8]);
  expect(sidebar.categories).toHaveLength(5);
});

test('shows changes made with GraphQL in every path', async () => {
  await client.ask(
    `mutation {
      createBlogComment(input: { postId: "12", text: " Seen. " }) { comment { id } }
      toggleBlogPostBookmark(input: { id: "12" }) { post { id } }
    }`,
  );
  await client.ask(
    'mutation { updateBlogPost(input: { id: "12", title: "Gardening", categories: [PRICING] }) { post { id } } }',
  );
  const [[first], detail, edit] = await Promise.all([get(), get('/detail'), get('/edit')]);
  expect(first).toMatchObject({ title: 'Gardening', comment: 5 });
  expect(detail.blog).toMatchObject({ title: 'Gardening', comments: 5, bookmarked: false });
  expect(detail.comments.at(-1)).toMatchObject({
    userFullName: 'Ada Lindqvist',
    avatar: '/media/avatar-ada-lindqvist',
    commentText: 'Seen.',
  });
  expect(edit).toMatchObject({ blogTitle: 'Gardening', blogCategories: [{ value: 'pricing', label: 'Pricing' }] });
});

test('returns an empty list and no detail without published posts', async () => {
  const ids = (await get()).map(({ id }: { id: number }) => id);
  for (const id of ids) {
    await client.ask('mutation ($id: ID!) { updateBlogPost(input: { id: $id, status: DRAFT }) { post { id } } }', {
      id,
    });
  }
  expect(await get()).toEqual([]);
  expect((await get('/sidebar')).recentPosts).toEqual([]);
  expect(await client.rest('GET', '/blog/list/data/detail')).toEqual({
    status: 404,
    body: { error: 'The blog has no published posts.' },
  });
});
