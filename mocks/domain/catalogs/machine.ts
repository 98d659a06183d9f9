import { DomainError } from '../../errors';
import type { CatalogAction, CatalogBlocker, CatalogNextStep, CatalogStatus, CatalogStep } from '../../types.generated';

/** What decides about the steps of a catalog's life. */
export interface CatalogFacts {
  status: CatalogStatus;
  channelCount: number;
  productCount: number;
  /** ERROR issues of all its products, and of those that are ACTIVE: the latter block publishing. */
  errorCount: number;
  activeErrorCount: number;
  hasCurrentPublication: boolean;
  /** Versions that were published once, current or not. */
  hasPublications: boolean;
  /** A job that is not settled. */
  hasRunningJob: boolean;
  hasUnpublishedChanges: boolean;
  /** Its current version brought the content of an old one back. */
  isRolledBack: boolean;
}

interface Step {
  action: CatalogAction;
  /** Where the step leads; null for the end of the catalog. */
  to: CatalogStatus | null;
  from: readonly CatalogStatus[];
  blockers: readonly Exclude<CatalogBlocker, 'WRONG_STATUS'>[];
}

/** The life of a catalog: DRAFT → ACTIVE → ARCHIVED → DRAFT, and its end from anywhere. */
const STEPS: readonly Step[] = [
  { action: 'ACTIVATE', from: ['DRAFT'], to: 'ACTIVE', blockers: ['NO_CHANNEL', 'HAS_ERRORS'] },
  { action: 'ARCHIVE', from: ['ACTIVE'], to: 'ARCHIVED', blockers: ['HAS_CURRENT_PUBLICATION', 'HAS_RUNNING_JOB'] },
  { action: 'RESTORE', from: ['ARCHIVED'], to: 'DRAFT', blockers: [] },
  {
    action: 'DELETE',
    from: ['DRAFT', 'ACTIVE', 'ARCHIVED'],
    to: null,
    blockers: ['HAS_PUBLICATIONS', 'HAS_RUNNING_JOB'],
  },
];

const isBlockedBy: Record<Step['blockers'][number], (facts: CatalogFacts) => boolean> = {
  NO_CHANNEL: ({ channelCount }) => channelCount === 0,
  HAS_ERRORS: ({ errorCount }) => errorCount > 0,
  HAS_CURRENT_PUBLICATION: ({ hasCurrentPublication }) => hasCurrentPublication,
  HAS_PUBLICATIONS: ({ hasPublications }) => hasPublications,
  HAS_RUNNING_JOB: ({ hasRunningJob }) => hasRunningJob,
};

/** The status that a step leads to; null for DELETE. */
export const statusAfter = (action: CatalogAction): CatalogStatus | null =>
  STEPS.find((step) => step.action === action)?.to ?? null;

const blockersOf = ({ from, blockers }: Step, facts: CatalogFacts): CatalogBlocker[] =>
  from.includes(facts.status) ? blockers.filter((blocker) => isBlockedBy[blocker](facts)) : ['WRONG_STATUS'];

/**
 * Every step with what stands in its way, in the order of the catalog's life. In the wrong status
 * nothing else is looked at: it would only matter in the right one.
 */
export const catalogSteps = (facts: CatalogFacts): CatalogStep[] =>
  STEPS.map((step) => {
    const blockers = blockersOf(step, facts);
    return { action: step.action, isAllowed: blockers.length === 0, blockers };
  });

/** What is sensible to do next, in the order of the work: products first, then what is wrong with them, then publishing. */
export const nextStepOf = (facts: CatalogFacts): CatalogNextStep => {
  if (facts.status === 'ARCHIVED') return 'RESTORE';
  if (facts.hasRunningJob) return 'WATCH_JOB';
  if (facts.productCount === 0) return 'IMPORT';
  if (facts.status === 'DRAFT') return facts.errorCount > 0 ? 'FIX_ERRORS' : 'ACTIVATE';
  if (facts.hasCurrentPublication && !facts.hasUnpublishedChanges) return 'DOWNLOAD_FEEDS';
  // What was rolled back is still in the products: publishing them would bring it back.
  if (facts.isRolledBack) return 'RESTORE_WORKING_COPY';
  if (facts.activeErrorCount > 0) return 'FIX_ERRORS';
  return facts.hasCurrentPublication ? 'PUBLISH_CHANGES' : 'PUBLISH';
};

const DONE: Record<CatalogAction, string> = {
  ACTIVATE: 'activated',
  ARCHIVE: 'archived',
  RESTORE: 'restored',
  DELETE: 'deleted',
};

const STATUS_WORDS: Record<CatalogStatus, string> = { DRAFT: 'a draft', ACTIVE: 'active', ARCHIVED: 'archived' };

const BLOCKER_WORDS: Record<CatalogBlocker, (facts: CatalogFacts) => string> = {
  WRONG_STATUS: ({ status }) => `it is ${STATUS_WORDS[status]}`,
  NO_CHANNEL: () => 'it has no channel (add one first)',
  HAS_ERRORS: ({ errorCount }) =>
    errorCount === 1
      ? 'its products have 1 error (fix it first)'
      : `its products have ${errorCount} errors (fix them first)`,
  HAS_CURRENT_PUBLICATION: () => 'it has a current publication (withdraw that first)',
  HAS_PUBLICATIONS: () => 'it has published versions, which are kept for good',
  HAS_RUNNING_JOB: () => 'a job is at work on it (wait for it or cancel it first)',
};

/** Throws CONFLICT, with words for each blocker, if the catalog cannot take the step. */
export const assertStep = (action: CatalogAction, facts: CatalogFacts, name: string) => {
  const { blockers } = catalogSteps(facts).find((step) => step.action === action) ?? { blockers: [] };
  if (!blockers.length) return;
  const reasons = new Intl.ListFormat('en').format(blockers.map((blocker) => BLOCKER_WORDS[blocker](facts)));
  throw new DomainError('CONFLICT', `"${name}" cannot be ${DONE[action]}: ${reasons}.`);
};
