import type { JobInput, JobRecord } from '#server/records/jobs';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import type { DomainContext } from '../../context';
import { findOrigin } from '../actions';

/** Returns the change of options that a job of one catalog makes; null for other jobs. */
export function getInputEdit(input: JobInput): OptionsEditRecord | null {
  return input.kind === 'options' ? input.edit : null;
}

/** The change of options that a job is about, and whether it makes the change, or undoes it. */
export interface OptionsJob {
  edit: OptionsEditRecord;
  isUndo: boolean;
}

/** Returns the change of options that a job makes, undoes, or makes again; null for other jobs. */
export async function findOptionsJob(
  { store }: Pick<DomainContext, 'store'>,
  job: JobRecord,
): Promise<OptionsJob | null> {
  const { origin, isUndone } = await findOrigin(store, job);
  const edit = origin && getInputEdit(origin.input);
  return edit ? { edit, isUndo: isUndone } : null;
}
