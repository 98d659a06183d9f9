import { say } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { settingLeftAlone } from '../../validation/issues';

/** Returns the issue of an undo that leaves the rule of a category as it is, because it was changed since. */
export function ruleLeftAlone(path: string): IssueRecord {
  return settingLeftAlone(
    say`The rule of the category “${path}” has changed since, so it stays as it is.`,
    say`To restore its previous conditions, edit it manually.`,
  );
}
