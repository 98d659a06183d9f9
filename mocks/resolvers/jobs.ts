import { cancelJob, getJob, pauseJob, resumeJob, retryJob, undoJob } from '../domain/jobs/actions';
import { jobChanges, jobIssues } from '../domain/jobs/jobParts';
import { listJobs } from '../domain/jobs/listJobs';
import { isCancelable, isPausable, isResumable, isRetryable, isSettled, isUndoable } from '../domain/jobStateMachine';
import { toJobStep } from '../domain/jobs/steps';
import { watchJobs } from '../domain/jobs/watch';
import type { RequestContext } from '../context';
import type { JobRecord } from '../records/jobs';
import type { TableName } from '../records/tables';
import type { Resolvers } from '../types.generated';

const figures = () => import('../domain/jobs/jobFigures');

/** Returns the record with the id, or null if there is none. */
const one = async <Name extends TableName>({ store }: RequestContext, table: Name, id: string | null) =>
  id === null ? null : ((await store.get(table, id)) ?? null);

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: (_, { input }, ctx) => listJobs(ctx, input ?? {}),
    job: (_, { id }, ctx) => getJob(ctx, id),
    catalogActivity: async (_, { days }, ctx) => (await figures()).catalogActivity(ctx, days),
    jobOutcomes: async (_, _args, ctx) => (await figures()).jobOutcomes(ctx),
  },
  Mutation: {
    cancelJob: async (_, { input: { id } }, ctx) => ({ job: await cancelJob(ctx, id) }),
    pauseJob: async (_, { input: { id } }, ctx) => ({ job: await pauseJob(ctx, id) }),
    resumeJob: async (_, { input: { id } }, ctx) => ({ job: await resumeJob(ctx, id) }),
    retryJob: async (_, { input: { id } }, ctx) => ({ job: await retryJob(ctx, id) }),
    undoJob: async (_, { input: { id } }, ctx) => ({ job: await undoJob(ctx, id) }),
  },
  Subscription: {
    jobProgress: {
      subscribe: (_, { id }, ctx) => watchJobs(ctx, id ?? null),
      resolve: (job: JobRecord) => job,
    },
  },
  JobStepState: { step: ({ code }) => toJobStep(code) },
  JobCounts: { blocked: ({ blocked }) => blocked ?? 0 },
  Job: {
    profile: ({ input }, _, ctx) => one(ctx, 'jobProfiles', input.kind === 'import' ? input.plan.profileId : null),
    catalog: ({ catalogId }, _, ctx) => one(ctx, 'catalogs', catalogId),
    isCancelable,
    isPausable,
    isResumable,
    isRetryable,
    isUndoable,
    undoneBy: ({ undoneById }, _, ctx) => one(ctx, 'jobs', undoneById),
    undoes: ({ undoesId }, _, ctx) => one(ctx, 'jobs', undoesId),
    restores: ({ input }, _, ctx) =>
      one(ctx, 'publishedCatalogs', input.kind === 'restore' ? input.publicationId : null),
    issues: (job, args, ctx) => jobIssues(ctx, job, args),
    changes: (job, args, ctx) => jobChanges(ctx, job, args),
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
    publication: ({ publicationId }, _, ctx) => one(ctx, 'publishedCatalogs', publicationId),
  },
};
