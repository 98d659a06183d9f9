import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  client = await createTestClient({ now: () => new Date(now) });
});

const POST = `id title slug status excerpt excerptText content featuredImage featuredImageAlt author { fullName avatar userId } categories tags
  isBookmarked commentCount createdAt updatedAt`;

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const answer = await client.ask(query, variables);
  expect(answer.extensions?.mocked).toBeUndefined();
  return answer;
};
const list = async (input: object) => {
  const { data, errors } = await ask(
    `query ($input: BlogPostListInput) { blogPosts(input: $input) { totalDocs totalPages page perPage posts { ${POST} } } }`,
    { input },
  );
  return { ...data?.blogPosts, errors };
};
const create = (input: object) =>
  ask(`mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { post { ${POST} } } }`, { input });
const save = (id: string, input: object) =>
  ask(`mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { post { ${POST} } } }`, {
    input: { id, ...input },
  });
const comment = (input: object) =>
  ask(
    `mutation ($input: CreateBlogCommentInput!) { createBlogComment(input: $input) {
      comment { id postId parentId text createdAt author { fullName } } post { id commentCount }
    } }`,
    { input },
  );

interface Post {
  createdAt: string;
  title: string;
}

test('lists published posts, newest first, ten per page, with all fields', async () => {
  const { posts, totalDocs, totalPages, page, perPage } = await list({});
  expect({ totalDocs, totalPages, page, perPage }).toEqual({ totalDocs: 11, totalPages: 2, page: 1, perPage: 10 });
  expect(posts.map(({ id }: { id: string }) => id)).toEqual(['12', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect((await list({ page: 9 })).posts).toEqual([]);
  expect((await list({ page: 9 })).totalDocs).toBe(11);
});

test.each([
  [{ q: 'GARDEN' }, ['12']],
  [{ q: 'ليلى' }, ['9']],
  [{ q: 'encodings' }, ['7']],
  [{ category: 'PRICING' }, ['9', '3']],
  [{ category: 'PRICING', q: 'rounding' }, ['3']],
  [{ tag: 'HABITS' }, ['12', '10', '6']],
  [{ tag: 'habit' }, []],
  [{ status: 'DRAFT' }, ['11']],
  [{ q: 'x'.repeat(1000) }, []],
])('finds for %j the posts %j', async (input, ids) => {
  const { posts, totalDocs } = await list(input);
  expect(posts.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(totalDocs).toBe(ids.length);
});

test.each([{ page: 0 }, { perPage: 101 }])('rejects %j with an error at its field', async (input) => {
  const [error] = (await list(input)).errors;
  expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [Object.keys(input)[0]!]: expect.any(String) } });
});

test('lists published related posts, those with most in common first', async () => {
  const { data } = await ask('{ blogPost(id: "12") { related(first: 10) { id } } blogRecentPosts(first: 2) { id } }');
  const ids = data.blogPost.related.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain('12');
  expect(ids).not.toContain('11');
  expect(ids.slice(0, 4).toSorted()).toEqual(['10', '4', '6', '7']);
  expect(data.blogRecentPosts).toEqual([{ id: '12' }, { id: '10' }]);
});

test('counts published posts by category and sorts tags', async () => {
  const { data } = await ask('{ blogCategories { category label icon postCount } blogTags }');
  expect(data.blogCategories.find(({ category }: { category: string }) => category === 'PRICING')).toEqual({
    category: 'PRICING',
    label: 'Pricing',
    icon: 'money',
    postCount: 2,
  });
  expect(data.blogTags).toContain('imports');
  expect(data.blogTags).not.toContain('footwear');
});

test('creates a draft by the signed-in account with a slug generated from the title', async () => {
  const { data } = await create({ title: ' Größe zählt ', tags: ['a', ' a ', ''] });
  expect(data.createBlogPost.post).toEqual({
    id: '13',
    title: 'Größe zählt',
    slug: 'grosse-zahlt',
    status: 'DRAFT',
    excerpt: '',
    excerptText: '',
    content: '',
    featuredImage: '/media/scene-new-post',
    featuredImageAlt: '',
    author: { fullName: 'Ada Lindqvist', avatar: '/media/avatar-ada-lindqvist', userId: '51' },
    categories: [],
    tags: ['a'],
    isBookmarked: false,
    commentCount: 0,
    createdAt: '2026-05-04T10:00:00.000Z',
    updatedAt: '2026-05-04T10:00:00.000Z',
  });
  expect((await create({ title: 'Größe zählt!' })).data.createBlogPost.post.slug).toBe('grosse-zahlt-2');
  expect((await create({ title: '商品' })).data.createBlogPost.post.slug).toBe('post');
});

test('saves only the given fields', async () => {
  const before = (await list({})).posts[0];
  now += 60_000;
  const { data } = await save('12', { excerpt: '<p>Grow &amp; prune</p>', categories: ['PRICING', 'PRICING'] });
  expect(data.updateBlogPost.post).toEqual({
    ...before,
    excerpt: '<p>Grow &amp; prune</p>',
    excerptText: 'Grow & prune',
    categories: ['PRICING'],
    updatedAt: '2026-05-04T10:01:00.000Z',
  });
  expect((await list({})).posts[0]).toEqual(data.updateBlogPost.post);
});

test.each([
  [{ title: ' ' }, 'INVALID', ['title']],
  [{ title: 'x'.repeat(2001) }, 'INVALID', ['title']],
  [{ slug: 'Not a slug' }, 'INVALID', ['slug']],
  [{ slug: 'small-changes-on-fridays' }, 'CONFLICT', ['slug']],
  [{ content: '<p> </p>' }, 'INVALID', ['content']],
  [{ featuredImage: 'https://example.org/picture.png' }, 'INVALID', ['featuredImage']],
  [{ featuredImage: '/media/../secret' }, 'INVALID', ['featuredImage']],
  [{ title: '', slug: '-' }, 'INVALID', ['title', 'slug']],
])('rejects saving %j with %s at %j and changes nothing', async (input, code, fields) => {
  const before = await list({});
  const { errors } = await save('12', input);
  expect(errors?.[0]?.extensions?.code).toBe(code);
  expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual(fields);
  expect(await list({})).toEqual(before);
});

test('creates only one of two concurrent posts with the same slug', async () => {
  const answers = await Promise.all([1, 2].map(() => create({ title: 'Twice', slug: 'twice' })));
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test('stores a comment and its reply in order, also in another script and very long', async () => {
  const { comment: first, post } = (await comment({ postId: '11', text: 'תודה '.repeat(400) })).data.createBlogComment;
  expect(post).toEqual({ id: '11', commentCount: 1 });
  now += 1000;
  const answer = (await comment({ postId: '11', text: '42', parentId: first.id })).data.createBlogComment.comment;
  expect(answer).toMatchObject({ postId: '11', parentId: first.id, text: '42', author: { fullName: 'Ada Lindqvist' } });
  const { data } = await ask('{ blogPost(id: "11") { commentCount comments { id parentId } } }');
  expect(data.blogPost).toEqual({
    commentCount: 2,
    comments: [
      { id: first.id, parentId: null },
      { id: answer.id, parentId: first.id },
    ],
  });
});

describe('The comments of a post', () => {
  const read = (args: string) => ask(`{ blogPost(id: "11") { comments${args} { id text } } }`);

  test('are read step by step, or all at once', async () => {
    const made: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      made.push((await comment({ postId: '11', text })).data.createBlogComment.comment.id);
    }
    const ids = async (args: string) =>
      (await read(args)).data.blogPost.comments.map(({ id }: { id: string }) => id) as string[];
    expect(await ids('')).toEqual(made);
    expect(await ids('(first: 2)')).toEqual(made.slice(0, 2));
    expect(await ids(`(first: 2, after: "${made[1]}")`)).toEqual(made.slice(2, 4));
    expect(await ids(`(first: 2, after: "${made[3]}")`)).toEqual(made.slice(4));
    expect(await ids(`(after: "${made[4]}")`)).toEqual([]);
  });

  test.each([
    ['(first: 0)', 'first', 'first must be between 1 and 100.'],
    ['(first: 101)', 'first', 'first must be between 1 and 100.'],
    ['(after: "4711")', 'after', 'The post has no comment with the ID "4711".'],
  ])('are not read with %s', async (args, field, message) => {
    const [error] = (await read(args)).errors!;
    expect(error).toMatchObject({ message, extensions: { code: 'INVALID', fields: { [field]: message } } });
  });
});

test.each(['blogRecentPosts', 'blogPost(id: "12") { related', 'catalogs { catalogs { lastJobs', 'invoiceClients'])(
  'the list %s has 0 to 100 rows',
  async (list) => {
    const answer = (first: number) => {
      const query = `${list}(first: ${first}) { __typename }${' }'.repeat(list.split('{').length - 1)}`;
      return ask(`{ ${query} }`);
    };
    for (const first of [0, 100]) expect((await answer(first)).errors).toBeUndefined();
    const message = 'first must be between 0 and 100.';
    for (const first of [-1, 101]) {
      expect((await answer(first)).errors?.[0]).toMatchObject({
        message,
        extensions: { code: 'INVALID', fields: { first: message } },
      });
    }
  },
);

test.each([
  [{ postId: '12', text: ' ' }, 'INVALID'],
  [{ postId: '12', text: 'x'.repeat(20_001) }, 'INVALID'],
  [{ postId: '4711', text: 'Hello' }, 'NOT_FOUND'],
  [{ postId: '12', text: 'Hello', parentId: '4711' }, 'NOT_FOUND'],
  [{ postId: '12', text: 'Hello', parentId: '1' }, 'NOT_FOUND'],
])('rejects the comment %j with %s', async (input, code) => {
  expect((await comment(input)).errors?.[0]?.extensions?.code).toBe(code);
});

test.each([
  '{ blogPost(id: "4711") { id } }',
  'mutation { toggleBlogPostBookmark(input: { id: "4711" }) { post { id } } }',
  'mutation { setBlogPostBookmark(input: { id: "4711", isBookmarked: true }) { post { id } } }',
  'mutation { updateBlogPost(input: { id: "4711", title: "x" }) { post { id } } }',
])('returns NOT_FOUND for %s', async (query) => {
  expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test('a bookmark is set and removed, however often', async () => {
  const set = async (isBookmarked: boolean) =>
    (
      await ask(
        `mutation { setBlogPostBookmark(input: { id: "12", isBookmarked: ${isBookmarked} }) { post { isBookmarked } } }`,
      )
    ).data.setBlogPostBookmark.post.isBookmarked;
  expect([await set(true), await set(true), await set(false), await set(false)]).toEqual([true, true, false, false]);
});

test.each([
  [{ sort: 'CREATED_AT' }, (a: Post, b: Post) => a.createdAt.localeCompare(b.createdAt)],
  [{ sort: 'TITLE', direction: 'DESC' }, (a: Post, b: Post) => b.title.localeCompare(a.title, 'en')],
  [{ direction: 'ASC' }, (a: Post, b: Post) => a.createdAt.localeCompare(b.createdAt)],
])('posts are sorted by %j', async (input, compare) => {
  const { posts } = await list({ ...input, perPage: 100 });
  expect(posts).toEqual([...posts].sort(compare));
});
