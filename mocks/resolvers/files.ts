import { fileCreate } from '../domain/files';
import { mediaCreate } from '../domain/media';
import type { Resolvers } from '../types.generated';

export const filesResolvers: Resolvers = {
  Mutation: {
    fileCreate: (_, args, ctx) => fileCreate(ctx, args),
    mediaCreate: (_, args, ctx) => mediaCreate(ctx, args),
  },
  StoredFile: {
    url: ({ id }) => `/files/${id}`,
  },
};
