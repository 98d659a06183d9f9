import type { DomainContext } from '#server/domain/context';
import type { JobRecord } from '#server/records/jobs';

/** Called with a line about the current progress. */
export type Report = (line: string) => void;

/** Waits until the job ends; throws an error with its reason if it failed. */
export const settle = async (ctx: DomainContext, { id }: JobRecord, report: Report) => {
  const what = { IMPORT: 'Importing', PUBLISH: 'Publishing', EXPORT: 'Exporting' } as Record<string, string>;
  return new Promise<JobRecord>((resolve, reject) => {
    const look = async () => {
      const job = await ctx.store.get('jobs', id);
      if (!job) return;
      report(`${what[job.type]} ${job.inputFileName ?? ''}: ${job.progress.processed} of ${job.progress.total}`);
      if (job.settledAt === null) return;
      stop();
      resolve(job);
    };
    const stop = ctx.events.on('jobChanged', ({ jobId }) => void (jobId === id && look().catch(reject)));
    look().catch(reject);
  });
};
