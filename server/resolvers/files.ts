import type { Resolvers } from '../types.generated';

const files = () => import('../domain/files/files');
const media = () => import('../domain/files/media');

export const filesResolvers: Resolvers = {
  Mutation: {
    createFile: async (_, { input }, ctx) => ({ file: await (await files()).fileCreate(ctx, input) }),
    createMedia: async (_, { input }, ctx) => ({ media: await (await media()).mediaCreate(ctx, input) }),
  },
  StoredFile: {
    url: ({ id }) => `/files/${id}`,
  },
};
