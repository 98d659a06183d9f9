import type { ChangeAction, ChangedPart, JobChangeSort } from '#graphql/types.generated';
import { urlChoice } from '#routing/urlParams';

const actions = ['CREATE', 'UPDATE', 'DELETE'] as const satisfies ChangeAction[];

const parts = ['PRICES', 'NAMES', 'REMOVED_VALUES'] as const satisfies ChangedPart[];

/** What changes can be filtered by. */
export const changeFilters = [...actions, ...parts];

/** One of `changeFilters`. */
export type ChangeFilter = (typeof changeFilters)[number];

/** The orders of changes. */
export const changeSorts = ['PRICE_CHANGE', 'POSITION'] as const satisfies JobChangeSort[];

/** The filter and the order of a job's changes. */
export interface ChangesState {
  action: ChangeFilter | null;
  /** Null for the largest price changes first if the job is a dry run, and the job's order otherwise. */
  sort: JobChangeSort | null;
}

/** How the state is stored in the URL. */
export const changeParams = { action: urlChoice(changeFilters), sort: urlChoice(changeSorts) };

/** The variables of a query for the filter. */
export function toVariables(filter: ChangeFilter | null): { action: ChangeAction | null; part: ChangedPart | null } {
  return {
    action: actions.find((action) => action === filter) ?? null,
    part: parts.find((part) => part === filter) ?? null,
  };
}
