import type { RequestContext } from '../context';
import { startImport } from '../domain/imports/jobs/importJobs';
import { inspectUpload } from '../domain/imports/jobs/inspectUpload';
import { createProfile, deleteProfile, listProfiles, updateProfile } from '../domain/imports/mapping/profiles';
import { IMPORT_TARGETS } from '../domain/imports/mapping/targets';
import type { ColumnMappingRecord } from '../records/imports';
import type { ColumnMappingInput, ImportInput, JobMode, Resolvers } from '../types.generated';

const getMapping = ({ source, target, transforms }: ColumnMappingInput): ColumnMappingRecord => ({
  source,
  target: target ?? null,
  transforms: (transforms ?? []).map(({ type, argument, replacement }) => ({
    type,
    argument: argument ?? null,
    replacement: replacement ?? null,
  })),
});

const withMapping = <Input extends { mapping: ColumnMappingInput[] }>(input: Input) => ({
  ...input,
  mapping: input.mapping.map(getMapping),
});

const start = (ctx: RequestContext, { addCurrencies, ...input }: ImportInput, mode: JobMode) =>
  startImport(
    ctx,
    { ...withMapping(input), profileId: input.profileId ?? null, ...(addCurrencies && { addCurrencies }) },
    mode,
  );

export const importsResolvers: Resolvers = {
  Query: {
    fileInspect: (_, { fileId, layout }, ctx) => inspectUpload(ctx, fileId, layout ?? null),
    importTargets: () => [...IMPORT_TARGETS],
    jobProfiles: (_, _args, ctx) => listProfiles(ctx),
  },
  Mutation: {
    importDryRun: (_, { input }, ctx) => start(ctx, input, 'DRY_RUN'),
    importApply: (_, { input }, ctx) => start(ctx, input, 'APPLY'),
    jobProfileCreate: (_, { input }, ctx) => createProfile(ctx, withMapping(input)),
    jobProfileUpdate: (_, { id, input }, ctx) => updateProfile(ctx, id, withMapping(input)),
    jobProfileDelete: (_, { id }, ctx) => deleteProfile(ctx, id),
  },
};
