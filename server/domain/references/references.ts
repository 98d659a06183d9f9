import type { AttributeOptionRecord } from '../../records/attributes';
import { labelValue } from '../../records/labelValue';
import type { CatalogRecord } from '../../records/catalogs';
import type { SentenceValue } from '../../records/sentence';
import { SYSTEM_ATTRIBUTES } from '../../records/systemAttributes';
import type { ViewRecord } from '../../records/views';
import type { BulkEditStepInput, ReferenceKind } from '../../types.generated';
import type { DomainContext } from '../context';
import { toCode } from '../productValues/values';
import { ATTRIBUTE_FIELDS, ATTRIBUTE_PREFIX } from '../products/filters/fields';
import { listChannelRules } from '../products/rules/channelRules';
import { isVisible } from '../sharing';
import { normalizeOption } from '../validation/options';
import { splitSelection } from '../validation/valueText';
import { getCatalogChannels } from '../definitions/catalogChannels';
import { listConditions, type FilterCondition } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';

const SYSTEM_CODES: ReadonlySet<string> = new Set(SYSTEM_ATTRIBUTES.map(({ code }) => code));

type Reads = Pick<DomainContext, 'store' | 'user'>;

/** What is named: an attribute, options of one, or a family. */
export type Named = { attribute: string; options?: readonly AttributeOptionRecord[] } | { family: string };

/** A rule, a recipe, or a view that names a definition. */
export interface ReferenceRecord {
  kind: ReferenceKind;
  catalog: CatalogRecord;
  /** Null for a recipe or a view that the account does not see. */
  name: SentenceValue | null;
}

/** Which parts of conditions, steps, and views name something. */
interface Matcher {
  isInCondition: (condition: FilterCondition) => boolean;
  isInStep: (step: BulkEditStepInput) => boolean;
  /** Whether a view names it besides its conditions. */
  isInSettings: (settings: ViewRecord['settings']) => boolean;
}

const matchFamily = (code: string): Matcher => ({
  isInCondition: ({ field, values }) => field === 'family' && Boolean(values?.some((value) => value.trim() === code)),
  isInStep: ({ family }) => family?.code?.trim() === code,
  isInSettings: ({ filters }) => filters.some(({ name, value }) => name === 'family' && value === code),
});

const getFieldCode = (field: string): string | null => {
  if (field.startsWith(ATTRIBUTE_PREFIX)) return toCode(field.slice(ATTRIBUTE_PREFIX.length));
  return ATTRIBUTE_FIELDS.find((one) => one === field) ?? null;
};

const getStepCodes = ({ value, copy, options }: BulkEditStepInput): string[] =>
  [value?.field.attribute, copy?.from.attribute, copy?.to.attribute, options?.attribute].flatMap((text) =>
    text === undefined ? [] : toCode(text),
  );

const matchAttribute = (code: string): Matcher => {
  const columns = new Set([ATTRIBUTE_PREFIX + code]);
  return {
    isInCondition: ({ field }) => getFieldCode(field) === code,
    isInStep: (step) => getStepCodes(step).includes(code),
    isInSettings: ({ columns: shown, sort }) =>
      (shown ?? []).some(({ id }) => columns.has(id)) || (sort !== null && columns.has(sort)),
  };
};

const matchOptions = (code: string, options: readonly AttributeOptionRecord[]): Matcher => {
  const texts = new Set(
    options.flatMap((option) => [option.code, ...option.labels.map(({ text }) => text)]).map(normalizeOption),
  );
  const isOption = (text: string) => texts.has(normalizeOption(text));
  const isInText = (text: string) => isOption(text) || splitSelection(text).some(isOption);
  const { isInCondition, isInStep } = matchAttribute(code);
  return {
    isInCondition: (condition) => isInCondition(condition) && Boolean(condition.values?.some(isOption)),
    isInStep: (step) => {
      const { change } = step.value ?? {};
      const set = [change?.set, change?.append, change?.prepend, step.options?.to];
      return isInStep(step) && set.some((text) => typeof text === 'string' && isInText(text));
    },
    isInSettings: () => false,
  };
};

const createMatcher = (named: Named): Matcher => {
  if ('family' in named) return matchFamily(named.family);
  return named.options ? matchOptions(named.attribute, named.options) : matchAttribute(named.attribute);
};

/**
 * Returns the rules, recipes, and views of all catalogs that name it, by kind. None for a definition that replaces a
 * system attribute, which applies to them once it is deleted.
 */
export async function findReferences({ store, user }: Reads, named: Named): Promise<ReferenceRecord[]> {
  if ('attribute' in named && !named.options && SYSTEM_CODES.has(named.attribute)) return [];
  const { isInCondition, isInStep, isInSettings } = createMatcher(named);
  const isInText = (text: string) => {
    const parsed = parseFilterText(text);
    return 'filter' in parsed && listConditions(parsed.filter).some(isInCondition);
  };
  const catalogs = new Map((await store.list('catalogs')).map((catalog) => [catalog.id, catalog]));
  const found: ReferenceRecord[] = [];
  const add = (kind: ReferenceKind, catalogId: string | null, name: SentenceValue | null) => {
    const catalog = catalogs.get(catalogId ?? '');
    if (catalog) found.push({ kind, catalog, name });
  };
  for (const { catalogId, path, rule } of await store.list('categories', (category) => category.rule !== undefined)) {
    if (isInText(rule!.where)) add('CATEGORY_RULE', catalogId, path);
  }
  for (const catalog of catalogs.values()) {
    const rules = listChannelRules(catalog).filter(({ where }) => isInText(where));
    const channels = rules.length ? await getCatalogChannels(store, catalog) : [];
    for (const { channel, scope } of rules) {
      const labels = channels.find(({ id }) => id === channel)?.labels ?? [];
      add(scope === 'FEEDS' ? 'FEED_RULE' : 'CHANNEL_RULE', catalog.id, labels.length ? labelValue(labels) : channel);
    }
  }
  const isShown = (one: Parameters<typeof isVisible>[1]) => user !== null && isVisible(user, one);
  for (const recipe of await store.list('recipes', ({ steps }) => steps.some(isInStep))) {
    add('RECIPE', recipe.catalogId, isShown(recipe) ? recipe.name : null);
  }
  const isInView = ({ list, settings }: ViewRecord) =>
    list === 'PRODUCTS' &&
    (isInSettings(settings) || settings.filters.some(({ name, value }) => name === 'where' && isInText(value)));
  for (const view of await store.list('views', isInView)) {
    add('VIEW', view.catalogId, isShown(view) ? view.name : null);
  }
  return found;
}
