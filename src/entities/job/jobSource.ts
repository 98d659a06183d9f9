import type { JobRowFragment } from './JobState.generated';

/**
 * Returns the file that a job is about: the one that an import reads or an export writes; undefined if there is none.
 */
export function getJobFile({
  type,
  inputFile,
  outputFiles,
}: Pick<JobRowFragment, 'type' | 'inputFile' | 'outputFiles'>): { name: string } | undefined {
  return inputFile ?? (type === 'EXPORT' ? outputFiles[0] : undefined);
}
