import type { DiffKind } from '#graphql/types.generated';
import { urlChoice, urlPage } from '#routing/urlParams';

/** The types of changes, in display order. */
export const diffKinds = ['ADDED', 'CHANGED', 'REMOVED'] as const satisfies DiffKind[];

/** The filter and page of the changes, stored in the URL. */
export interface DiffState {
  kind: DiffKind | null;
  page: number;
  perPage: number;
}

/** The URL parameters for the changes. */
export const diffParams = { ...urlPage, kind: urlChoice(diffKinds) };
