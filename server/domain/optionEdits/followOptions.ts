import type { FollowedRecord, OptionsEditRecord } from '#server/records/optionEdits';
import type { Change } from '#server/records/tables';
import type { IssueRecord } from '#server/records/validation';
import type { BulkEditStepInput } from '#server/types.generated';
import type { FilterCondition } from '#shared/filterText';
import { createReplace } from './changeOptions';
import type { DomainContext } from '../context';
import { followerLeftAlone } from './followerLeftAlone';
import { toCode } from '../productValues/values';
import { isSameValue } from '../products/contentFields';
import { ATTRIBUTE_PREFIX } from '../products/filters/fields';
import { mapConditions } from '../products/rules/mapConditions';
import { normalizeOption } from '../validation/options';

type Reads = Pick<DomainContext, 'store'>;

/** The part of a record that has conditions or steps. */
const PARTS = { catalogs: 'channelRules', categories: 'rule', views: 'settings', recipes: 'steps' } as const;

const createConditionEdit = ({ attribute, texts }: OptionsEditRecord) => {
  const codes = new Map(texts.flatMap(({ text, to, option }) => (to === null ? [] : [[text, option]])));
  return (condition: FilterCondition): FilterCondition => {
    const { field, values } = condition;
    if (!values || !field.startsWith(ATTRIBUTE_PREFIX)) return condition;
    if (toCode(field.slice(ATTRIBUTE_PREFIX.length)) !== attribute) return condition;
    return { ...condition, values: [...new Set(values.map((text) => codes.get(normalizeOption(text)) ?? text))] };
  };
};

const createStepEdit = (edit: OptionsEditRecord) => {
  const { attribute, changes } = edit;
  const replace = createReplace(edit);
  const merged = new Set(changes.flatMap(({ before, isMerged }) => (isMerged ? [before.code] : [])));
  const mergedTexts = new Set(
    changes
      .filter(({ before }) => merged.has(before.code))
      .flatMap(({ before }) => [before.code, ...before.labels.map(({ text }) => text)])
      .map(normalizeOption),
  );
  // A merged option stays to be replaced where it is found, and the one in its place does not become another.
  const replaceFrom = (text: string) => (mergedTexts.has(normalizeOption(text)) ? text : replace(text));
  return (step: BulkEditStepInput): BulkEditStepInput => {
    const { value, options } = step;
    if (value && toCode(value.field.attribute) === attribute) {
      const { set, addOptions, removeOptions } = value.change;
      let { change } = value;
      if (typeof set === 'string') change = { set: replace(set) };
      else if (addOptions) change = { addOptions: [...new Set(addOptions.map(replace))] };
      else if (removeOptions) change = { removeOptions: removeOptions.map(replaceFrom) };
      return { ...step, value: { ...value, change } };
    }
    if (!options || toCode(options.attribute) !== attribute) return step;
    return { ...step, options: { ...options, from: options.from.map(replaceFrom), to: replace(options.to) } };
  };
};

/** Returns what the rules, views, and recipes of a catalog that name changed options become. */
export async function findFollowing(
  { store }: Reads,
  catalogId: string,
  edit: OptionsEditRecord,
): Promise<FollowedRecord[]> {
  const editCondition = createConditionEdit(edit);
  const editStep = createStepEdit(edit);
  const withWhere = <Rule extends { where: string }>(rule: Rule): Rule => ({
    ...rule,
    where: mapConditions(rule.where, editCondition),
  });
  const catalog = await store.get('catalogs', catalogId);
  const isOfCatalog = (record: { catalogId: string | null }) => record.catalogId === catalogId;
  const categories = await store.list('categories', (one) => isOfCatalog(one) && one.rule !== undefined);
  const views = await store.list('views', isOfCatalog);
  const recipes = await store.list('recipes', isOfCatalog);
  const all: FollowedRecord[] = [
    ...(catalog?.channelRules
      ? [
          {
            table: 'catalogs' as const,
            id: catalogId,
            before: catalog.channelRules,
            after: catalog.channelRules.map(withWhere),
          },
        ]
      : []),
    ...categories.map(({ id, rule }) => ({ table: 'categories' as const, id, before: rule, after: withWhere(rule!) })),
    ...views.map(({ id, settings }) => {
      const filters = settings.filters.map((filter) =>
        filter.name === 'where' ? { ...filter, value: mapConditions(filter.value, editCondition) } : filter,
      );
      return { table: 'views' as const, id, before: settings, after: { ...settings, filters } };
    }),
    ...recipes.map(({ id, steps }) => ({ table: 'recipes' as const, id, before: steps, after: steps.map(editStep) })),
  ];
  return all.filter(({ before, after }) => !isSameValue(before, after));
}

/**
 * Returns the changes that put what followed in place, or with `isUndone` what was there before, and the issues of
 * records that stay as they are, because they have changed since.
 */
export async function putFollowed(
  { store }: Reads,
  followed: readonly FollowedRecord[],
  isUndone: boolean,
): Promise<{ changes: Change[]; issues: IssueRecord[] }> {
  const changes: Change[] = [];
  const issues: IssueRecord[] = [];
  for (const { table, id, before, after } of followed) {
    const record = await store.get(table, id);
    const [from, to] = isUndone ? [after, before] : [before, after];
    if (!record) continue;
    if (isSameValue(Reflect.get(record, PARTS[table]), from)) {
      changes.push({ table, put: { ...record, [PARTS[table]]: to } } as Change);
    } else issues.push(followerLeftAlone(record));
  }
  return { changes, issues };
}
