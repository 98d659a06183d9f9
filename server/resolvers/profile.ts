import { getGallery, getProfile, isOwnProfile, pollOptions, totalVotes } from '../domain/profile/profileView';
import {
  commentPost,
  deletePostComment,
  favoriteFeed,
  favoritePage,
  followSuggestion,
  likeComment,
  likePost,
  votePoll,
} from '../domain/profile/profileWrites';
import type { Resolvers } from '../types.generated';

export const profileResolvers: Resolvers = {
  Query: { profile: (_, _args, ctx) => getProfile(ctx) },
  Mutation: {
    setProfilePostLike: async (_, { input }, ctx) => ({ post: await likePost(ctx, input) }),
    createProfilePostComment: async (_, { input }, ctx) => ({ post: await commentPost(ctx, input) }),
    deleteProfilePostComment: async (_, { input }, ctx) => ({ post: await deletePostComment(ctx, input) }),
    setProfileCommentLike: async (_, { input }, ctx) => ({ post: await likeComment(ctx, input) }),
    setProfilePollVote: async (_, { input }, ctx) => ({ poll: await votePoll(ctx, input.optionId ?? null) }),
    setSuggestedPageFavorite: async (_, { input }, ctx) => ({ page: await favoritePage(ctx, input) }),
    setProfileFeedFavorite: async (_, { input }, ctx) => ({ feed: await favoriteFeed(ctx, input) }),
    setProfileSuggestionFollow: async (_, { input }, ctx) => ({ suggestion: await followSuggestion(ctx, input) }),
  },
  Profile: {
    isOwn: (_, _args, ctx) => isOwnProfile(ctx.user),
    gallery: (profile) => getGallery(profile),
  },
  PostComment: { isOwn: ({ authorId }, _args, ctx) => authorId !== undefined && authorId === ctx.user?.id },
  ProfileAbout: { websiteUrl: ({ website }) => `https://${website}` },
  ProfilePoll: {
    options: (poll) => pollOptions(poll),
    totalVotes: (poll) => totalVotes(poll),
  },
};
