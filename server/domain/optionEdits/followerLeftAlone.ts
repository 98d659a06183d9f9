import type { FollowedRecord } from '#server/records/optionEdits';
import { say } from '#server/records/sentence';
import type { Tables } from '#server/records/tables';
import type { IssueRecord } from '#server/records/validation';
import { categoryRuleLeftAlone, settingLeftAlone } from '../validation/undo/leftAlone';

/**
 * Returns the issue of an undo that leaves a record as it is, because its conditions or steps were changed since. The
 * name of a view or a recipe is in it only if it is shared.
 */
export function followerLeftAlone(record: Tables[FollowedRecord['table']]): IssueRecord {
  if ('path' in record) return categoryRuleLeftAlone(record.path);
  if (!('sharedWith' in record)) {
    return settingLeftAlone(
      say`The rules of channels have changed since, so they stay as they are.`,
      say`To restore their previous conditions, edit them manually.`,
    );
  }
  const { name, sharedWith } = record;
  const fix = say`To restore its previous conditions or steps, edit it manually.`;
  if (sharedWith === null) {
    return settingLeftAlone(say`A view or recipe that isn’t shared has changed since, so it stays as it is.`, fix);
  }
  return settingLeftAlone(
    'settings' in record
      ? say`The view “${name}” has changed since, so it stays as it is.`
      : say`The recipe “${name}” has changed since, so it stays as it is.`,
    fix,
  );
}
