import { DomainError } from '../../errors';
import { say, type Sentence } from '../../records/sentence';
import type { CatalogAction, CatalogBlocker, CatalogNextStep, CatalogStatus, CatalogStep } from '../../types.generated';

/** The facts that decide which lifecycle actions are available for a catalog. */
export interface CatalogFacts {
  status: CatalogStatus;
  channelCount: number;
  productCount: number;
  /** ERROR issues of all products, and of ACTIVE products only. The latter block publishing. */
  errorCount: number;
  activeErrorCount: number;
  hasCurrentVersion: boolean;
  /** Whether any version was ever published, current or not. */
  hasVersions: boolean;
  /** Whether a job has not settled yet. */
  hasRunningJob: boolean;
  hasUnpublishedChanges: boolean;
  /** Whether the current version restored the content of an older one. */
  isRolledBack: boolean;
}

interface Step {
  action: CatalogAction;
  /** The status after the action; null for DELETE. */
  to: CatalogStatus | null;
  from: readonly CatalogStatus[];
  blockers: readonly Exclude<CatalogBlocker, 'WRONG_STATUS'>[];
}

/** The lifecycle of a catalog: DRAFT → ACTIVE → ARCHIVED → DRAFT. It can be deleted in any status. */
const STEPS: readonly Step[] = [
  { action: 'ACTIVATE', from: ['DRAFT'], to: 'ACTIVE', blockers: ['NO_CHANNEL', 'HAS_ERRORS'] },
  { action: 'ARCHIVE', from: ['ACTIVE'], to: 'ARCHIVED', blockers: ['HAS_CURRENT_VERSION', 'HAS_RUNNING_JOB'] },
  { action: 'RESTORE', from: ['ARCHIVED'], to: 'DRAFT', blockers: [] },
  {
    action: 'DELETE',
    from: ['DRAFT', 'ACTIVE', 'ARCHIVED'],
    to: null,
    blockers: ['HAS_VERSIONS', 'HAS_RUNNING_JOB'],
  },
];

const isBlockedBy: Record<Step['blockers'][number], (facts: CatalogFacts) => boolean> = {
  NO_CHANNEL: ({ channelCount }) => channelCount === 0,
  HAS_ERRORS: ({ errorCount }) => errorCount > 0,
  HAS_CURRENT_VERSION: ({ hasCurrentVersion }) => hasCurrentVersion,
  HAS_VERSIONS: ({ hasVersions }) => hasVersions,
  HAS_RUNNING_JOB: ({ hasRunningJob }) => hasRunningJob,
};

/** Returns the status after an action; null for DELETE. */
export function statusAfter(action: CatalogAction): CatalogStatus | null {
  return STEPS.find((step) => step.action === action)?.to ?? null;
}

const getBlockers = ({ from, blockers }: Step, facts: CatalogFacts): CatalogBlocker[] =>
  from.includes(facts.status) ? blockers.filter((blocker) => isBlockedBy[blocker](facts)) : ['WRONG_STATUS'];

/**
 * Returns every action with its blockers, in lifecycle order. In the wrong status, other blockers are not checked
 * because they only matter in the right one.
 */
export function catalogSteps(facts: CatalogFacts): CatalogStep[] {
  return STEPS.map((step) => {
    const blockers = getBlockers(step, facts);
    return { action: step.action, isAllowed: blockers.length === 0, blockers };
  });
}

/** Returns the recommended next step, in the order of the work: add products, fix their errors, publish. */
export function getNextStep(facts: CatalogFacts): CatalogNextStep {
  if (facts.status === 'ARCHIVED') return 'RESTORE';
  if (facts.hasRunningJob) return 'WATCH_JOB';
  if (facts.productCount === 0) return 'IMPORT';
  if (facts.status === 'DRAFT') return facts.errorCount > 0 ? 'FIX_ERRORS' : 'ACTIVATE';
  if (facts.hasCurrentVersion && !facts.hasUnpublishedChanges) return 'DOWNLOAD_FEEDS';
  // The working copy still has the products that were rolled back. Publishing would bring them back.
  if (facts.isRolledBack) return 'RESTORE_WORKING_COPY';
  if (facts.activeErrorCount > 0) return 'FIX_ERRORS';
  return facts.hasCurrentVersion ? 'PUBLISH_CHANGES' : 'PUBLISH';
}

const DONE: Record<CatalogAction, Sentence> = {
  ACTIVATE: say`activated`,
  ARCHIVE: say`archived`,
  RESTORE: say`restored`,
  DELETE: say`deleted`,
};

const STATUS_WORDS: Record<CatalogStatus, Sentence> = {
  DRAFT: say`a draft`,
  ACTIVE: say`active`,
  ARCHIVED: say`archived`,
};

const BLOCKER_WORDS: Record<CatalogBlocker, (facts: CatalogFacts) => Sentence> = {
  WRONG_STATUS: ({ status }) => say`it is ${STATUS_WORDS[status]}`,
  NO_CHANNEL: () => say`it has no channel (add one first)`,
  HAS_ERRORS: ({ errorCount }) =>
    errorCount === 1
      ? say`its products have 1 error (fix it first)`
      : say`its products have ${errorCount} errors (fix them first)`,
  HAS_CURRENT_VERSION: () => say`it has a current version (withdraw it first)`,
  HAS_VERSIONS: () => say`it has published versions, which are kept permanently`,
  HAS_RUNNING_JOB: () => say`a job is running on it (cancel it first or wait until it finishes)`,
};

/** Throws CONFLICT with a description of each blocker if the action is not available for the catalog. */
export function assertStep(action: CatalogAction, facts: CatalogFacts, name: string) {
  const { blockers } = catalogSteps(facts).find((step) => step.action === action) ?? { blockers: [] };
  if (!blockers.length) return;
  const reasons = { list: blockers.map((blocker) => BLOCKER_WORDS[blocker](facts)) };
  throw new DomainError('CONFLICT', say`"${name}" can’t be ${DONE[action]}: ${reasons}.`);
}
