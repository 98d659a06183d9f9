import { notFound } from '../../errors';
import { avatarUrl } from '../../drawings/addresses';
import type { AuthUserRecord } from '../../records/auth';
import type { PersonRecord, PollRecord, ProfilePostRecord, ProfileRecord } from '../../records/profile';
import type { PollOption, ProfilePhoto } from '../../types.generated';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/** The only profile in the demo. */
const PROFILE_ID = '1';

/** The account of the profile's owner. */
const OWNER_ID = '1';

/** The social profile as stored. Throws NOT_FOUND if it was deleted. */
export async function getStoredProfile({ store }: Reads): Promise<ProfileRecord> {
  const profile = await store.get('profiles', PROFILE_ID);
  if (!profile) throw notFound('profile', PROFILE_ID);
  return profile;
}

/** The name and avatar of an account. */
export function getPerson({ id, fullName, username, avatar }: AuthUserRecord): PersonRecord {
  return { name: fullName || username, avatar: avatar ?? avatarUrl(`account-${id}`) };
}

/** The owner as their account shows them, or as stored with the profile if the account was deleted. */
const getOwner = async ({ store }: Reads, { header }: ProfileRecord): Promise<PersonRecord> => {
  const account = await store.get('authUsers', OWNER_ID);
  return account ? getPerson(account) : { name: header.username, avatar: header.avatar };
};

/** Whether the profile belongs to the account. */
export function isOwnProfile(user: { id: string } | null): boolean {
  return user?.id === OWNER_ID;
}

const withOwner = (owner: PersonRecord, post: ProfilePostRecord): ProfilePostRecord => ({
  ...post,
  author: owner,
  comments: post.comments.map((comment) => (comment.authorId === OWNER_ID ? { ...comment, author: owner } : comment)),
});

/** A post as shown: with the owner's current name and avatar. */
export async function showPost(
  ctx: Reads,
  profile: ProfileRecord,
  post: ProfilePostRecord,
): Promise<ProfilePostRecord> {
  return withOwner(await getOwner(ctx, profile), post);
}

/**
 * The social profile with all its content, and with the owner's current name and avatar. Throws NOT_FOUND if it was
 * deleted.
 */
export async function getProfile(ctx: Reads): Promise<ProfileRecord> {
  const profile = await getStoredProfile(ctx);
  const owner = await getOwner(ctx, profile);
  return {
    ...profile,
    header: { ...profile.header, username: owner.name, avatar: owner.avatar },
    posts: profile.posts.map((post) => withOwner(owner, post)),
  };
}

/** The photos with what they show. */
export function getGallery({ photos, photoAlts }: ProfileRecord): ProfilePhoto[] {
  return photos.map((url) => ({ url, alt: photoAlts[url] ?? '' }));
}

/** The total number of votes. */
export function totalVotes({ options }: PollRecord): number {
  return options.reduce((sum, { votes }) => sum + votes, 0);
}

/** The options with their shares in whole percent; all 0 if no one has voted. */
export function pollOptions(poll: PollRecord): PollOption[] {
  const total = totalVotes(poll);
  return poll.options.map((option) => ({
    ...option,
    percentage: total ? Math.round((option.votes / total) * 100) : 0,
  }));
}
