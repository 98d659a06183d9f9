import { getChannel, listChannels } from '../domain/channels/channelList';
import { createChannel, deleteChannel, restoreChannel, updateChannel } from '../domain/channels/channelWrites';
import { getLabel } from '../records/attributes';
import type { Resolvers } from '../types.generated';

/** The channels themselves, with their writes. */
export const channelDetailsResolvers: Resolvers = {
  Query: {
    channels: (_, { input }, ctx) => listChannels(ctx, input),
    channel: (_, { id }, ctx) => getChannel(ctx, id),
  },
  Mutation: {
    createChannel: (_, { input }, ctx) => createChannel(ctx, input),
    updateChannel: (_, { input }, ctx) => updateChannel(ctx, input),
    deleteChannel: (_, { input }, ctx) => deleteChannel(ctx, input.id),
    restoreChannel: (_, { input }, ctx) => restoreChannel(ctx, input.id),
  },
  Channel: {
    code: ({ id }) => id,
    label: ({ id, labels }, { locale }) => getLabel(labels, locale) || id,
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
    feedSettings: ({ feedSettings: { locale = null, currency = null, isOnlyInStock = false } = {} }) => ({
      locale,
      currency,
      isOnlyInStock,
    }),
    isDefined: ({ definition }) => definition !== undefined,
    updatedAt: ({ definition }) => definition?.updatedAt ?? null,
    updatedBy: ({ definition }) => definition?.updatedBy ?? null,
  },
};
