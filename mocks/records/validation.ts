import type { StoredSentence } from './sentence';
import type { IssueCategory, IssueEntity, IssueSeverity } from '../types.generated';

/** An issue found by a rule, with the same text from import to publishing. */
export interface IssueRecord {
  id: string;
  /** Stable name of the rule, for example `SKU_DUPLICATE`. */
  code: string;
  severity: IssueSeverity;
  category: IssueCategory;
  entityType: IssueEntity;
  entityId: string | null;
  entityName: string | null;
  /** Path of the field, for example `variants[2].gtin`. */
  field: string | null;
  /** Row number in the file. The header row is row 1. */
  rowNumber: number | null;
  /** Column name in the file. */
  column: string | null;
  channel: string | null;
  locale: string | null;
  message: StoredSentence;
  suggestedFix: StoredSentence | null;
}

export interface IssueCountsRecord {
  error: number;
  warning: number;
  info: number;
}
