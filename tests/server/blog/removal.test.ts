import { beforeEach, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  client = await createTestClient({ now: () => new Date(now) });
});

const comment = async (input: object) => {
  const { data } = await client.ask(
    'mutation ($input: CreateBlogCommentInput!) { createBlogComment(input: $input) { comment { id canDelete } } }',
    { input },
  );
  return data.createBlogComment.comment;
};
const deleteComment = (id: string, by = client.ask) =>
  by('mutation ($id: ID!) { deleteBlogComment(input: { id: $id }) { deletedIds post { id commentCount } } }', { id });

test('deletes an own comment with the replies to it and to those', async () => {
  const first = await comment({ postId: '11', text: 'One' });
  const reply = await comment({ postId: '11', text: 'Two', parentId: first.id });
  const last = await comment({ postId: '11', text: 'Three', parentId: reply.id });
  const other = await comment({ postId: '11', text: 'Four' });
  expect(first.canDelete).toBe(true);
  expect((await deleteComment(first.id)).data.deleteBlogComment).toEqual({
    deletedIds: [first.id, reply.id, last.id],
    post: { id: '11', commentCount: 1 },
  });
  const { data } = await client.ask('{ blogPost(id: "11") { comments { id } } }');
  expect(data.blogPost.comments).toEqual([{ id: other.id }]);
  expect((await deleteComment(first.id)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test('deletes a post with its comments', async () => {
  const remove = () => client.ask('mutation { deleteBlogPost(input: { id: "12" }) { deletedId } }');
  expect((await remove()).data).toEqual({ deleteBlogPost: { deletedId: '12' } });
  expect((await remove()).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await client.refusal('{ blogPost(id: "12") { id } }'))?.code).toBe('NOT_FOUND');
  const { body } = await client.rest('GET', '/blog/list/data');
  expect(body[0].id).toBe(10);
});

test('rejects changes to a post that was saved since, and accepts them for the current one', async () => {
  const save = (title: string, expectedUpdatedAt: string | null) =>
    client.ask(
      'mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { post { title updatedAt } } }',
      { input: { id: '12', title, expectedUpdatedAt } },
    );
  const { updatedAt } = (await client.ask('{ blogPost(id: "12") { updatedAt } }')).data.blogPost;
  now += 1000;
  const saved = (await save('First', updatedAt)).data.updateBlogPost.post;
  const [error] = (await save('Second', updatedAt)).errors ?? [];
  expect(error?.extensions?.code).toBe('CONFLICT');
  expect(error?.extensions?.fields).toBeUndefined();
  expect((await save('Second', saved.updatedAt)).data.updateBlogPost.post.title).toBe('Second');
  expect((await save('Third', null)).data.updateBlogPost.post.title).toBe('Third');
});

test('names the user of an author who is in the list of users', async () => {
  const { data } = await client.ask('{ blogPosts(input: { perPage: 50 }) { posts { author { fullName userId } } } }');
  const authors: { fullName: string; userId: string | null }[] = data.blogPosts.posts.map(
    ({ author }: { author: object }) => author,
  );
  expect(authors).toContainEqual({ fullName: 'Amara Okafor', userId: '1' });
  expect(authors).toContainEqual({ fullName: 'Gita Patel', userId: null });
});

test.each([
  [{ featuredImageAlt: ' Tents on a hill ' }, { featuredImageAlt: 'Tents on a hill' }],
  [{ featuredImage: null }, { featuredImage: '/media/scene-new-post' }],
])('saves %j as %j', async (input, expected) => {
  const { data } = await client.ask(
    'mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { post { featuredImage featuredImageAlt } } }',
    { input: { id: '12', ...input } },
  );
  expect(data.updateBlogPost.post).toMatchObject(expected);
});
