import { getModes, type ImportPlanRecord } from '../../records/imports';
import type { JobInput } from '../../records/jobs';
import type { JobMode, JobStep } from '../../types.generated';

/** A step of a job that is shown to the user. */
export type JobStepCode = Lowercase<JobStep>;

const JOB_STEPS: Record<JobStepCode, JobStep> = {
  read: 'READ',
  check: 'CHECK',
  apply: 'APPLY',
  missing: 'MISSING',
  finish: 'FINISH',
  validate: 'VALIDATE',
  publish: 'PUBLISH',
  write: 'WRITE',
  undo: 'UNDO',
  copy: 'COPY',
};

/** The step with the code that jobs are stored with. */
export function toJobStep(code: JobStepCode): JobStep {
  return JOB_STEPS[code];
}

const importSteps = (mode: JobMode, plan: ImportPlanRecord): JobStepCode[] => {
  const end: JobStepCode[] = getModes(plan).missingProducts === 'LEAVE' ? ['finish'] : ['missing', 'finish'];
  if (mode === 'DRY_RUN') return ['read', 'check', ...end];
  return plan.errorPolicy === 'REJECT_EVERYTHING' ? ['read', 'check', 'apply', ...end] : ['read', 'apply', ...end];
};

/** Returns the steps of a job with this input, in order. */
export function getSteps(input: JobInput, mode: JobMode): JobStepCode[] {
  switch (input.kind) {
    case 'import':
      return importSteps(mode, input.plan);
    case 'validate':
      return ['validate'];
    case 'publish':
      return ['publish'];
    case 'export':
      return ['write'];
    case 'bulkEdit':
      return [mode === 'DRY_RUN' ? 'check' : 'apply'];
    case 'deleteProducts':
    case 'categories':
    case 'categoryRule':
    case 'options':
    case 'channelRule':
      return ['apply'];
    case 'restore':
    case 'undo':
      return ['undo'];
    case 'clone':
      return ['copy'];
  }
}
