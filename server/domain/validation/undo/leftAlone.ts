import { say, type Sentence } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { issue } from '../issues';

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
