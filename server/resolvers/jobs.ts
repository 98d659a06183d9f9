import { isCancelable, isPausable, isResumable, isRetryable, isSettled, isUndoable } from '../domain/jobStateMachine';
import { findOptionsJob } from '../domain/jobs/optionsEdit/findOptionsJob';
import { toJobStep } from '../domain/jobs/steps';
import type { RequestContext } from '../context';
import { inLanguage } from '../i18n/translate';
import type { JobInput } from '../records/jobs';
import type { TableName } from '../records/tables';
import type { Resolvers } from '../types.generated';

/** Returns the record with the id, or null if there is none. */
const one = async <Name extends TableName>({ store }: RequestContext, table: Name, id: string | null) =>
  id === null ? null : ((await store.get(table, id)) ?? null);

/** The kinds of jobs that set rules, undo that, or do it again. */
const ABOUT_RULES: ReadonlySet<JobInput['kind']> = new Set(['categoryRule', 'channelRule', 'undo']);

export const jobsResolvers: Resolvers = {
  JobStepState: { step: ({ code }) => toJobStep(code) },
  JobCounts: { solved: ({ solved }) => solved ?? 0 },
  JobLogLine: { message: ({ message }, _, ctx) => inLanguage(message, ctx) },
  Job: {
    error: ({ error }, _, ctx) => error && inLanguage(error, ctx),
    profile: ({ input }, _, ctx) => one(ctx, 'jobProfiles', input.kind === 'import' ? input.plan.profileId : null),
    catalog: ({ catalogId }, _, ctx) => one(ctx, 'catalogs', catalogId),
    isCancelable,
    isPausable,
    isResumable,
    isRetryable,
    isUndoable,
    isOfOptions: async (job, _, ctx) => (await findOptionsJob(ctx, job)) !== null,
    waitsFor: async (job, _, ctx) =>
      job.status === 'PENDING' ? (await import('../domain/jobs/plans/blockingJob')).getBlockingJob(ctx, job) : null,
    isOfMembers: async (job, _, ctx) =>
      ABOUT_RULES.has(job.input.kind) && (await import('../domain/jobRunner/undo/outdatedRule')).isOfMembers(ctx, job),
    isRuleOutdated: async (job, _, ctx) => {
      if (!ABOUT_RULES.has(job.input.kind)) return null;
      const { isRuleOutdated } = await import('../domain/jobRunner/undo/outdatedRule');
      return isRuleOutdated(ctx, job);
    },
    modelCount: ({ modelCount }) => modelCount ?? 0,
    undoneBy: ({ undoneById }, _, ctx) => one(ctx, 'jobs', undoneById),
    undoes: ({ undoesId }, _, ctx) => one(ctx, 'jobs', undoesId),
    restores: ({ input }, _, ctx) => one(ctx, 'publishedCatalogs', input.kind === 'restore' ? input.versionId : null),
    inputFile: ({ inputFileId }, _, ctx) => one(ctx, 'files', inputFileId),
    outputFiles: async ({ status, outputFileIds }, _, ctx) => {
      // An import writes its file while it runs.
      if (!isSettled({ status })) return [];
      const files = await Promise.all(outputFileIds.map((id) => one(ctx, 'files', id)));
      return files.filter((file) => file !== null);
    },
    // An import has no other output file.
    issueRowsFile: ({ type, status, outputFileIds: [id = null] }, _, ctx) =>
      one(ctx, 'files', type === 'IMPORT' && isSettled({ status }) ? id : null),
    publishedCatalog: ({ versionId }, _, ctx) => one(ctx, 'publishedCatalogs', versionId),
  },
};
