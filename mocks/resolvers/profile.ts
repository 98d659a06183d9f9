import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/profile');

export const profileResolvers: Resolvers = {
  Query: {
    profile: async (_, _args, ctx) => (await rules()).getProfile(ctx),
  },
  Mutation: {
    setProfilePostLike: async (_, { input }, ctx) => ({ post: await (await rules()).likePost(ctx, input) }),
    createProfilePostComment: async (_, { input }, ctx) => ({ post: await (await rules()).commentPost(ctx, input) }),
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
  ProfileAbout: { websiteUrl: ({ website }) => `https://${website}` },
  ProfilePoll: {
    options: async (poll) => (await rules()).pollOptions(poll),
    totalVotes: async (poll) => (await rules()).totalVotes(poll),
  },
};
