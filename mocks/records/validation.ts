import type { IssueCategory, IssueEntity, IssueSeverity } from '../types.generated';

/** One finding of a rule, in the same words from import to publishing. */
export interface IssueRecord {
  id: string;
  /** Stable name of the rule, such as `SKU_DUPLICATE`. */
  code: string;
  severity: IssueSeverity;
  category: IssueCategory;
  entityType: IssueEntity;
  entityId: string | null;
  entityName: string | null;
  /** Path of the field, such as `variants[2].gtin`. */
  field: string | null;
  /** Row of the file, the header being row 1. */
  rowNumber: number | null;
  /** Column of the file. */
  column: string | null;
  channel: string | null;
  locale: string | null;
  message: string;
  suggestedFix: string | null;
}

export interface IssueCountsRecord {
  error: number;
  warning: number;
  info: number;
}
