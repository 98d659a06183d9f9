import { z } from 'zod';
import { getProfile, pollOptions } from '../domain/profile/profileView';
import type { PersonRecord, ProfilePostRecord } from '../records/profile';
import { type Route, route } from './route';

const liker = z.strictObject({ avatar: z.string(), username: z.string() });

const post = z.strictObject({
  avatar: z.string(),
  username: z.string(),
  postTime: z.string(),
  postText: z.string(),
  postImg: z.string(),
  likes: z.number(),
  youLiked: z.boolean(),
  comments: z.number(),
  share: z.number(),
  likedUsers: z.array(liker),
  likedCount: z.number(),
  detailedComments: z.array(
    z.strictObject({
      avatar: z.string(),
      username: z.string(),
      comment: z.string(),
      commentsLikes: z.number(),
      youLiked: z.boolean(),
    }),
  ),
});

const shownPerson = ({ name, avatar }: PersonRecord) => ({ avatar, username: name });

const shownPost = ({ author, likedBy, comments, ...of }: ProfilePostRecord): z.input<typeof post> => ({
  ...shownPerson(author),
  postTime: of.postedAt,
  postText: of.text,
  postImg: of.image,
  likes: of.likes,
  youLiked: of.isLiked,
  comments: comments.length,
  share: of.shares,
  likedUsers: likedBy.map(shownPerson),
  likedCount: Math.max(0, of.likes - likedBy.length),
  detailedComments: comments.map((comment) => ({
    ...shownPerson(comment.author),
    comment: comment.text,
    commentsLikes: comment.likes,
    youLiked: comment.isLiked,
  })),
});

/** The social profile (REST contract, section 10). `likedCount` excludes the `likedUsers` of a post. */
export const profileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/profile/data',
    summary: 'The social profile with all its content',
    takes: z.object({}),
    answers: z.strictObject({
      header: z.strictObject({
        avatar: z.string(),
        username: z.string(),
        designation: z.string(),
        coverImg: z.string(),
      }),
      userAbout: z.strictObject({
        about: z.string(),
        joined: z.string(),
        lives: z.string(),
        email: z.string(),
        website: z.string(),
      }),
      suggestedPages: z.array(
        z.strictObject({ avatar: z.string(), username: z.string(), subtitle: z.string(), favorite: z.boolean() }),
      ),
      twitterFeeds: z.array(
        z.strictObject({
          imgUrl: z.string(),
          title: z.string(),
          id: z.string(),
          tags: z.string(),
          desc: z.string(),
          favorite: z.boolean(),
        }),
      ),
      post: z.array(post),
      latestPhotos: z.array(z.strictObject({ img: z.string() })),
      suggestions: z.array(z.strictObject({ avatar: z.string(), name: z.string(), mutualFriend: z.string() })),
      polls: z.array(
        z.strictObject({
          name: z.string(),
          result: z.string(),
          votedUser: z.array(z.strictObject({ img: z.string(), username: z.string() })),
        }),
      ),
    }),
    handle: async (ctx) => {
      const { header, about, ...profile } = await getProfile(ctx);
      const { coverImage, ...named } = header;
      const { joinedAt, ...rest } = about;
      return {
        header: { ...named, coverImg: coverImage },
        userAbout: { ...rest, joined: joinedAt },
        suggestedPages: profile.suggestedPages.map(({ avatar, name, subtitle, isFavorite }) => ({
          avatar,
          username: name,
          subtitle,
          favorite: isFavorite,
        })),
        twitterFeeds: profile.feeds.map((feed) => ({
          imgUrl: feed.image,
          title: feed.author,
          id: feed.handle,
          tags: feed.tags.map((tag) => `#${tag}`).join(' '),
          desc: feed.text,
          favorite: feed.isFavorite,
        })),
        post: profile.posts.map(shownPost),
        latestPhotos: profile.photos.map((img) => ({ img })),
        suggestions: profile.suggestions.map(({ avatar, name, mutualFriends }) => ({
          avatar,
          name,
          mutualFriend: `${mutualFriends} mutual ${mutualFriends === 1 ? 'friend' : 'friends'}`,
        })),
        polls: pollOptions(profile.poll).map(({ name, percentage, voters }) => ({
          name,
          result: `${percentage}%`,
          votedUser: voters.map((voter) => ({ img: voter.avatar, username: voter.name })),
        })),
      };
    },
  }),
];
