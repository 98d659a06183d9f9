import { labelValue } from '#server/records/labelValue';
import { joinWords, say, type SentenceValue } from '#server/records/sentence';
import type { JobRecord } from '#server/records/jobs';
import { readUsage } from '../../attributes/usage';
import { getFamiliesWith } from '../../definitions/storedFamilies';
import type { WorkRun } from '../../jobs/work';
import { settingLeftAlone } from '../../validation/undo/leftAlone';
import type { UndoResult } from './undoAdditions';

/**
 * Returns the changes that delete the definitions of attributes that an undone job created. Those that were edited
 * since, or that a product or a family still has, stay, with an issue of the job for each.
 */
export async function undoDefinitions(
  { ctx: { store, now } }: WorkRun,
  { definedAttributes = [] }: JobRecord,
): Promise<UndoResult> {
  if (!definedAttributes.length) return { changes: [], log: [], issues: [] };
  const usage = await readUsage(store);
  const result: UndoResult = { changes: [], log: [], issues: [] };
  const deleted: SentenceValue[] = [];
  for (const definition of await store.getMany('attributeDefinitions', definedAttributes)) {
    if (!definition || definition.deletedAt !== undefined) continue;
    const { code, labels, createdAt, updatedAt } = definition;
    const isNeeded = updatedAt !== createdAt || usage.has(code) || (await getFamiliesWith(store, code)).length > 0;
    if (isNeeded) {
      const message = say`The definition of the attribute ${labelValue(labels)} stays because it was edited or is still in use.`;
      result.issues.push(settingLeftAlone(message, say`Delete it manually if you don’t need it.`, 'STILL_USED'));
    } else {
      deleted.push(labelValue(labels));
      result.changes.push({ table: 'attributeDefinitions', put: { ...definition, deletedAt: now().toISOString() } });
    }
  }
  if (deleted.length) {
    result.log.push({ level: 'INFO', message: say`Deleted the definitions of the attributes ${joinWords(deleted)}.` });
  }
  return result;
}
