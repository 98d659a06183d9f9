import type { Resolvers } from '../types.generated';

const view = () => import('../domain/profile/profileView');
const rules = () => import('../domain/profile/profileWrites');

export const profileResolvers: Resolvers = {
  Query: {
    profile: async (_, _args, ctx) => (await view()).getProfile(ctx),
  },
  Mutation: {
    setProfilePostLike: async (_, { input }, ctx) => ({ post: await (await rules()).likePost(ctx, input) }),
    createProfilePostComment: async (_, { input }, ctx) => ({ post: await (await rules()).commentPost(ctx, input) }),
    deleteProfilePostComment: async (_, { input }, ctx) => ({
      post: await (await rules()).deletePostComment(ctx, input),
    }),
    setProfileCommentLike: async (_, { input }, ctx) => ({ post: await (await rules()).likeComment(ctx, input) }),
    setProfilePollVote: async (_, { input }, ctx) => ({
      poll: await (await rules()).votePoll(ctx, input.optionId ?? null),
    }),
    setSuggestedPageFavorite: async (_, { input }, ctx) => ({ page: await (await rules()).favoritePage(ctx, input) }),
    setProfileFeedFavorite: async (_, { input }, ctx) => ({ feed: await (await rules()).favoriteFeed(ctx, input) }),
    setProfileSuggestionFollow: async (_, { input }, ctx) => ({
      suggestion: await (await rules()).followSuggestion(ctx, input),
    }),
  },
  Profile: {
    isOwn: async (_, _args, ctx) => (await view()).isOwnProfile(ctx.user),
    gallery: async (profile) => (await view()).getGallery(profile),
  },
  PostComment: { isOwn: ({ authorId }, _args, ctx) => authorId !== undefined && authorId === ctx.user?.id },
  ProfileAbout: { websiteUrl: ({ website }) => `https://${website}` },
  ProfilePoll: {
    options: async (poll) => (await view()).pollOptions(poll),
    totalVotes: async (poll) => (await view()).totalVotes(poll),
  },
};
