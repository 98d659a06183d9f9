import { joinWords, say } from '#server/records/sentence';
import { labelValue } from '#server/records/labelValue';
import type { JobRecord } from '#server/records/jobs';
import type { Change } from '#server/records/tables';
import { editRecords } from '../../categories/categoryEdit';
import { addToCatalog } from '../../imports/jobs/catalogAdditions';
import { redoModels } from '../../imports/jobs/storedModels';
import type { SliceResult, WorkRun } from '../../jobs/work';
import { followWithConditions } from '../../optionEdits/optionsWork';
import { listDefinitions } from '../../validation/definedRules';

/** The jobs that a redo is about. */
export interface RedoneJobs {
  /** The job whose changes are made again. */
  redone: JobRecord;
  /** The job that made them last: `redone`, or an earlier redo of it. */
  undone: JobRecord;
  /** The job that undid them. */
  undo: JobRecord;
}

/**
 * Returns the changes that restore the definitions of attributes that the undo deleted, unless their codes are taken.
 */
const redoDefinitions = async ({ ctx: { store } }: WorkRun, { undone, undo }: RedoneJobs) => {
  const taken = new Set((await listDefinitions(store)).map(({ code }) => code));
  const definitions = await store.getMany('attributeDefinitions', undone.definedAttributes ?? []);
  return definitions.flatMap((definition) => {
    if (definition?.deletedAt === undefined || taken.has(definition.code)) return [];
    const { deletedAt, ...restored } = definition;
    const isByUndo = deletedAt >= (undo.startedAt ?? '') && (undo.settledAt === null || deletedAt <= undo.settledAt);
    return isByUndo ? [restored] : [];
  });
};

/**
 * Returns what a redo changes besides products: the additions to the catalog, definitions, stored categories, and
 * product models that the undo took back.
 */
export async function redoAdditions(
  run: WorkRun,
  jobs: RedoneJobs,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job' | 'modelCount'>> {
  const { redone, undone, undo } = jobs;
  const { addedCurrencies = [], addedLocales = [], addedChannels = [], definedChannels = [] } = undone;
  const additions = await addToCatalog(run, {
    addCurrencies: addedCurrencies,
    addLocales: addedLocales,
    addChannels: addedChannels,
    defineChannels: definedChannels.length > 0,
  });
  const definitions = await redoDefinitions(run, jobs);
  const { input, catalogId } = redone;
  const categories = input.kind === 'categories' ? await editRecords(run.ctx, catalogId, input.edit) : null;
  const options = input.kind === 'options' ? await followWithConditions(run, input.edit) : null;
  const models = await redoModels(run, undo.id);
  const labels = joinWords(definitions.map((definition) => labelValue(definition.labels)));
  return {
    changes: [
      ...(additions?.changes ?? []),
      ...definitions.map((put): Change => ({ table: 'attributeDefinitions', put })),
      ...(categories?.changes ?? []),
      ...(options?.changes ?? []),
      ...models,
    ],
    log: [
      ...(additions?.log ?? []),
      ...(options?.log ?? []),
      ...(definitions.length
        ? [{ level: 'INFO' as const, message: say`Restored the definitions of the attributes ${labels}.` }]
        : []),
    ],
    job: {
      ...additions?.job,
      ...(definitions.length && { definedAttributes: definitions.map(({ id }) => id) }),
      ...(categories && { formerCategories: categories.former }),
      ...options?.job,
    },
    modelCount: models.filter((change) => 'put' in change).length,
  };
}
