import { labelValue } from '#server/records/labelValue';
import { joinWords, say, type SentenceValue } from '#server/records/sentence';
import type { JobRecord } from '#server/records/jobs';
import { readUsage } from '../../attributes/usage';
import { getFamiliesWith } from '../../definitions/storedFamilies';
import type { SliceResult, WorkRun } from '../../jobs/work';

/**
 * Returns the changes that delete the definitions of attributes that an undone job created. Those that were edited
 * since, or that a product or a family still has, stay; the log says which.
 */
export async function undoDefinitions(
  { ctx: { store, now } }: WorkRun,
  { definedAttributes = [] }: JobRecord,
): Promise<Required<Pick<SliceResult, 'changes' | 'log'>>> {
  if (!definedAttributes.length) return { changes: [], log: [] };
  const usage = await readUsage(store);
  const result: Required<Pick<SliceResult, 'changes' | 'log'>> = { changes: [], log: [] };
  const kept: SentenceValue[] = [];
  const deleted: SentenceValue[] = [];
  for (const definition of await store.getMany('attributeDefinitions', definedAttributes)) {
    if (!definition || definition.deletedAt !== undefined) continue;
    const { code, labels, createdAt, updatedAt } = definition;
    const isNeeded = updatedAt !== createdAt || usage.has(code) || (await getFamiliesWith(store, code)).length > 0;
    (isNeeded ? kept : deleted).push(labelValue(labels));
    if (!isNeeded) {
      result.changes.push({ table: 'attributeDefinitions', put: { ...definition, deletedAt: now().toISOString() } });
    }
  }
  if (deleted.length) {
    result.log.push({ level: 'INFO', message: say`Deleted the definitions of the attributes ${joinWords(deleted)}.` });
  }
  if (kept.length) {
    const message = say`Definitions kept because they were edited or are still in use: ${joinWords(kept)}.`;
    result.log.push({ level: 'WARNING', message });
  }
  return result;
}
