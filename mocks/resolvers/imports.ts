import { inspectUpload } from '../domain/imports/jobs/inspectUpload';
import { createProfile, deleteProfile, listProfiles, updateProfile } from '../domain/imports/mapping/profiles';
import { IMPORT_TARGETS } from '../domain/imports/mapping/targets';
import type { Resolvers } from '../types.generated';
import { startImport, toMapping } from './importInputs';

export const importsResolvers: Resolvers = {
  Query: {
    fileInspection: (_, { fileId, layout }, ctx) => inspectUpload(ctx, fileId, layout ?? null),
    importTargets: () => [...IMPORT_TARGETS],
    jobProfiles: (_, _args, ctx) => listProfiles(ctx),
  },
  Mutation: {
    startImport: async (_, { input: { mode, ...input } }, ctx) => ({ job: await startImport(ctx, input, mode) }),
    createJobProfile: async (_, { input }, ctx) => ({
      profile: await createProfile(ctx, { ...input, mapping: toMapping(input.mapping) }),
    }),
    updateJobProfile: async (_, { input: { id, mapping, ...input } }, ctx) => ({
      profile: await updateProfile(ctx, id, { ...input, mapping: mapping && toMapping(mapping) }),
    }),
    deleteJobProfile: async (_, { input: { id } }, ctx) => ({ deletedId: await deleteProfile(ctx, id) }),
  },
};
