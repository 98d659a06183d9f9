import { DomainError } from '#server/errors';
import type { ImportPlanRecord } from '#server/records/imports';
import { fromStored, say } from '#server/records/sentence';
import type { Change } from '#server/records/tables';
import type { IssueRecord } from '#server/records/validation';
import type { SliceResult, WorkRun } from '../../jobs/work';
import type { PlannedProduct } from './planGroup';
import { createPlannedChanges } from '../../jobs/plannedChanges';
import { namedBySku } from './rowIssues';

/** What becomes of the planned products of a file: a dry run counts what would change, an import stores it. */
export interface ImportSink {
  /** Returns the ID of a new product; in a dry run, one that is used nowhere. */
  newId: () => Promise<string>;
  /** Whether the pass reports the product. Throws CONFLICT for one that stops the whole import. */
  reports: (planned: PlannedProduct) => boolean;
  /** Returns the ID of a product that has one, and its issues as they are reported. */
  name: (planned: PlannedProduct) => { id: string | undefined; issues: readonly IssueRecord[] };
  /** The change entries of a dry run. */
  entries?: ReturnType<typeof createPlannedChanges>;
  /** Returns what a slice commits of the changes of products and models. */
  commit: (changes: Change[], models: Change[]) => Pick<SliceResult, 'changes' | 'modelCount'>;
  /** Clears what is pending after the commit. */
  settle: () => void;
}

/** Creates the sink of a dry run, and of the check before an import, which only reports failed products. */
export function createCountingSink({ job }: WorkRun, keptSize: number): ImportSink {
  let ids = 0;
  return {
    newId: async () => `new-${++ids}`,
    reports: ({ action }) => job.mode === 'DRY_RUN' || action === 'FAIL',
    name: ({ record, previous, issues }) => ({
      id: previous?.id,
      issues: record && !previous ? namedBySku(issues, record) : issues,
    }),
    entries: createPlannedChanges(keptSize),
    commit: () => ({}),
    settle: () => {},
  };
}

/** Creates the sink of an import. */
export function createStoringSink(
  { ctx: { store } }: WorkRun,
  { errorPolicy }: ImportPlanRecord,
  pending: readonly { clear: () => void }[],
): ImportSink {
  return {
    newId: () => store.nextId('products'),
    reports: ({ action, issues: [first] }) => {
      if (action !== 'FAIL' || errorPolicy !== 'REJECT_EVERYTHING') return true;
      const reason = fromStored(first?.message ?? '');
      throw new DomainError(
        'CONFLICT',
        say`The catalog changed while the file was being checked: ${reason} Undo this import, then try again.`,
      );
    },
    name: ({ record, previous, issues }) => ({ id: (record ?? previous)?.id, issues }),
    commit: (changes, models) => ({ changes: [...changes, ...models], modelCount: models.length }),
    settle: () => pending.forEach((part) => part.clear()),
  };
}
