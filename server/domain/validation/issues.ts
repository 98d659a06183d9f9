import type { ProductRecord } from '../../records/products';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';
import { toStored, type Sentence } from '../../records/sentence';

type Given = 'code' | 'severity' | 'category' | 'entityType';
type Said = 'message' | 'suggestedFix';

/** The required and optional fields of a new issue. */
export type IssueFacts = Pick<IssueRecord, Given> &
  Partial<Omit<IssueRecord, Given | Said | 'id'>> & {
    message: Sentence;
    suggestedFix?: Sentence | null | undefined;
  };

/**
 * Returns an issue with all fields present. Its ID is derived from what was found and where, so the same issue always
 * gets the same ID.
 */
export function issue(facts: IssueFacts): IssueRecord {
  const { entityId = null, field = null, rowNumber = null, column = null } = facts;
  return {
    id: [facts.code, entityId ?? '', field ?? '', rowNumber ?? '', field === null ? (column ?? '') : ''].join(':'),
    code: facts.code,
    severity: facts.severity,
    category: facts.category,
    entityType: facts.entityType,
    entityId,
    ...(facts.isSku && { isSku: true }),
    entityName: facts.entityName ?? null,
    field,
    rowNumber,
    column,
    channel: facts.channel ?? null,
    locale: facts.locale ?? null,
    message: toStored(facts.message),
    suggestedFix: facts.suggestedFix ? toStored(facts.suggestedFix) : null,
  };
}

/** Returns the number of issues by severity. */
export function countIssues(issues: readonly Pick<IssueRecord, 'severity'>[]): IssueCountsRecord {
  const counts: IssueCountsRecord = { error: 0, warning: 0, info: 0 };
  for (const { severity } of issues) {
    if (severity === 'ERROR') counts.error++;
    else if (severity === 'WARNING') counts.warning++;
    else counts.info++;
  }
  return counts;
}

/** Returns the sums by severity. */
export function addIssueCounts(first: IssueCountsRecord, second: IssueCountsRecord): IssueCountsRecord {
  return {
    error: first.error + second.error,
    warning: first.warning + second.warning,
    info: first.info + second.info,
  };
}

/** Whether the product prevents its catalog from being published. */
export function blocksPublishing({ status, issueCounts }: Pick<ProductRecord, 'status' | 'issueCounts'>): boolean {
  return status === 'ACTIVE' && issueCounts.error > 0;
}
