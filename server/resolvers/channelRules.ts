import {
  countChannelMembers,
  getChannelFault,
  getChannelRules,
  listMemberships,
  listProducts,
  previewChannelRule,
} from '../domain/channelRules/channelRules';
import { setChannelMembers, setChannelRule } from '../domain/channelRules/channelRuleWrites';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const channelRulesResolvers: Resolvers = {
  Query: { channelRulePreview: (_, { input }, ctx) => previewChannelRule(ctx, input) },
  Mutation: {
    setChannelRule: (_, { input }, ctx) => setChannelRule(ctx, input),
    setChannelMembers: (_, { input }, ctx) => setChannelMembers(ctx, input),
  },
  Catalog: { channelRules: (catalog, _, ctx) => getChannelRules(ctx, catalog) },
  Product: { channelMemberships: (product, _, ctx) => listMemberships(ctx, product) },
  ChannelRule: {
    channel: ({ ofChannel }) => ofChannel,
    productCount: (rule, _, ctx) => countChannelMembers(ctx, rule),
    includedProducts: ({ includedIds }, _, ctx) => listProducts(ctx, includedIds),
    excludedProducts: ({ excludedIds }, _, ctx) => listProducts(ctx, excludedIds),
    fault: async (rule, _, ctx) => {
      const fault = await getChannelFault(ctx, rule);
      return fault === null ? null : nameInLanguage(fault, ctx);
    },
  },
};
