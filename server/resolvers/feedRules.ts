import {
  countFeedMembers,
  getFeedFault,
  getFeedRules,
  listProducts,
  previewFeedRule,
} from '../domain/feedRules/feedRules';
import { setFeedMembers, setFeedRule } from '../domain/feedRules/feedRuleWrites';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const feedRulesResolvers: Resolvers = {
  Query: { feedRulePreview: (_, { input }, ctx) => previewFeedRule(ctx, input) },
  Mutation: {
    setFeedRule: async (_, { input }, ctx) => ({ catalog: await setFeedRule(ctx, input) }),
    setFeedMembers: async (_, { input }, ctx) => ({ catalog: await setFeedMembers(ctx, input) }),
  },
  Catalog: { feedRules: (catalog, _, ctx) => getFeedRules(ctx, catalog) },
  FeedRule: {
    channel: ({ ofChannel }) => ofChannel,
    productCount: (rule, _, ctx) => countFeedMembers(ctx, rule),
    includedProducts: ({ includedIds }, _, ctx) => listProducts(ctx, includedIds),
    excludedProducts: ({ excludedIds }, _, ctx) => listProducts(ctx, excludedIds),
    fault: async (rule, _, ctx) => {
      const fault = await getFeedFault(ctx, rule);
      return fault === null ? null : nameInLanguage(fault, ctx);
    },
  },
};
