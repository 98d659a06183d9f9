import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pollOptions } from '#server/domain/profile/profileView';
import { useTestClient } from '../../support/testClient';

const NOW = new Date('2026-05-04T10:00:00Z');

const client = useTestClient({ now: () => NOW });

const rest = async () => (await client.rest('GET', '/profile/data')).body;

describe('Profile', () => {
  it('returns the keys of the contract over REST', async () => {
    const body = await rest();
    expect(body.header.coverImg).toMatch(/^\/media\//);
    expect(body.twitterFeeds[0]).toMatchObject({ id: '@yuki_sells_tea', tags: '#productdata #お茶' });
    expect(body.suggestions[2].mutualFriend).toBe('1 mutual friend');
    for (const { postTime } of body.post) expect(Date.parse(postTime)).toBeLessThan(NOW.getTime());
    for (const { comments, detailedComments, likes, likedCount, likedUsers } of body.post) {
      expect([comments, likes]).toEqual([detailedComments.length, likedCount + likedUsers.length]);
    }
  });

  it('only has images of this gateway', async () => {
    const urls = [...new Set(JSON.stringify(await rest()).match(/\/media\/[^"]+/g))];
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) {
      expect((await client.gateway.handle(new Request(`http://localhost${url}`)))?.status).toBe(200);
    }
  });

  it('is also complete in GraphQL', async () => {
    const person = '{ name avatar }';
    const { data, extensions } = await client.ask(`{ profile { id header { avatar username designation coverImage }
      about { about joinedAt lives email websiteUrl } suggestedPages { id avatar name subtitle isFavorite }
      feeds { id image author handle text tags isFavorite } photos suggestions { id name avatar mutualFriends isFollowed }
      posts { id author ${person} postedAt text image likes isLiked shares likedBy ${person}
        comments { id author ${person} text commentedAt likes isLiked } }
      poll { id question totalVotes chosenOptionId options { id name votes percentage voters ${person} } } } }`);
    expect(extensions?.mocked).toBeUndefined();
    expect(data.profile.poll.totalVotes).toBe(150);
    expect(data.profile.about.websiteUrl).toMatch(/^https:\/\/\w/);
  });
});

describe('Posts', () => {
  const POST = '{ id likes isLiked comments { id text likes isLiked author { name } commentedAt } }';
  const like = async (id: string, isLiked: boolean) =>
    (
      await client.ask(
        `mutation { setProfilePostLike(input: { postId: "${id}", isLiked: ${isLiked} }) { post ${POST} } }`,
      )
    ).data.setProfilePostLike.post;
  const comment = (postId: string, text: string) =>
    client.ask(
      `mutation ($input: CreateProfilePostCommentInput!) { createProfilePostComment(input: $input) { post ${POST} } }`,
      { input: { postId, text } },
    );

  it('can be liked and unliked', async () => {
    expect(await like('2', true)).toMatchObject({ likes: 113, isLiked: true });
    expect(await like('2', true)).toMatchObject({ likes: 113, isLiked: true });
    expect((await rest()).post[1]).toMatchObject({ likes: 113, youLiked: true });
    expect(await like('2', false)).toMatchObject({ likes: 112, isLiked: false });
    expect(await like('1', false)).toMatchObject({ likes: 46, isLiked: false });
  });

  it('get comments by the owner, at the end', async () => {
    const { data } = await comment('3', '  תודה!  ');
    const { comments } = data.createProfilePostComment.post;
    expect(comments).toHaveLength(2);
    expect(comments[1]).toEqual({
      id: '7',
      text: 'תודה!',
      likes: 0,
      isLiked: false,
      author: { name: 'Ada Lindqvist' },
      commentedAt: NOW.toISOString(),
    });
    await comment('1', 'x'.repeat(1000));
    const { post } = await rest();
    expect([post[2].comments, post[0].detailedComments.at(-1).comment]).toEqual([2, 'x'.repeat(1000)]);
  });

  it.each([
    ['3', ' ', 'INVALID'],
    ['3', 'x'.repeat(10_001), 'INVALID'],
    ['9', 'Hello', 'NOT_FOUND'],
  ])('reject a comment on %s when it is %.9j: %s', async (postId, text, code) => {
    expect((await comment(postId, text)).errors?.[0]?.extensions?.code).toBe(code);
  });

  it('have comments that can be liked', async () => {
    const { data } = await client.ask(
      `mutation { setProfileCommentLike(input: { postId: "1", commentId: "2", isLiked: true }) { post ${POST} } }`,
    );
    expect(data.setProfileCommentLike.post.comments[1]).toMatchObject({ likes: 10, isLiked: true });
    expect((await rest()).post[0].detailedComments[1]).toMatchObject({ commentsLikes: 10, youLiked: true });
  });
});

describe('Poll', () => {
  const vote = async (optionId: string | null) =>
    (
      await client.ask(
        `mutation ($input: SetProfilePollVoteInput!) { setProfilePollVote(input: $input) {
          poll { totalVotes chosenOptionId options { votes percentage } }
        } }`,
        { input: { optionId } },
      )
    ).data.setProfilePollVote.poll;

  it('counts one vote, moves it and removes it', async () => {
    expect(await vote('1')).toMatchObject({ totalVotes: 151, chosenOptionId: '1' });
    expect((await vote('4')).options.map(({ votes }: { votes: number }) => votes)).toEqual([41, 67, 29, 14]);
    expect(await vote('4')).toMatchObject({ totalVotes: 151, chosenOptionId: '4' });
    expect(await vote(null)).toMatchObject({ totalVotes: 150, chosenOptionId: null });
  });

  it('returns its shares over REST', async () => {
    expect((await rest()).polls.map(({ result }: { result: string }) => result)).toEqual(['27%', '45%', '19%', '9%']);
  });
});

test.each([
  [
    'setSuggestedPageFavorite(input: { id: "1", isFavorite: true }) { page { isFavorite } }',
    { page: { isFavorite: true } },
  ],
  [
    'setSuggestedPageFavorite(input: { id: "2", isFavorite: false }) { page { isFavorite } }',
    { page: { isFavorite: false } },
  ],
  [
    'setProfileFeedFavorite(input: { id: "1", isFavorite: false }) { feed { isFavorite } }',
    { feed: { isFavorite: false } },
  ],
  [
    'setProfileSuggestionFollow(input: { id: "4", isFollowed: true }) { suggestion { isFollowed } }',
    { suggestion: { isFollowed: true } },
  ],
])('%s sets %j, however often', async (field, result) => {
  for (let time = 0; time < 2; time++) {
    const { data } = await client.ask(`mutation { ${field} }`);
    expect(Object.values(data)).toEqual([result]);
  }
});

test.each([
  'setSuggestedPageFavorite(input: { id: "9", isFavorite: true }) { page { id } }',
  'setProfileFeedFavorite(input: { id: "", isFavorite: true }) { feed { id } }',
  'setProfileSuggestionFollow(input: { id: "x", isFollowed: true }) { suggestion { id } }',
  'setProfilePollVote(input: { optionId: "5" }) { poll { id } }',
  'setProfilePostLike(input: { postId: "4", isLiked: true }) { post { id } }',
  'setProfileCommentLike(input: { postId: "1", commentId: "6", isLiked: true }) { post { id } }',
])('%s throws if not found', async (field) => {
  const before = await rest();
  expect((await client.refusal(`mutation { ${field} }`))?.code).toBe('NOT_FOUND');
  expect(await rest()).toEqual(before);
});

test('poll shares are whole percentages from 0 to 100, all 0 if no one has voted', () => {
  const counts = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(counts, (votes) => {
      const options = votes.map((count, at) => ({ id: String(at), name: '', votes: count, voters: [] }));
      const shares = pollOptions({ id: '1', question: '', options, chosenOptionId: null }).map((one) => one.percentage);
      for (const share of shares) expect(share >= 0 && share <= 100 && Number.isInteger(share)).toBe(true);
      const sum = shares.reduce((all, one) => all + one, 0);
      const isEmpty = votes.every((count) => count === 0);
      expect(isEmpty ? sum : Math.abs(sum - 100) <= votes.length / 2 && 0).toBe(0);
    }),
  );
});

describe('Comments of an account', () => {
  const comments = '{ post { comments { id isOwn text author { name avatar } } } }';
  const add = async (text: string) =>
    (
      await client.ask(
        `mutation ($text: String!) { createProfilePostComment(input: { postId: "1", text: $text }) ${comments} }`,
        { text },
      )
    ).data.createProfilePostComment.post.comments;
  const remove = (commentId: string, postId = '1') =>
    client.ask(
      `mutation { deleteProfilePostComment(input: { postId: "${postId}", commentId: "${commentId}" }) ${comments} }`,
    );

  it('can be deleted by that account', async () => {
    const added = await add('Soon!');
    expect(added.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([false, false, false, true]);
    const { data } = await remove(added[3].id);
    expect(data.deleteProfilePostComment.post.comments.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3']);
    expect((await rest()).post[0].comments).toBe(3);
  });

  it('can’t be deleted by others', async () => {
    const added = await add('Soon!');
    await client.ask(
      'mutation { signUp(input: { username: "mia", email: "mia@example.com", password: "teapot lantern" }) { session { accessToken } } }',
    );
    await client.signIn('mia@example.com', 'teapot lantern');
    expect((await remove(added[3].id)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await add('Hello')).at(-1)).toMatchObject({ isOwn: true, author: { name: 'mia' } });
  });

  it.each([
    ['1', '1', 'FORBIDDEN'],
    ['99', '1', 'NOT_FOUND'],
    ['4', '1', 'NOT_FOUND'],
    ['1', '9', 'NOT_FOUND'],
  ])('reject to delete comment %s of post %s: %s', async (commentId, postId, code) => {
    const before = await rest();
    expect((await remove(commentId, postId)).errors?.[0]?.extensions?.code).toBe(code);
    expect(await rest()).toEqual(before);
  });

  it('show the current name of their author, like the header and the posts', async () => {
    await add('Soon!');
    await client.ask(
      'mutation { updateAccountGeneral(input: { fullName: "Ada Berg", isAvatarReset: true }) { accountSettings { id } } }',
    );
    const { data } = await client.ask(
      '{ profile { isOwn header { username avatar } posts { author { name } comments { isOwn author { name } } } } }',
    );
    expect(data.profile).toMatchObject({
      isOwn: true,
      header: { username: 'Ada Berg', avatar: '/media/avatar-account-1' },
    });
    expect(data.profile.posts[0]).toMatchObject({ author: { name: 'Ada Berg' } });
    expect(data.profile.posts[0].comments.at(-1)).toEqual({ isOwn: true, author: { name: 'Ada Berg' } });
  });
});
