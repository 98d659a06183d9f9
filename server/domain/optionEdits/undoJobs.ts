import type { JobRecord } from '#server/records/jobs';
import type { DomainContext } from '../context';
import { isUndoable } from '../jobStateMachine';
import { getJob, undoJob } from '../jobs/actions';
import { findOptionsJob } from '../jobs/optionsEdit/findOptionsJob';
import { undoOptions } from './optionJobs';

/** Starts the job that undoes a job, or those that undo a change of options. Throws as `undoJob` and `undoOptions`. */
export async function undoJobs(ctx: DomainContext, id: string): Promise<JobRecord> {
  const job = await getJob(ctx, id);
  const options = isUndoable(job) ? await findOptionsJob(ctx, job) : null;
  return options ? undoOptions(ctx, job, options) : undoJob(ctx, id);
}
