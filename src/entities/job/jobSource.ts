import type { JobSourceFragment, JobTitleFragment } from './JobState.generated';

/** Returns the job that a job undoes or makes again; undefined if it does neither. */
export function getJobSource({ undoes, redoes }: JobTitleFragment): JobSourceFragment | undefined {
  return redoes ?? undoes?.redoes ?? undoes ?? undefined;
}

/**
 * Returns the file that a job is about: the one that an import reads or an export writes, also for the undo of an
 * import; undefined if there is none.
 */
export function getJobFile(job: JobTitleFragment): { name: string } | undefined {
  const file = (getJobSource(job) ?? job).inputFile ?? (job.type === 'EXPORT' ? job.outputFiles[0] : null);
  return file ?? undefined;
}

/** Whether a job undoes another one; a redo does not. */
export function isUndo({ type, redoes }: Pick<JobTitleFragment, 'type' | 'redoes'>): boolean {
  return type === 'ROLLBACK' && redoes === null;
}
