import type { DiffKind } from '../../graphql/types.generated';
import { urlChoice, urlPage } from '../../routing/urlParams';

/** The kinds of changes, in the order in which they are offered. */
export const diffKinds = ['ADDED', 'CHANGED', 'REMOVED'] as const satisfies DiffKind[];

/** Which changes show: kept in the address. */
export interface DiffState {
  kind: DiffKind | null;
  page: number;
  perPage: number;
}

/** The address's part for the changes. */
export const diffParams = { ...urlPage, kind: urlChoice(diffKinds) };
