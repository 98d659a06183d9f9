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
  /** Present if `entityId` is the SKU of a product that may not be stored. */
  isSku?: true;
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

/** An issue in a list. */
export interface ListedIssue extends IssueRecord {
  /** The stored product that it is about, null if there is none; absent if `entityId` says it. */
  productId?: string | null;
}

export interface IssueCountsRecord {
  error: number;
  warning: number;
  info: number;
}
