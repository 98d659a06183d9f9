import { catalogActivity, jobOutcomes } from '../domain/jobs/jobFigures';
import { cancelJob, getJob, getRedone, pauseJob, resumeJob, retryJob } from '../domain/jobs/actions';
import { undoJobs } from '../domain/optionEdits/undoJobs';
import { jobChangeCounts, jobChanges, jobIssues } from '../domain/jobs/jobParts';
import { getSubject } from '../domain/jobs/jobSubject';
import { getJobTitle } from '../domain/jobs/jobTitle';
import { inLanguage, nameInLanguage } from '../i18n/translate';
import { listJobs } from '../domain/jobs/listJobs';
import { watchJobs } from '../domain/jobs/watch';
import type { JobRecord } from '../records/jobs';
import type { Resolvers } from '../types.generated';

/** Lists and actions of jobs, and their changes and issues. */
export const jobDetailsResolvers: Resolvers = {
  Query: {
    jobs: (_, { input }, ctx) => listJobs(ctx, input ?? {}),
    job: (_, { id }, ctx) => getJob(ctx, id),
    catalogActivity: (_, { days }, ctx) => catalogActivity(ctx, days),
    jobOutcomes: (_, _args, ctx) => jobOutcomes(ctx),
  },
  Mutation: {
    cancelJob: async (_, { input: { id } }, ctx) => ({ job: await cancelJob(ctx, id) }),
    pauseJob: async (_, { input: { id } }, ctx) => ({ job: await pauseJob(ctx, id) }),
    resumeJob: async (_, { input: { id } }, ctx) => ({ job: await resumeJob(ctx, id) }),
    retryJob: async (_, { input: { id } }, ctx) => ({ job: await retryJob(ctx, id) }),
    undoJob: async (_, { input: { id } }, ctx) => ({ job: await undoJobs(ctx, id) }),
  },
  Subscription: {
    jobProgress: {
      subscribe: (_, { id }, ctx) => watchJobs(ctx, id ?? null),
      resolve: (job: JobRecord) => job,
    },
  },
  Job: {
    issues: (job, args, ctx) => jobIssues(ctx, job, args),
    changes: (job, args, ctx) => jobChanges(ctx, job, args),
    changeCounts: (job, _, ctx) => jobChangeCounts(ctx, job),
    subject: async (job, _, ctx) => {
      const subject = await getSubject(ctx.store, job);
      return subject && inLanguage(subject, ctx);
    },
    title: async (job, _, ctx) => nameInLanguage(await getJobTitle(ctx.store, job), ctx),
    redoes: (job, _, ctx) => getRedone(ctx.store, job),
  },
};
