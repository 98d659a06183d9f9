import { fileCreate } from '../domain/files/files';
import { mediaCreate } from '../domain/files/media';
import type { Resolvers } from '../types.generated';

export const filesResolvers: Resolvers = {
  Mutation: {
    createFile: async (_, { input }, ctx) => ({ file: await fileCreate(ctx, input) }),
    createMedia: async (_, { input }, ctx) => ({ media: await mediaCreate(ctx, input) }),
  },
  StoredFile: { url: ({ id }) => `/files/${id}` },
};
