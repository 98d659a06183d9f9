import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCancelable,
  isPausable,
  isResumable,
  isRetryable,
  isSettled,
  isUndoable,
  isWriting,
  nextStatus,
  type JobEvent,
} from '#server/domain/jobStateMachine';
import type { JobMode, JobStatus, JobType } from '#server/types.generated';

const EVENTS: readonly JobEvent[] = [
  'start',
  'complete',
  'completeWithIssues',
  'fail',
  'pause',
  'resume',
  'cancel',
  'endCancel',
  'retry',
];

const SETTLED: readonly JobStatus[] = ['CANCELED', 'COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'];

const walk = (events: readonly JobEvent[]) =>
  events.reduce<JobStatus[]>(
    (path, event) => {
      const next = nextStatus(path.at(-1)!, event);
      return next ? [...path, next] : path;
    },
    ['PENDING'],
  );

describe('Job state machine', () => {
  it.each<[JobStatus, JobEvent, JobStatus | null]>([
    ['PENDING', 'start', 'RUNNING'],
    ['PENDING', 'cancel', 'CANCELING'],
    ['PENDING', 'pause', null],
    ['RUNNING', 'pause', 'PAUSED'],
    ['RUNNING', 'complete', 'COMPLETED'],
    ['RUNNING', 'completeWithIssues', 'COMPLETED_WITH_ISSUES'],
    ['RUNNING', 'fail', 'FAILED'],
    ['RUNNING', 'cancel', 'CANCELING'],
    ['RUNNING', 'start', null],
    ['PAUSED', 'resume', 'RUNNING'],
    ['PAUSED', 'cancel', 'CANCELING'],
    ['PAUSED', 'complete', null],
    ['CANCELING', 'endCancel', 'CANCELED'],
    ['CANCELING', 'cancel', null],
    ['CANCELING', 'complete', null],
    ['FAILED', 'retry', 'PENDING'],
    ['CANCELED', 'retry', null],
    ['COMPLETED', 'retry', null],
  ])('changes a %s job on %s to %s', (status, event, expected) => {
    expect(nextStatus(status, event)).toBe(expected);
  });

  it('never leaves a final state except from FAILED by a retry', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        const path = walk(events);
        path.slice(1).forEach((status, index) => {
          const before = path[index]!;
          if (SETTLED.includes(before)) expect([before, status]).toEqual(['FAILED', 'PENDING']);
        });
      }),
    );
  });

  it('works only while RUNNING, and is CANCELED only after CANCELING', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        const path = walk(events);
        path.slice(1).forEach((status, index) => {
          const before = path[index]!;
          if (status === 'CANCELED') expect(before).toBe('CANCELING');
          if (['COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'].includes(status)) expect(before).toBe('RUNNING');
        });
      }),
    );
  });

  it('offers exactly the possible actions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }), (events) => {
        const status = walk(events).at(-1)!;
        expect(isSettled({ status })).toBe(SETTLED.includes(status));
        expect(isCancelable({ status })).toBe(nextStatus(status, 'cancel') !== null);
        expect(isPausable({ status })).toBe(nextStatus(status, 'pause') !== null);
        expect(isResumable({ status })).toBe(nextStatus(status, 'resume') !== null);
        expect(isRetryable({ status, undoneById: null })).toBe(status === 'FAILED');
        expect(isRetryable({ status, undoneById: '9' })).toBe(false);
      }),
    );
  });
});

describe('Undo', () => {
  const job = { status: 'COMPLETED', type: 'IMPORT', mode: 'APPLY', changeCount: 3, undoneById: null } as const;

  it.each<[string, Partial<Parameters<typeof isUndoable>[0]>, boolean]>([
    ['an import that ended', {}, true],
    ['a canceled import that changed something', { status: 'CANCELED' }, true],
    ['a failed import that changed something', { status: 'FAILED' }, true],
    ['a bulk edit', { type: 'BULK_EDIT' }, true],
    ['a running import', { status: 'RUNNING' }, false],
    ['a dry run', { mode: 'DRY_RUN' }, false],
    ['an import that changed nothing', { changeCount: 0 }, false],
    ['an import that only stored product models', { changeCount: 0, modelCount: 2 }, true],
    ['an import that was undone', { undoneById: '7' }, false],
    ['an undo', { type: 'ROLLBACK' }, true],
    ['a canceled undo', { type: 'ROLLBACK', status: 'CANCELED' }, false],
    ['a failed undo', { type: 'ROLLBACK', status: 'FAILED' }, false],
    ['publishing', { type: 'PUBLISH' }, false],
  ])('of %s is offered: %o → %s', (_, fields, expected) => {
    expect(isUndoable({ ...job, ...fields })).toBe(expected);
  });
});

it.each<[JobType, JobMode, boolean]>([
  ['IMPORT', 'APPLY', true],
  ['IMPORT', 'DRY_RUN', false],
  ['EXPORT', 'APPLY', false],
  ['VALIDATE', 'APPLY', true],
  ['ROLLBACK', 'APPLY', true],
])('%s in mode %s writes to the catalog: %s', (type, mode, expected) => {
  expect(isWriting({ type, mode })).toBe(expected);
});
