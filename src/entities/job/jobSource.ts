import type { IntlShape } from 'react-intl';
import { sharedMessages } from '#ui/sharedMessages';
import type { JobSourceFragment, JobTitleFragment } from './JobState.generated';

/** Returns the job that a job undoes or makes again; undefined if it does neither. */
export function getJobSource({ undoes, redoes }: JobTitleFragment): JobSourceFragment | undefined {
  return redoes ?? undoes?.redoes ?? undoes ?? undefined;
}

/**
 * Returns what a job is about: the name of the file that an import reads or an export writes, a version, or what a bulk
 * edit changes, also for an undo; null if there is nothing to say.
 */
export function getJobSubject(
  job: JobTitleFragment,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | null {
  const { inputFile, subject } = getJobSource(job) ?? job;
  if (job.publishedCatalog) return formatMessage(sharedMessages.versionNumber, job.publishedCatalog);
  return inputFile?.name ?? (job.type === 'EXPORT' ? job.outputFiles[0]?.name : null) ?? subject;
}

/** Whether a job undoes another one; a redo does not. */
export function isUndo({ type, redoes }: Pick<JobTitleFragment, 'type' | 'redoes'>): boolean {
  return type === 'ROLLBACK' && redoes === null;
}
