import type { Sentence } from '../../records/sentence';
import type { ViewRecord } from '../../records/views';
import type { AbilitySubject } from '../../types.generated';
import type { DomainContext } from '../context';

/** What values a filter can have: any text, one of some, or those that are valid. */
export interface FilterKind {
  values?: readonly string[];
  isValid?: (value: string) => boolean;
  /** Returns what is wrong with a value, or null. */
  findFault?: (value: string) => Sentence | null;
}

/** A list that has views. */
export interface ListOfViews {
  /** What accounts with its views can read. */
  subject: AbilitySubject;
  /** By their names. */
  filters: Readonly<Record<string, FilterKind>>;
  sorts: readonly string[];
  /** Returns the number of records that match. Throws INVALID for what a filter or the order names in vain. */
  count: (ctx: Pick<DomainContext, 'store' | 'now' | 'user'>, view: ViewRecord) => Promise<number>;
  /** Throws INVALID for what a view names that no longer exists, and the count does not check. */
  assertKnown?: (ctx: Pick<DomainContext, 'store' | 'now'>, view: ViewRecord) => Promise<void>;
}
