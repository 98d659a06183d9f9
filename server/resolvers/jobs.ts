import { isCancelable, isPausable, isResumable, isRetryable, isSettled, isUndoable } from '../domain/jobStateMachine';
import { toJobStep } from '../domain/jobs/steps';
import type { RequestContext } from '../context';
import { inLanguage } from '../i18n/translate';
import type { JobRecord } from '../records/jobs';
import type { TableName } from '../records/tables';
import type { Resolvers } from '../types.generated';

const figures = () => import('../domain/jobs/jobFigures');
const actions = () => import('../domain/jobs/actions');
const parts = () => import('../domain/jobs/jobParts');
const lists = () => import('../domain/jobs/listJobs');
const watching = () => import('../domain/jobs/watch');

/** Returns the record with the id, or null if there is none. */
const one = async <Name extends TableName>({ store }: RequestContext, table: Name, id: string | null) =>
  id === null ? null : ((await store.get(table, id)) ?? null);

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: async (_, { input }, ctx) => (await lists()).listJobs(ctx, input ?? {}),
    job: async (_, { id }, ctx) => (await actions()).getJob(ctx, id),
    catalogActivity: async (_, { days }, ctx) => (await figures()).catalogActivity(ctx, days),
    jobOutcomes: async (_, _args, ctx) => (await figures()).jobOutcomes(ctx),
  },
  Mutation: {
    cancelJob: async (_, { input: { id } }, ctx) => ({ job: await (await actions()).cancelJob(ctx, id) }),
    pauseJob: async (_, { input: { id } }, ctx) => ({ job: await (await actions()).pauseJob(ctx, id) }),
    resumeJob: async (_, { input: { id } }, ctx) => ({ job: await (await actions()).resumeJob(ctx, id) }),
    retryJob: async (_, { input: { id } }, ctx) => ({ job: await (await actions()).retryJob(ctx, id) }),
    undoJob: async (_, { input: { id } }, ctx) => ({ job: await (await actions()).undoJob(ctx, id) }),
  },
  Subscription: {
    jobProgress: {
      subscribe: async (_, { id }, ctx) => (await watching()).watchJobs(ctx, id ?? null),
      resolve: (job: JobRecord) => job,
    },
  },
  JobStepState: { step: ({ code }) => toJobStep(code) },
  JobLogLine: {
    message: ({ message }, _, ctx) => inLanguage(message, ctx),
  },
  Job: {
    error: ({ error }, _, ctx) => error && inLanguage(error, ctx),
    profile: ({ input }, _, ctx) => one(ctx, 'jobProfiles', input.kind === 'import' ? input.plan.profileId : null),
    catalog: ({ catalogId }, _, ctx) => one(ctx, 'catalogs', catalogId),
    isCancelable,
    isPausable,
    isResumable,
    isRetryable,
    isUndoable,
    modelCount: ({ modelCount }) => modelCount ?? 0,
    undoneBy: ({ undoneById }, _, ctx) => one(ctx, 'jobs', undoneById),
    undoes: ({ undoesId }, _, ctx) => one(ctx, 'jobs', undoesId),
    redoes: async (job, _, ctx) => (await actions()).getRedone(ctx.store, job),
    restores: ({ input }, _, ctx) => one(ctx, 'publishedCatalogs', input.kind === 'restore' ? input.versionId : null),
    issues: async (job, args, ctx) => (await parts()).jobIssues(ctx, job, args),
    changes: async (job, args, ctx) => (await parts()).jobChanges(ctx, job, args),
    changeCounts: async (job, _, ctx) => (await parts()).jobChangeCounts(ctx, job),
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
