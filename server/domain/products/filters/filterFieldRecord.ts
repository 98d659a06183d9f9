import type { SentenceValue } from '#server/records/sentence';
import type { UnitRecord } from '#server/records/units';
import type { FilterFieldType, FilterOperator, RuleOwner } from '#server/types.generated';

/** A value of a field, and what it is called. */
export interface FilterOptionRecord {
  value: string;
  label: SentenceValue;
}

/** What products can be filtered by. */
export interface FilterFieldRecord {
  name: string;
  label: SentenceValue;
  type: FilterFieldType;
  operators: FilterOperator[];
  options: FilterOptionRecord[];
  /** Whether values are selected from them. */
  hasOptions: boolean;
  units: UnitRecord[];
  hasLocale: boolean;
  hasChannel: boolean;
  hasCurrency: boolean;
  hasVariants: boolean;
  isOfVariants: boolean;
  rulesOf: RuleOwner[];
  /** Whether its definition was deleted. */
  isDeleted: boolean;
  /** Whether its options are ids of jobs. */
  isOfJobs: boolean;
}
