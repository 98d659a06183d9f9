import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/profile');

export const profileResolvers: Resolvers = {
  Query: {
    profile: async (_, _args, ctx) => (await rules()).getProfile(ctx),
  },
  Mutation: {
    profilePostLike: async (_, args, ctx) => (await rules()).likePost(ctx, args),
    profilePostComment: async (_, args, ctx) => (await rules()).commentPost(ctx, args),
    profileCommentLike: async (_, args, ctx) => (await rules()).likeComment(ctx, args),
    profilePollVote: async (_, args, ctx) => (await rules()).votePoll(ctx, args),
    suggestedPageFavorite: async (_, args, ctx) => (await rules()).favoritePage(ctx, args),
    profileFeedFavorite: async (_, args, ctx) => (await rules()).favoriteFeed(ctx, args),
    profileSuggestionFollow: async (_, args, ctx) => (await rules()).followSuggestion(ctx, args),
  },
  ProfilePoll: {
    options: async (poll) => (await rules()).pollOptions(poll),
    totalVotes: async (poll) => (await rules()).totalVotes(poll),
  },
};
