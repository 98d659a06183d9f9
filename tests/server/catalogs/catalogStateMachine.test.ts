import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertStep,
  type CatalogFacts,
  catalogSteps,
  getNextStep,
  statusAfter,
} from '#server/domain/catalogs/catalogStateMachine';
import type { CatalogAction, CatalogBlocker, CatalogNextStep } from '#server/types.generated';
import { getError } from './domainContext';

const facts: CatalogFacts = {
  status: 'DRAFT',
  channelCount: 1,
  productCount: 3,
  errorCount: 0,
  activeErrorCount: 0,
  hasCurrentVersion: false,
  hasVersions: false,
  hasRunningJob: false,
  hasUnpublishedChanges: true,
  isRolledBack: false,
};

const anyFacts = fc.record<CatalogFacts>({
  status: fc.constantFrom('DRAFT', 'ACTIVE', 'ARCHIVED'),
  channelCount: fc.nat(2),
  productCount: fc.nat(3),
  errorCount: fc.nat(2),
  activeErrorCount: fc.nat(2),
  hasCurrentVersion: fc.boolean(),
  hasVersions: fc.boolean(),
  hasRunningJob: fc.boolean(),
  hasUnpublishedChanges: fc.boolean(),
  isRolledBack: fc.boolean(),
});

const ACTIONS: CatalogAction[] = ['ACTIVATE', 'ARCHIVE', 'RESTORE', 'DELETE'];

const getBlockers = (action: CatalogAction, some: Partial<CatalogFacts>) =>
  catalogSteps({ ...facts, ...some }).find((step) => step.action === action)?.blockers;

describe('catalogSteps', () => {
  it.each<[CatalogAction, Partial<CatalogFacts>, CatalogBlocker[]]>([
    ['ACTIVATE', {}, []],
    ['ACTIVATE', { hasRunningJob: true }, []],
    ['ACTIVATE', { channelCount: 0 }, ['NO_CHANNEL']],
    ['ACTIVATE', { errorCount: 1 }, ['HAS_ERRORS']],
    ['ACTIVATE', { channelCount: 0, errorCount: 2 }, ['NO_CHANNEL', 'HAS_ERRORS']],
    ['ACTIVATE', { status: 'ACTIVE', channelCount: 0 }, ['WRONG_STATUS']],
    ['ACTIVATE', { status: 'ARCHIVED' }, ['WRONG_STATUS']],
    ['ARCHIVE', { status: 'ACTIVE', errorCount: 5, hasVersions: true }, []],
    ['ARCHIVE', { status: 'ACTIVE', hasCurrentVersion: true }, ['HAS_CURRENT_VERSION']],
    ['ARCHIVE', { status: 'ACTIVE', hasRunningJob: true }, ['HAS_RUNNING_JOB']],
    ['ARCHIVE', { status: 'DRAFT' }, ['WRONG_STATUS']],
    ['RESTORE', { status: 'ARCHIVED', channelCount: 0, errorCount: 1 }, []],
    ['RESTORE', { status: 'ACTIVE' }, ['WRONG_STATUS']],
    ['DELETE', { status: 'DRAFT' }, []],
    ['DELETE', { status: 'ACTIVE' }, []],
    ['DELETE', { status: 'ARCHIVED' }, []],
    ['DELETE', { hasVersions: true, hasRunningJob: true }, ['HAS_VERSIONS', 'HAS_RUNNING_JOB']],
  ])('%s with %o is blocked by %o', (action, some, blockers) => {
    expect(getBlockers(action, some)).toEqual(blockers);
  });

  it('lists every action once and allows exactly those without a blocker', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const steps = catalogSteps(some);
        expect(steps.map(({ action }) => action)).toEqual(ACTIONS);
        for (const { isAllowed, blockers } of steps) expect(isAllowed).toBe(blockers.length === 0);
      }),
    );
  });

  it('never allows archiving a catalog with a current version or a running job, or deleting a published one', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const allowed = catalogSteps(some).flatMap(({ action, isAllowed }) => (isAllowed ? [action] : []));
        if (some.hasCurrentVersion || some.hasRunningJob) expect(allowed).not.toContain('ARCHIVE');
        if (some.hasVersions || some.hasRunningJob) expect(allowed).not.toContain('DELETE');
        if (some.errorCount || !some.channelCount) expect(allowed).not.toContain('ACTIVATE');
      }),
    );
  });

  it('forms a cycle: each status has exactly one way out, apart from deletion', () => {
    const open = { ...facts, errorCount: 0, hasRunningJob: false };
    let { status } = open;
    const seen = [status];
    for (let count = 0; count < 3; count++) {
      const [step] = catalogSteps({ ...open, status }).filter(
        ({ isAllowed, action }) => isAllowed && action !== 'DELETE',
      );
      status = statusAfter(step!.action)!;
      seen.push(status);
    }
    expect(seen).toEqual(['DRAFT', 'ACTIVE', 'ARCHIVED', 'DRAFT']);
    expect(statusAfter('DELETE')).toBeNull();
  });
});

describe('assertStep', () => {
  it.each<[CatalogAction, Partial<CatalogFacts>, string]>([
    [
      'ACTIVATE',
      { channelCount: 0, errorCount: 2 },
      '"Tents" can’t be activated: it has no channel (add one first) and its products have 2 errors (fix them first).',
    ],
    ['ACTIVATE', { errorCount: 1 }, '"Tents" can’t be activated: its products have 1 error (fix it first).'],
    ['ARCHIVE', {}, '"Tents" can’t be archived: it is a draft.'],
    [
      'ARCHIVE',
      { status: 'ACTIVE', hasCurrentVersion: true },
      '"Tents" can’t be archived: it has a current version (withdraw it first).',
    ],
    ['RESTORE', { status: 'ACTIVE' }, '"Tents" can’t be restored: it is active.'],
    [
      'DELETE',
      { hasRunningJob: true },
      '"Tents" can’t be deleted: a job is running on it (cancel it first or wait until it finishes).',
    ],
    [
      'DELETE',
      { hasVersions: true },
      '"Tents" can’t be deleted: it has published versions, which are kept permanently.',
    ],
  ])('explains why %s is refused with %o', async (action, some, message) => {
    const refusal = await getError(() => assertStep(action, { ...facts, ...some }, 'Tents'));
    expect(refusal).toMatchObject({ code: 'CONFLICT', message });
  });

  it('refuses exactly the actions that have a blocker', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...ACTIONS), (some, action) => {
        const isAllowed = catalogSteps(some).find((step) => step.action === action)?.isAllowed;
        const step = () => assertStep(action, some, 'Tents');
        if (isAllowed) expect(step).not.toThrow();
        else expect(step).toThrow('can’t be');
      }),
    );
  });
});

describe('nextStepOf', () => {
  const published = { status: 'ACTIVE', hasCurrentVersion: true, hasVersions: true } as const;

  it.each<[CatalogNextStep, Partial<CatalogFacts>]>([
    ['RESTORE', { status: 'ARCHIVED', hasRunningJob: true }],
    ['WATCH_JOB', { hasRunningJob: true, productCount: 0 }],
    ['IMPORT', { productCount: 0 }],
    ['IMPORT', { productCount: 0, status: 'ACTIVE' }],
    ['FIX_ERRORS', { errorCount: 1 }],
    ['ACTIVATE', {}],
    ['FIX_ERRORS', { status: 'ACTIVE', errorCount: 1, activeErrorCount: 1 }],
    ['PUBLISH', { status: 'ACTIVE', errorCount: 1 }],
    ['PUBLISH', { status: 'ACTIVE' }],
    ['PUBLISH_CHANGES', published],
    ['FIX_ERRORS', { ...published, errorCount: 1, activeErrorCount: 1 }],
    ['DOWNLOAD_FEEDS', { ...published, hasUnpublishedChanges: false }],
    ['RESTORE_WORKING_COPY', { ...published, isRolledBack: true }],
    ['RESTORE_WORKING_COPY', { ...published, isRolledBack: true, errorCount: 1, activeErrorCount: 1 }],
    ['DOWNLOAD_FEEDS', { ...published, isRolledBack: true, hasUnpublishedChanges: false }],
  ])('is %s with %o', (step, some) => expect(getNextStep({ ...facts, ...some })).toBe(step));

  it('never suggests activating or restoring if that action has a blocker other than a missing channel', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const next = getNextStep(some);
        const step = catalogSteps(some).find(({ action }) => action === next);
        expect((step?.blockers ?? []).filter((blocker) => blocker !== 'NO_CHANNEL')).toEqual([]);
      }),
    );
  });
});
