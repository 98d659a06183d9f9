import { DomainError, notFound } from '../../errors';
import type {
  PollRecord,
  PostCommentRecord,
  ProfileFeedRecord,
  ProfilePostRecord,
  ProfileRecord,
  ProfileSuggestionRecord,
  SuggestedPageRecord,
} from '../../records/profile';
import { actingUser } from '../actingUser';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { getPerson, getStoredProfile, showPost } from './profileView';

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks' | 'user'>;

const MAX_COMMENT = 10_000;

/** Returns the row with the ID. `what` it is, is part of the text to translate. */
const found = <Row extends { id: string }>(rows: readonly Row[], what: string, id: string): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound(what, id);
  return row;
};

const withRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((one) => (one.id === row.id ? row : one));

/** Stores the profile as changed by `change` and returns the changed part. Errors of `change` propagate. */
const changeProfile = <Part>(
  ctx: Writes,
  change: (profile: ProfileRecord) => { profile: ProfileRecord; part: Part },
): Promise<Part> =>
  withLock(ctx, 'profile', async (commit) => {
    const { profile, part } = change(await getStoredProfile(ctx));
    await commit([{ table: 'profiles', put: profile }]);
    return part;
  });

const changePost = async (
  ctx: Writes,
  postId: string,
  change: (post: ProfilePostRecord, profile: ProfileRecord) => ProfilePostRecord,
) => {
  const { profile, post } = await changeProfile(ctx, (former) => {
    const post = change(found(former.posts, 'post', postId), former);
    const profile = { ...former, posts: withRow(former.posts, post) };
    return { profile, part: { profile, post } };
  });
  return showPost(ctx, profile, post);
};

const withLike = <Liked extends { likes: number; isLiked: boolean }>(liked: Liked, isLiked: boolean): Liked => ({
  ...liked,
  isLiked,
  likes: liked.likes + Number(isLiked) - Number(liked.isLiked),
});

/** Likes the post or removes the like. Throws NOT_FOUND. */
export function likePost(
  ctx: Writes,
  { postId, isLiked }: { postId: string; isLiked: boolean },
): Promise<ProfilePostRecord> {
  return changePost(ctx, postId, (post) => withLike(post, isLiked));
}

/** Likes a comment or removes the like. Throws NOT_FOUND. */
export function likeComment(
  ctx: Writes,
  { postId, commentId, isLiked }: { postId: string; commentId: string; isLiked: boolean },
): Promise<ProfilePostRecord> {
  return changePost(ctx, postId, (post) => ({
    ...post,
    comments: withRow(post.comments, withLike(found(post.comments, 'comment', commentId), isLiked)),
  }));
}

/** Adds a comment by the acting user. Throws NOT_FOUND, or INVALID with `fields.text`. */
export async function commentPost(
  ctx: Writes,
  { postId, text }: { postId: string; text: string },
): Promise<ProfilePostRecord> {
  const user = await actingUser(ctx);
  return changePost(ctx, postId, (post, { posts }) => {
    const trimmed = text.trim();
    if (!trimmed) assertNoFieldErrors({ text: say`Enter a comment.` });
    if (trimmed.length > MAX_COMMENT) assertNoFieldErrors({ text: say`Use ${MAX_COMMENT} characters or fewer.` });
    const last = Math.max(0, ...posts.flatMap(({ comments }) => comments.map(({ id }) => Number(id))));
    const comment: PostCommentRecord = {
      id: String(last + 1),
      authorId: user.id,
      author: getPerson(user),
      text: trimmed,
      commentedAt: ctx.now().toISOString(),
      likes: 0,
      isLiked: false,
    };
    return { ...post, comments: [...post.comments, comment] };
  });
}

/** Deletes a comment of the acting user. Throws NOT_FOUND, or FORBIDDEN for comments by others. */
export async function deletePostComment(
  ctx: Writes,
  { postId, commentId }: { postId: string; commentId: string },
): Promise<ProfilePostRecord> {
  const user = await actingUser(ctx);
  return changePost(ctx, postId, (post) => {
    const comment = found(post.comments, 'comment', commentId);
    if (comment.authorId !== user.id) {
      throw new DomainError('FORBIDDEN', say`You can only delete your own comments.`);
    }
    return { ...post, comments: post.comments.filter((one) => one !== comment) };
  });
}

/** Votes for the option instead of any other; null removes the vote. Throws NOT_FOUND. */
export function votePoll(ctx: Writes, chosenOptionId: string | null): Promise<PollRecord> {
  return changeProfile(ctx, (profile) => {
    const { poll } = profile;
    if (chosenOptionId !== null) found(poll.options, 'option', chosenOptionId);
    const options = poll.options.map((option) => {
      const gained = Number(option.id === chosenOptionId) - Number(option.id === poll.chosenOptionId);
      return { ...option, votes: option.votes + gained };
    });
    const part = { ...poll, chosenOptionId, options };
    return { profile: { ...profile, poll: part }, part };
  });
}

/** Adds a suggested page to the favorites or removes it. Throws NOT_FOUND. */
export function favoritePage(
  ctx: Writes,
  { id, isFavorite }: { id: string; isFavorite: boolean },
): Promise<SuggestedPageRecord> {
  return changeProfile(ctx, (profile) => {
    const page = found(profile.suggestedPages, 'suggested page', id);
    const part = { ...page, isFavorite };
    return { profile: { ...profile, suggestedPages: withRow(profile.suggestedPages, part) }, part };
  });
}

/** Adds a message to the favorites or removes it. Throws NOT_FOUND. */
export function favoriteFeed(
  ctx: Writes,
  { id, isFavorite }: { id: string; isFavorite: boolean },
): Promise<ProfileFeedRecord> {
  return changeProfile(ctx, (profile) => {
    const feed = found(profile.feeds, 'message', id);
    const part = { ...feed, isFavorite };
    return { profile: { ...profile, feeds: withRow(profile.feeds, part) }, part };
  });
}

/** Follows a suggested person or stops following. Throws NOT_FOUND. */
export function followSuggestion(
  ctx: Writes,
  { id, isFollowed }: { id: string; isFollowed: boolean },
): Promise<ProfileSuggestionRecord> {
  return changeProfile(ctx, (profile) => {
    const person = found(profile.suggestions, 'suggestion', id);
    const part = { ...person, isFollowed };
    return { profile: { ...profile, suggestions: withRow(profile.suggestions, part) }, part };
  });
}
