import { labelValue } from '#server/records/labelValue';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import type { ProductRecord } from '#server/records/products';
import type { JobRecord } from '#server/records/jobs';
import { joinWords, say } from '#server/records/sentence';
import { createOptionsEdit } from './changeOptions';
import { StepFailure, toFailureIssue } from './stepFailure';
import { editProducts, type EditResult } from '../jobs/editProducts';
import type { JobWork, SliceResult, WorkRun } from '../jobs/work';
import { findFollowing, putFollowed } from './followOptions';
import { findOptionProducts } from './optionFollowers';
import { withChanges } from './optionsEdit';
import { settingLeftAlone } from '../validation/undo/leftAlone';

const getLog = (count: number): SliceResult['log'] =>
  count > 0 ? [{ level: 'INFO', message: say`Rules, views, and recipes that follow the options: ${count}.` }] : [];

/** Returns the changes with which rules, views, and recipes follow the options, and what the job keeps of them. */
export async function followWithConditions(
  { ctx, job: { catalogId } }: WorkRun,
  edit: OptionsEditRecord,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'>> {
  const followed = await findFollowing(ctx, catalogId, edit);
  const { changes } = await putFollowed(ctx, followed, false);
  return { changes, log: getLog(followed.length), job: { ...(followed.length > 0 && { followed }) } };
}

/** Has the products of a catalog follow changed options, after its rules, views, and recipes. */
export function optionsWork(run: WorkRun, edit: OptionsEditRecord): JobWork {
  const editOptions = createOptionsEdit(edit, 'BOTH');
  const change = (product: ProductRecord): EditResult => {
    try {
      const edited = editOptions(product);
      return edited === product ? undefined : edited;
    } catch (error) {
      if (error instanceof StepFailure) return { failure: toFailureIssue(product, error) };
      throw error;
    }
  };
  return editProducts(run, {
    findIds: () => findOptionProducts(run.ctx, run.job.catalogId, edit),
    change,
    begin: () => followWithConditions(run, edit),
  });
}

/** Returns the changes with which rules, views, and recipes get back what they had, and what the job says about it. */
export async function undoConditions(
  { ctx }: WorkRun,
  { followed = [] }: JobRecord,
  edit: OptionsEditRecord,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'issues'>> {
  const { changes, issues } = await putFollowed(ctx, followed, true);
  const definition = await ctx.store.get('attributeDefinitions', edit.attributeId);
  const isKnown = definition !== undefined && definition.deletedAt === undefined;
  const isRestored = isKnown && withChanges(definition.options, edit.changes, true) !== null;
  const names = joinWords(edit.changes.map(({ before }) => labelValue(before.labels)));
  if (isRestored) {
    const message = say`The attribute ${edit.name} has its previous options: ${names}.`;
    return { changes, issues, log: [{ level: 'INFO', message }] };
  }
  const kept = settingLeftAlone(
    say`The options of the attribute ${edit.name} have changed since, so they stay as they are. Products can have values that are no options: ${names}.`,
    say`Add the options again, or give the products other values.`,
  );
  return { changes, issues: [kept, ...issues] };
}
