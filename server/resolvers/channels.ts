import { getLabel } from '../records/attributes';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/channels/channelList');
const writes = () => import('../domain/channels/channelWrites');
const catalogs = () => import('../domain/definitions/catalogChannels');

export const channelsResolvers: Resolvers = {
  Query: {
    channels: async (_, { input }, ctx) => (await lists()).listChannels(ctx, input),
    channel: async (_, { id }, ctx) => (await lists()).getChannel(ctx, id),
  },
  Mutation: {
    createChannel: async (_, { input }, ctx) => (await writes()).createChannel(ctx, input),
    updateChannel: async (_, { input }, ctx) => (await writes()).updateChannel(ctx, input),
    deleteChannel: async (_, { input }, ctx) => (await writes()).deleteChannel(ctx, input.id),
    restoreChannel: async (_, { input }, ctx) => (await writes()).restoreChannel(ctx, input.id),
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
  CatalogChannel: {
    code: ({ id }) => id,
    label: ({ id, labels }, { locale }) => getLabel(labels, locale) || id,
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
  },
  Catalog: { salesChannels: async (catalog, _, ctx) => (await catalogs()).getCatalogChannels(ctx.store, catalog) },
};
