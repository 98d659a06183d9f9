import type { BulkEditStep, ValueChange } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import { labelValue } from '../../records/labelValue';
import { say } from '../../records/sentence';
import type { ValueChangeInput, ValueStepInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { isOfVariants } from '../productValues/values';
import { createValueCheck } from '../validation/checkValue';
import { unknownReference } from '../validation/productReferences';
import { createOptionFinder } from '../validation/options';
import { hasSeparator } from './changeSelection';
import { compileFind } from './changeValues';
import { checkPercent } from './checkPercent';
import { reportDeleted, toStoredField, type createFieldReader, type ReadField, type Report } from './readFields';

/** Fields whose values are different for each product. */
const OF_EACH: ReadonlySet<string> = new Set(['name', 'slug']);

const MAX_TEXT = 10_000;

/** The most options that a step adds or removes. */
const MAX_OPTIONS = 100;

const isNumeric = ({ definition }: ReadField) =>
  definition?.type === 'NUMBER' || definition?.type === 'MEASUREMENT' || definition === undefined;

const isHtml = ({ attribute, definition }: ReadField) =>
  attribute === 'description' || definition?.type === 'RICH_TEXT';

const toChange = (input: ValueChangeInput, field: ReadField, path: string, report: Report): ValueChange => {
  const { definition } = field;
  if (typeof input.set === 'string') return { kind: 'set', text: isHtml(field) ? input.set : input.set.trim() };
  if (typeof input.append === 'string') return { kind: 'append', text: input.append };
  if (typeof input.prepend === 'string') return { kind: 'prepend', text: input.prepend };
  if (input.replace) {
    const { isPattern, isCaseSensitive, ...texts } = input.replace;
    return { kind: 'replace', ...texts, isPattern: isPattern ?? false, isCaseSensitive: isCaseSensitive ?? false };
  }
  if (input.case) {
    if (isHtml(field)) report(`${path}.case`, say`${field.name} is HTML, whose letters can’t be changed.`);
    return { kind: 'case', to: input.case };
  }
  for (const kind of ['addOptions', 'removeOptions'] as const) {
    const given = input[kind]?.map((text) => text.trim());
    if (!given) continue;
    const options = definition?.type === 'MULTI_SELECT' ? definition.options : null;
    if (!options) report(`${path}.${kind}`, say`${field.name} can’t have several options. Select another attribute.`);
    const find = createOptionFinder(options ?? []);
    const own = new Set(given.map(find));
    const positions = new Map((options ?? []).map((option, at) => [option, at]));
    const toPosition = (text: string) => positions.get(find(text)!) ?? positions.size;
    const known = (options ?? []).filter(
      (option) => own.has(option) || [option.code, ...option.labels.map(({ text }) => text)].some(hasSeparator),
    );
    // Values have them in the order of the definition.
    return { kind, texts: given.toSorted((a, b) => toPosition(a) - toPosition(b)), known };
  }
  const amount = input.add ?? input.percent;
  if (typeof amount !== 'number') return { kind: 'clear' };
  const kind = typeof input.add === 'number' ? 'add' : 'percent';
  if (!isNumeric(field)) report(`${path}.${kind}`, say`${field.name} has no numbers to calculate with.`);
  if (kind === 'percent') checkPercent(amount, `${path}.percent`, report);
  return { kind, amount, decimals: definition?.rules.decimals ?? null };
};

const isOfEach = ({ attribute, definition }: ReadField) => OF_EACH.has(attribute) || Boolean(definition?.isUnique);

/** Returns a function that reads a step that changes a value, and reports what is wrong with it. */
export function createValueReader(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  readField: Awaited<ReturnType<typeof createFieldReader>>,
): (input: ValueStepInput, path: string, report: Report) => Promise<BulkEditStep> {
  const check = async (change: ValueChange, field: ReadField, path: string, report: Report) => {
    const { definition, attribute, name } = field;
    if (change.kind === 'set' && isOfEach(field)) {
      report(`${path}.set`, say`Each product has its own value of ${name}. Select another attribute.`);
    } else if (change.kind === 'set' && definition && change.text !== '') {
      const isUnknown =
        definition.type === 'PRODUCT_REFERENCE' && !(await store.products.bySku(catalog.id, change.text));
      const fault = isUnknown
        ? unknownReference(change.text, null)
        : createValueCheck(labelValue(definition.labels), definition)(change.text);
      if (fault) report(`${path}.set`, say`${fault.message} ${fault.suggestedFix ?? ''}`);
    } else if ((change.kind === 'addOptions' || change.kind === 'removeOptions') && definition) {
      const { kind, texts } = change;
      if (texts.length < 1 || texts.length > MAX_OPTIONS) {
        report(`${path}.${kind}`, say`Select 1 to ${MAX_OPTIONS} options.`);
      }
      const checkText = createValueCheck(labelValue(definition.labels), definition);
      for (const text of texts) {
        const fault = text !== '' && kind === 'addOptions' ? checkText(text) : null;
        if (text === '') report(`${path}.${kind}`, say`Enter an option.`);
        else if (fault) report(`${path}.${kind}`, say`${fault.message} ${fault.suggestedFix ?? ''}`);
      }
    } else if (change.kind === 'clear' && OF_EACH.has(attribute)) {
      report(`${path}.clear`, say`Each product needs a value of ${name}.`);
    } else if (change.kind === 'replace') {
      if (change.find === '') report(`${path}.replace.find`, say`Enter the text to find.`);
      try {
        compileFind(change);
      } catch {
        report(
          `${path}.replace.find`,
          say`The pattern can’t be read. Use the syntax of RE2, for example \\d+ for digits.`,
        );
      }
    }
    for (const text of Object.values(change)) {
      if (typeof text === 'string' && text.length > MAX_TEXT) {
        report(path, say`Enter at most ${{ grouped: MAX_TEXT }} characters.`);
      }
    }
  };

  return async (input, path, report) => {
    const field = readField(input.field, `${path}.field`, report);
    const change = toChange(input.change, field, `${path}.change`, report);
    if (change.kind !== 'clear') reportDeleted(field, `${path}.field.attribute`, report);
    await check(change, field, `${path}.change`, report);
    const part = input.part ?? 'PRODUCTS';
    if (part !== 'PRODUCTS' && !isOfVariants(field.attribute)) {
      report(`${path}.part`, say`Variants have no ${field.name} of their own.`);
    }
    return { kind: 'value', field: toStoredField(field), isHtml: isHtml(field), change, part };
  };
}
