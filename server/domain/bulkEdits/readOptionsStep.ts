import { attributeCode, FIELD_CODES } from '../../records/attributeCode';
import type { BulkEditStep } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import { labelValue } from '../../records/labelValue';
import { say } from '../../records/sentence';
import type { OptionsStepInput } from '../../types.generated';
import { getStoredName } from '../attributes/attributeList';
import { getUnused, readUsage } from '../attributes/usage';
import { readOptionNames } from '../attributes/usedOptions';
import type { DomainContext } from '../context';
import { toCode } from '../productValues/values';
import { nearestText, withNearest } from '../texts/nearestText';
import { createValueCheck } from '../validation/checkValue';
import { getDeletedDefinitions, listKnownDefinitions } from '../validation/definedRules';
import { createOptionFinder, normalizeOption } from '../validation/options';
import { reportDeleted, type Report } from './readFields';

/** The most values that a step replaces, and the longest new one. */
const MAX_VALUES = 100;
const MAX_TEXT = 10_000;

/** Types with options, and texts, which can be used like options. */
const TYPES: readonly string[] = ['SELECT', 'MULTI_SELECT', 'TEXT'];

/** Returns a function that reads a step that replaces options, and reports an unknown attribute and a wrong value. */
export function createOptionsReader(
  { store }: Pick<DomainContext, 'store'>,
  catalog: Pick<CatalogRecord, 'id'>,
): (input: OptionsStepInput, path: string, report: Report) => Promise<BulkEditStep> {
  /** Returns what the attribute is called, and reports one that is unknown or not for options. */
  const findName = async (attribute: string, path: string, report: Report): Promise<string> => {
    const used = await readUsage(store);
    const known = used.get(attribute)?.names[0];
    if (known !== undefined && !FIELD_CODES.has(attribute)) return known;
    const names = new Map((await readOptionNames(store, catalog.id)).map((name) => [attributeCode(name), name]));
    const definitions = await listKnownDefinitions(store);
    const codes = [...definitions.filter(({ type }) => TYPES.includes(type)).map(({ code }) => code), ...used.keys()];
    const choices = [...codes, ...names.keys()].filter((code) => !FIELD_CODES.has(code));
    const name = names.get(attribute);
    if (name !== undefined) return name;
    report(
      path,
      withNearest(say`No attribute with options has the code ${attribute}.`, nearestText(attribute, choices)),
    );
    return attribute;
  };

  return async (input, path, report) => {
    const attribute = toCode(input.attribute);
    const definitions = await listKnownDefinitions(store);
    const definition = FIELD_CODES.has(attribute) ? undefined : definitions.find(({ code }) => code === attribute);
    const deleted = (await getDeletedDefinitions(store)).get(attribute);
    reportDeleted({ deleted }, `${path}.attribute`, report);
    const usage = (await readUsage(store)).get(attribute) ?? getUnused(attribute);
    const name = definition
      ? getStoredName({ ...definition, usage })
      : await findName(attribute, `${path}.attribute`, report);
    if (definition && !TYPES.includes(definition.type)) {
      report(`${path}.attribute`, say`${name} has no options. Select an attribute with options or texts.`);
    }
    const to = input.to.trim();
    const from = input.from.map((text) => text.trim());
    if (from.length < 1 || from.length > MAX_VALUES) report(`${path}.from`, say`Enter 1 to ${MAX_VALUES} values.`);
    from.forEach((text, at) => {
      if (text === '') report(`${path}.from[${at}]`, say`Enter the value to replace.`);
    });
    if (to === '') report(`${path}.to`, say`Enter the new value.`);
    else if (to.length > MAX_TEXT) report(`${path}.to`, say`Enter at most ${{ grouped: MAX_TEXT }} characters.`);
    else if (definition) {
      const fault = createValueCheck(labelValue(definition.labels), definition)(to);
      if (fault) report(`${path}.to`, say`${fault.message} ${fault.suggestedFix ?? ''}`);
    }
    const findOption = createOptionFinder(definition?.options ?? []);
    const texts = from.flatMap((text) => {
      const option = findOption(text);
      return option ? [text, option.code, ...option.labels.map((label) => label.text)] : [text];
    });
    return {
      kind: 'options',
      attribute,
      name,
      from: [...new Set(texts.map(normalizeOption))],
      to,
      isList: definition?.type === 'MULTI_SELECT',
      part: input.part ?? 'BOTH',
    };
  };
}
