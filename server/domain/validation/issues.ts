import type { ProductRecord } from '../../records/products';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';
import { say, toStored, type Sentence } from '../../records/sentence';

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

/** Returns the issue of what an undo leaves as it is besides products, by default because it was changed since. */
export function settingLeftAlone(
  message: Sentence,
  suggestedFix: Sentence,
  code: 'CHANGED_SINCE' | 'STILL_USED' = 'CHANGED_SINCE',
): IssueRecord {
  return issue({ code, severity: 'WARNING', category: 'POLICY', entityType: 'SETTING', message, suggestedFix });
}

/**
 * Returns the issue of an undo that leaves a rule as it is, because it was changed since: its conditions, or with
 * `isOfMembers` the products that it includes and excludes by hand.
 */
export function ruleLeftAlone(message: Sentence, isOfMembers: boolean): IssueRecord {
  return settingLeftAlone(
    message,
    isOfMembers
      ? say`To exclude or include products again, edit the rule.`
      : say`To restore its previous conditions, edit it manually.`,
  );
}

/** Returns that issue for the rule of a category. */
export function categoryRuleLeftAlone(path: string, isOfMembers = false): IssueRecord {
  return ruleLeftAlone(say`The rule of the category “${path}” has changed since, so it stays as it is.`, isOfMembers);
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
